// A table whose states come from a recorded game; the learner's wanted choices move it on.
import { untrack } from "svelte";
import type { Choice, LogLine, TableState } from "../generated/schema";
import { LiveLine } from "../lib/live";
import { plain, type Notice, type Request, type Table } from "../lib/table";
import type { Said, Translate } from "../words/translate.svelte";
import { type Frame, type Lesson, type RacingTable, seatsOf, type Stretch, type StretchMaker } from ".";

export class LessonTable implements Table, RacingTable {
  part = $state(0);
  at = $state(0);
  log = $state.raw<LogLine[]>([]);
  notice = $state.raw<Notice | null>(null);
  hint = $state.raw<{ choice: Choice; reason: Said } | null>(null);
  readonly line = "open";
  readonly sending = false;
  readonly closeReason = "";
  /** The learner wants no hints. */
  quiet = $state(false);
  /** Hands in a live stretch. As at a real table, they hear of it a little later. */
  readonly live = new LiveLine(
    (message) => queueMicrotask(() => this.stretch?.hear(message)),
    () => this.stretch?.pictures() ?? Promise.resolve([]),
  );
  private stretch = $state.raw<Stretch | null>(null);
  /** How many lines at the end of the log are new. */
  private news = $state(0);
  private count = $state(0);
  /** Every start of a part is a table of its own: what a board keeps for a table is begun again. */
  private sitting = "";

  constructor(
    private readonly lesson: Lesson,
    private readonly t: Translate,
    start = 0,
    private readonly race?: StretchMaker,
  ) {
    this.begin(Math.min(start, lesson.parts.length - 1));
  }

  get wanted(): string {
    return this.frame.wanted;
  }

  get parts(): number {
    return this.lesson.parts.length;
  }

  get id(): string {
    return this.lesson.parts[this.part]?.id ?? "";
  }

  get frame(): Frame {
    const frame = this.lesson.parts[this.part]?.frames[this.at];
    if (!frame) throw new Error("a lesson ends with its last frame");
    return frame;
  }

  /** The words of this moment: a frame without any keeps those of the frame before. */
  get said(): string {
    const frames = this.lesson.parts[this.part]?.frames.slice(0, this.at + 1) ?? [];
    return frames.findLast((frame) => frame.say !== "")?.say ?? "";
  }

  /** A move of somebody else: seen for a moment, then it goes on by itself. */
  get passing(): boolean {
    return this.frame.say === "" && !this.done;
  }

  /** Nothing is left to do in this part. */
  get done(): boolean {
    return this.at === (this.lesson.parts[this.part]?.frames.length ?? 1) - 1;
  }

  /** Names of the lesson's people. A word, such as of an animal, is said in the reader's language. */
  private get names(): string[] {
    return this.lesson.names.map((name) => (name.includes(".") ? untrack(() => this.t(name)) : name));
  }

  /** The learner is "you", whom no line of a log can name: there it is what the game calls the seat. */
  get called(): readonly string[] {
    return this.names;
  }

  get state(): TableState {
    const { choices, acting } = this.frame;
    const view = this.stretch?.view ?? this.frame.view;
    const past = this.lesson.parts[this.part]?.past ?? [];
    const names = this.names;
    const learner = names[0] || untrack(() => this.t("learn.you")); // words that arrive are no news at the table
    return {
      type: "state",
      table: this.sitting,
      game: this.lesson.game,
      title: this.lesson.title,
      phase: "running",
      seq: this.count,
      you: 0,
      host: false,
      listed: false,
      // Who only reads is not to act, whatever the rules wait for.
      seats: seatsOf([learner, ...names.slice(1, seatCount(view, this.lesson))], choices.length > 0 || this.stretch ? acting : acting.filter((seat) => seat !== 0)),
      options: {},
      view,
      choices,
      fresh: this.log.slice(this.log.length - this.news),
      reset: this.at === 0,
      log: this.at === 0 && past.length > 0 ? this.log : [],
      ...plain,
      can_hint: this.frame.wanted !== "",
    };
  }

  begin(part: number): void {
    this.part = part;
    this.at = 0;
    this.notice = null;
    this.hint = null;
    this.sitting = `lesson ${Date.now()}`;
    this.log = this.lesson.parts[part]?.past ?? [];
    this.arrive();
  }

  /** To the next frame, where no choice of the learner is needed. */
  next(): void {
    if (this.done || this.frame.wanted) return;
    this.step();
  }

  act(action: number): void {
    const choice = this.frame.choices.find((one) => one.action === action);
    if (!choice || !this.frame.wanted) return;
    if (this.fits(choice.text) || choice.text === this.frame.also) this.step();
    else this.explain(choice.text);
  }

  /** An answer to a question. */
  answer(text: string): void {
    if (this.frame.wanted === `answer:${text}`) this.step();
    else this.explain();
  }

  /** A piece was laid in a live stretch. */
  covered(line: LogLine): void {
    this.tell([line]);
  }

  /** What was wanted of the learner's hands is done. */
  fulfil(): void {
    this.step();
  }

  /** The learner's notes: wanted places that are marked as possible or more, and no others. */
  noted(marks: Record<string, string>): void {
    if (!this.frame.wanted.startsWith("note:")) return;
    const wanted = this.frame.wanted.slice(5).split("+");
    const marked = Object.keys(marks).filter((place) => marks[place] !== "no");
    if (marked.some((place) => !wanted.includes(place))) this.explain();
    else if (marked.length === wanted.length) this.step();
  }

  /** A turn of several decisions is wanted as their words, with a space between. */
  turn(moves: string[]): void {
    if (!this.frame.wanted) return;
    if (this.fits(moves.join(" "))) this.step();
    else this.explain(moves[0]);
  }

  send(request: Request): void {
    if (request.type !== "hint") return;
    const choice = this.frame.choices.find((one) => one.text === this.frame.wanted);
    if (choice) this.hint = { choice, reason: "" };
    else this.explain();
  }

  close(): void {
    this.stretch?.close();
  }

  /** A learner who begins right, with a step of a walk or a card chosen in words, has found it: the rest follows. */
  private fits(moves: string): boolean {
    return `${this.frame.wanted} `.startsWith(`${moves} `);
  }

  /** Why something else is wanted here; some kinds of choices are answered alike everywhere. */
  explain(text = ""): void {
    const [verb = "", wanted] = [text, this.frame.wanted].map((words) => words.split(":")[0]);
    const apart = verb !== wanted ? this.lesson.apart?.[verb] : undefined;
    this.notice = { text: this.t(apart ?? this.frame.otherwise), clause: "", kind: "news" };
  }

  private step(): void {
    this.notice = null;
    this.hint = null;
    this.at += 1;
    this.arrive();
  }

  /** What a frame brings: lines for the log, and perhaps a live race. */
  private arrive(): void {
    const { race, view, fresh } = this.frame;
    this.tell(fresh);
    if (race === null) return;
    this.stretch?.close();
    this.stretch = race && this.race ? this.race(race, view, this) : null;
  }

  private tell(lines: LogLine[]): void {
    this.log = numbered(this.log, lines);
    this.news = lines.length;
    this.count += 1;
  }
}

const numbered = (log: LogLine[], fresh: LogLine[]): LogLine[] => [...log, ...fresh.map((line, k) => ({ ...line, number: log.length + k }))];

function seatCount(view: unknown, lesson: Lesson): number {
  return typeof view === "object" && view !== null && "players" in view ? Number(view.players) : lesson.names.length;
}
