// @vitest-environment jsdom
import { names } from "virtual:languages";
import { afterEach, expect, test } from "vitest";
import { getLanguage, loadWords, setLanguage, t, tell, tellOr, wordOr } from "./translate.svelte";

afterEach(() => setLanguage("en"));

test("fills in names and changes language", async () => {
  expect(t("seat", { seat: 3 })).toBe("Seat 3");
  await setLanguage("de");
  expect([t("seat", { seat: 3 }), getLanguage(), document.documentElement.lang]).toEqual(["Platz 3", "de", "de"]);
  await setLanguage("xx"); // a language that was here once
  expect([t("seat", { seat: 3 }), t("no.such.key"), getLanguage()]).toEqual(["Seat 3", "no.such.key", "en"]);
});

test("parts bring their words in the language that is read, also when it changes meanwhile", async () => {
  expect(wordOr("plain.sheet", "?")).toBe("?");
  const german = setLanguage("de");
  await Promise.all([loadWords("plain"), loadWords("analysis"), german]);
  expect([t("plain.sheet"), t("analysis.title")]).toEqual(["Was du siehst", "Analyse"]);
  await setLanguage("en");
  expect([t("plain.sheet"), t("analysis.title")]).toEqual(["What you see", "Analysis"]);
  await loadWords("boards/of another package"); // which brings none
});

test("games are named in the lobby, and say what the server says in words of both", async () => {
  await loadWords("boards/nyet");
  const log = { code: "nyet.suit", values: { trump: 1, colour: "b" } };
  expect([wordOr("nyet.tagline", "the server's"), tell(log), tell("as it is")]).toEqual(["the server's", "blue (trump)", "as it is"]);
  await setLanguage("de");
  expect([t("nyet.tagline").slice(0, 6), tell(log)]).toEqual(["Stiche", "Blau (Trumpf)"]);
});

test("a refusal is said in English where the catalogue lacks a word of it", async () => {
  await setLanguage("de");
  await loadWords("server");
  const name = { code: "server.notation", values: { written: "round_cap", words: { code: "server.option.called", values: { name: { code: "coins.option.round_cap" } } } } };
  const said = (words: object) => ({ code: "server.rated.rules", values: { options: [words] } });
  expect(tellOr(said(name) as never, "English")).toBe("English"); // a game of another package has no words here
  expect(tellOr(said({ ...name, values: { ...name.values, words: "Höchstzahl der Runden" } }) as never, "English")).toContain("anders: Höchstzahl der Runden");
});

test("a language that nobody speaks is longer everywhere", async () => {
  expect(names).not.toHaveProperty("pseudo");
  const plain = t("home");
  await setLanguage("pseudo");
  expect(t("seat", { seat: 3 })).toBe("⟦Séèáåt 3⟧");
  expect(t("home").length).toBeGreaterThan(1.25 * plain.length);
  expect(getLanguage()).toBe("en");
});
