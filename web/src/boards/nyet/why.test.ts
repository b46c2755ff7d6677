/** The server's reasons in the page's words: every code has words in both languages, and its clause goes with them. */
import { beforeAll, describe, expect, test } from "vitest";
import { addWords, t } from "../../words/translate.svelte";
import states from "./fixtures/states.json";
import type { NyetView } from "./types";
import { duty, whyNotCard } from "./why";
import { words } from "./words";
import { de } from "./words/de";
import { en } from "./words/en";

const all = Object.values(states as unknown as Record<string, { view: NyetView }>).map(({ view }) => view);
const name = (seat: number): string => ["Ann", "Ben", "Eva", "Jo", "Lu"][seat]!;
const trick = (more: Partial<NyetView>): NyetView => ({ ...all[0]!, phase: "trick", trump: "r", led: "g", following: 2, barred: [], ...more });
const why = (view: NyetView, card: string) => whyNotCard({ t, view, name }, card);

beforeAll(() => addWords(words));

test("every reason of every state has words", () => {
  const codes = new Set(all.flatMap((view) => view.barred.map(({ code }) => code)));
  expect(codes.size).toBeGreaterThan(4);
  for (const code of [...codes, "wait", "not_now"]) for (const said of [en, de]) expect(said, code).toHaveProperty([`why.${code}`]);
});

describe("a card", () => {
  const barred = [
    { code: "follow", clause: "Y-34", cards: ["y7"] },
    { code: "crowned", clause: "Y-34", cards: ["g1"] },
  ];
  test("has the reason that is told for it", () => {
    expect(why(trick({ barred }), "y7")).toEqual({ message: "You must follow green: you still hold 2.", clause: "Y-34" });
    expect(why(trick({ barred }), "g1")).toEqual({ message: "A supertrump counts as trump, not as green.", clause: "Y-34" });
    expect(why(trick({ barred, led: "r" }), "y7").message).toBe("You must follow red (trump): you still hold 2.");
    expect(why(trick({ barred }), "b2")).toEqual({ message: "That is not possible now." }); // offered, or gone
  });
  test("a reason without cards is for the whole hand; others are named, without a clause where there is none", () => {
    const seats = all[0]!.seats.map((seat, k) => ({ ...seat, acting: k === 1 }));
    const turn = [{ code: "turn", clause: "", cards: [] }];
    expect(why(trick({ barred: turn, seats }), "y7")).toEqual({ message: "It is not your turn: Ben decides now." });
    expect(why(trick({ barred: turn, seats: seats.map((seat) => ({ ...seat, acting: false })) }), "y7").message).toBe("Not now; wait for your turn.");
  });
});

test("what has to be done in the trick follows from what the server counted (Y-76)", () => {
  expect(duty({ t, view: trick({ led: "" }), name }, 5)).toBe("You lead: play any card.");
  expect(duty({ t, view: trick({ following: 0 }), name }, 5)).toBe("You have no green: play any card.");
  expect([1, 3].map((offered) => duty({ t, view: trick({}), name }, offered))).toEqual(["You must follow green: 1 card.", "You must follow green: 3 cards."]);
});
