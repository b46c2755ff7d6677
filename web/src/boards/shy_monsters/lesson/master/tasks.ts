// The tasks of the guided building (S-1026) and when they are met. Who feels at home where is looked up by the desk in
// what the rules wrote down; here is only what a task asks for.
import { keyOf } from "../../build/comfort";
import { broken, type Draft, fares, type Laid, outline, reached, type Stock } from "../../build/draft";
import { isMonster } from "../../monsters";

export interface Task {
  id: string;
  stock: Stock;
  /** The Monsters may not touch each other. */
  apart?: boolean;
  /** No way from the Entrance to the Exit without a Monster on it. */
  hidden?: boolean;
  /** One of many good answers, shown on request. */
  example: Draft;
}

/** What a draft comes to: tiles are still to be laid, somebody is not at home, they touch, the Exit is open, or all is well. */
export type Verdict = "laying" | "broken" | "shy" | "touch" | "open" | "met";

/** A draft written as "1,0 dragon, 2,0 corridor". */
const laid = (text: string): Draft =>
  text.split(", ").map((one): Laid => {
    const [cell = "", kind = ""] = one.split(" ");
    const [x = 0, y = 0] = cell.split(",").map(Number);
    return { x, y, kind };
  });

/** One Monster and some corridors. */
const alone = (monster: string, corridor: number, example: string): Task => ({ id: monster, stock: { corridor, [monster]: 1 }, example: laid(example) });

export const TASKS: readonly Task[] = [
  alone("dragon", 2, "1,0 corridor, 2,0 corridor, 3,0 dragon"),
  alone("mantis", 2, "1,0 corridor, 2,0 mantis, 3,0 corridor"),
  alone("cobra", 2, "1,0 corridor, 2,0 cobra, 2,1 corridor"),
  alone("bat", 2, "1,0 corridor, 1,1 corridor, 2,0 bat"),
  alone("kraken", 3, "1,0 corridor, 2,0 kraken, 2,-1 corridor, 2,1 corridor"),
  alone("gargoyle", 2, "1,0 corridor, 0,1 corridor, 1,1 gargoyle"),
  {
    id: "two",
    stock: { corridor: 3, bat: 1, dragon: 1 },
    apart: true,
    example: laid("1,0 corridor, 2,0 corridor, 3,0 dragon, 2,1 corridor, 1,1 bat"),
  },
  {
    id: "apart",
    stock: { corridor: 3, kraken: 1, gargoyle: 1 },
    apart: true,
    example: laid("1,0 kraken, 0,1 gargoyle, 1,1 corridor, 2,0 corridor, 3,0 corridor"),
  },
  {
    id: "exit",
    stock: { corridor: 3, exit: 1, mantis: 1, cobra: 1 },
    apart: true,
    hidden: true,
    example: laid("1,0 corridor, 2,0 mantis, 3,0 corridor, 4,0 cobra, 4,1 exit, 4,2 corridor"),
  },
];

export const monstersOf = (task: Task): string[] => Object.keys(task.stock).filter(isMonster);

export function verdict(task: Task, draft: Draft): Verdict {
  const all = Object.values(task.stock).reduce((sum, number) => sum + number, 0);
  if (draft.length < all) return "laying";
  if (broken(draft).length > 0) return "broken";
  const moods = fares(draft);
  if (moods.some((fare) => !fare.comfy)) return "shy";
  if (task.apart && moods.some((fare) => fare.scared)) return "touch";
  return task.hidden && isOpen(draft) ? "open" : "met";
}

/** Is there a way to the Exit that meets no Monster? */
function isOpen(draft: Draft): boolean {
  const way = reached(outline(draft.filter(({ kind }) => !isMonster(kind))));
  return draft.some(({ x, y, kind }) => kind === "exit" && way.includes(keyOf(x, y)));
}
