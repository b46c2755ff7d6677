// A table on the server, over one socket that comes back by itself.
import { tick } from "svelte";
import type { Choice, Closing, LogLine, PageMessage, ServerMessage, TableState } from "../generated/schema";
import { LiveLine, type Racing } from "./live";
import { mySession, type Secret } from "./memory";
import type { Line, Notice, Request, Table } from "./table";
import { TalkLine } from "./talk.svelte";
import { ofThen, tellOr, type Said } from "../words/translate.svelte";

const PING_EVERY = 15_000;
const SILENCE = 40_000; // nothing heard for so long: the line is dead
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PATIENT = 5; // tries after which the wait is the longest
const TRY_LATER = 4429; // code of a close: too many connections

/** How long to wait before the n-th try (from 0): doubling, with a little chance so that not all come at once. */
export function waitBefore(tries: number, luck: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + luck / 2);
}

/** The log after a state: whole in a socket's first state and after an undo, otherwise grown by the fresh lines. */
export function grownLog(log: LogLine[], state: TableState): LogLine[] {
  if (state.reset) return state.log;
  const first = state.fresh[0];
  return first ? [...log.slice(0, first.number), ...state.fresh] : log;
}

const lineOfThen = (line: LogLine): LogLine => ({ ...line, text: ofThen(line.text) });

type Sent = Exclude<PageMessage, { type: "hello" | "ping" } | Racing>;

export class SocketTable implements Table {
  state = $state.raw<TableState | null>(null);
  log = $state.raw<LogLine[]>([]);
  line = $state<Line>("connecting");
  #closing = $state.raw<Pick<Closing, "reason" | "text"> | null>(null);
  closeCode = $state("");
  notice = $state.raw<Notice | null>(null);
  hint = $state.raw<{ choice: Choice; reason: Said } | null>(null);
  /** What is said in a live race goes past the table's own messages: it is neither kept nor sent again. */
  readonly live = new LiveLine((message) => this.write(message));
  readonly talk: TalkLine;
  private waiting = $state.raw<Sent[]>([]); // sent, not yet answered
  private given = ""; // the hint that was given up: its answer comes too late

  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private queue: ServerMessage[] = [];
  private working = false;
  private ended = false;
  private refused = false; // the server has asked this page to slow down
  private readonly again = () => this.connectNow();

  constructor(
    private readonly table: string,
    private readonly secret: Secret,
    private readonly name: string,
    /** Secrets of all who share this screen: they are all at the table, no matter who has it. */
    private readonly beside: string[] = [],
    private readonly address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`,
  ) {
    this.talk = new TalkLine(table);
    addEventListener("online", this.again);
    this.connect();
  }

  get closeReason(): string {
    return this.#closing ? tellOr(this.#closing.reason, this.#closing.text) : "";
  }

  get sending(): boolean {
    return this.waiting.some((sent) => sent.type !== "chat" && sent.type !== "hint");
  }

  get hinting(): boolean {
    return this.waiting.some((sent) => sent.type === "hint");
  }

  act(action: number): void {
    if (this.state && !this.moving) this.put({ type: "move", id: newId(), seq: this.state.seq, action });
  }

  turn(moves: string[]): void {
    if (this.state && !this.moving) this.put({ type: "turn", id: newId(), seq: this.state.seq, moves });
  }

  send(request: Request): void {
    this.put({ ...request, id: newId() } as Sent);
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.again);
    this.hangUp();
    clearTimeout(this.timer);
  }

  /** This person's decision is on its way: an impatient second click is none. */
  private get moving(): boolean {
    return this.waiting.some((sent) => sent.type === "move" || sent.type === "turn");
  }

  private put(message: Sent): void {
    if (message.type !== "chat") {
      this.notice = this.hint = null;
      this.given = this.waiting.find((sent) => sent.type === "hint")?.id ?? this.given;
    }
    this.waiting = [...this.waiting.filter((sent) => message.type === "chat" || sent.type !== "hint"), message];
    this.write(message);
  }

  private write(message: PageMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connectNow(): void {
    if (this.line !== "offline" || this.ended) return;
    clearTimeout(this.timer);
    this.connect();
  }

  private connect(): void {
    const socket = new WebSocket(this.address);
    let greeted = false;
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      const hello: PageMessage = { type: "hello", table: this.table };
      if (this.secret.token) hello.token = this.secret.token;
      if (this.secret.own) hello.own = this.secret.own;
      if (this.name) hello.name = this.name;
      if (this.beside.length > 0) hello.beside = this.beside;
      if (mySession()) hello.session = mySession();
      this.write(hello);
      this.pings = setInterval(() => this.beat(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket || typeof event.data !== "string") return;
      this.heard = Date.now();
      const message = JSON.parse(event.data) as ServerMessage;
      this.queue.push(message);
      if (message.type === "closing") this.refused = message.code === "too_fast";
      if (message.type === "state" && !greeted) {
        greeted = true;
        this.tries = 0;
        for (const sent of this.waiting) this.write(sent); // the server knows what it has had already
      }
      void this.work();
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code === TRY_LATER ? "crowded" : "offline");
    };
  }

  /** A server that has too many connections is left alone for longer. */
  private lost(how: "offline" | "crowded"): void {
    this.hangUp();
    if (this.ended) return;
    this.line = this.refused ? "crowded" : how;
    this.refused = false;
    if (this.line === "crowded") this.tries = Math.max(this.tries, PATIENT);
    this.timer = setTimeout(() => this.connect(), waitBefore(this.tries, Math.random()));
    this.tries += 1;
  }

  private hangUp(): void {
    clearInterval(this.pings);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) this.lost("offline");
    else this.write({ type: "ping", id: newId() });
  }

  /** One message after the other, each drawn before the next: a board sees every state's fresh lines. */
  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    for (let message = this.queue.shift(); message; message = this.queue.shift()) {
      this.take(message);
      await tick();
    }
    this.working = false;
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "state": {
        const state = { ...message, fresh: message.fresh.map(lineOfThen), log: message.log.map(lineOfThen) };
        this.log = grownLog(this.log, state);
        if (this.state?.seq !== state.seq) this.hint = null;
        this.state = state;
        this.line = "open";
        break;
      }
      case "accepted":
        this.answered(message.id);
        break;
      case "refused":
        if (message.id === this.given) break;
        if (this.answered(message.id)?.type === "chat") {
          this.talk.trouble = tellOr(message.reason, message.text);
          break;
        }
        this.notice = { get text() { return tellOr(message.reason, message.text); }, clause: message.clause ?? "", kind: "refused" };
        break;
      case "hint":
        if (message.id === this.given) break;
        this.answered(message.id);
        this.hint = { choice: message.choice, reason: message.reason };
        break;
      case "closing":
        if (message.code === "restarting" || message.code === "too_fast") break; // come back in a moment
        this.#closing = message;
        this.closeCode = message.code;
        this.line = "closed";
        this.close();
        break;
      case "pong":
        break;
      case "chat_line":
      case "chat_log":
        this.talk.take(message);
        break;
      default:
        this.live.take(message);
    }
  }

  private answered(id: string): Sent | undefined {
    const sent = this.waiting.find((waiting) => waiting.id === id);
    this.waiting = this.waiting.filter((other) => other !== sent);
    return sent;
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
