// For tests: all words that can come up in a recorded lesson, sorted.
import type { Frame, Lesson } from ".";

const verbOf = (text: string): string => text.split(":")[0]!;

/** What is said to the choices of a frame that are not wanted. */
function refusals({ choices, wanted, also, otherwise }: Frame, apart: Record<string, string>): string[] {
  const wrong = choices.filter(({ text }) => text !== wanted && text !== also).map(({ text }) => verbOf(text));
  return wrong.map((verb) => (verb !== verbOf(wanted) && apart[verb]) || otherwise);
}

export function wordsUsed(name: string, lesson: Lesson): string[] {
  const frames = lesson.parts.flatMap((part) => part.frames);
  const titles = [...lesson.parts.map((part) => part.id), "last"].map((id) => `${name}.lesson.${id}`);
  const said = frames.flatMap((frame) => [frame.say, frame.tip ?? "", ...refusals(frame, lesson.apart ?? {})]).filter(Boolean);
  return [...new Set([...titles, ...said])].sort();
}
