// Brings the page its words. `src/facedown/words/languages.json` is the one list of languages; a catalogue is a file
// `words/LANGUAGE.ftl` beside what it belongs to. What people read first is one file for each language: the page's own
// words, the server's hints, and what games say in the lobby. Everything else comes with the part of the page that it is
// for. What the server refuses, and what options mean, comes with English words: only other languages have texts for it,
// which follow when the page stands.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "./fluent.mjs";

const page = fileURLToPath(new URL("../src/", import.meta.url));
const python = fileURLToPath(new URL("../../src/facedown/", import.meta.url));
const list = `${python}words/languages.json`;
const LANGUAGES = "virtual:languages";
const LANGUAGE = "virtual:language/";

/** What the keys of a catalogue begin with in the page, by the folder in which `words` lies. */
export function prefixOf(folder) {
  const [room, game, ...part] = folder.split("/");
  if (room !== "boards") return folder.split("/").at(-1); // analysis, plain, pages/status
  if (part[0] === "lesson") return [game, ...part.slice(1)].join("_") + ".lesson";
  if (part[0] === "setup") return `${game}.option`;
  return [game, ...part.filter((one) => one !== "lobby")].join(".");
}

/** All catalogues that make up one of the page's, each with what its keys begin with. */
export function sourcesOf(file) {
  const language = file.split("/").at(-1).replace(".ftl", "");
  if (file.startsWith(python)) {
    if (!file.startsWith(`${python}games/`)) return ["refusals", "requests", "play"].map((room) => [`${python}words/${room}/${language}.ftl`, "server"]);
    // What a game calls its options, and the page's own form; or what it says about them.
    const game = file.slice(python.length).split("/")[1];
    const form = `${page}boards/${game}/setup/words/${language}.ftl`;
    return [[file, game], ...(file.includes("/about/") ? [] : [[form, `${game}.option`]])].filter(([one]) => existsSync(one));
  }
  const folder = file.slice(page.length).split("/").slice(0, -2).join("/");
  if (folder === "") {
    const lobbies = readdirSync(`${page}boards`).map((game) => [`${page}boards/${game}/lobby/words/${language}.ftl`, game]);
    return [[file, ""], [`${python}words/${language}.ftl`, "server"], ...lobbies.filter(([lobby]) => existsSync(lobby))];
  }
  const [, game, part] = folder.split("/");
  const said = `${python}games/${game}/words/${language}.ftl`;
  return [[file, prefixOf(folder)], ...(folder.startsWith("boards/") && !part && existsSync(said) ? [[said, game]] : [])];
}

/** Vite's plugin. */
export const words = () => ({
  name: "words",
  resolveId: (id) => (id === LANGUAGES || id.startsWith(LANGUAGE) ? id : null),
  load(id) {
    if (id === LANGUAGES) {
      const names = JSON.parse(readFileSync(list, "utf8"));
      const loads = Object.keys(names).map((language) => `${JSON.stringify(language)}: () => import("${LANGUAGE}${language}")`);
      return `export const names = ${JSON.stringify(names)};\nexport const languages = { ${loads.join(", ")} };\n`;
    }
    if (!id.startsWith(LANGUAGE)) return null;
    const language = id.slice(LANGUAGE.length);
    const files = readdirSync(page, { recursive: true }).filter((file) => file.endsWith(`/words/${language}.ftl`) && !/\/(lobby|setup)\//.test(file));
    const loads = files.sort().map((file) => `"${file.replace(/\/words\/.*/, "")}": () => import("/src/${file}")`);
    for (const game of readdirSync(`${python}games`).sort()) {
      const options = `${python}games/${game}/words/options/`;
      if (existsSync(`${options}${language}.ftl`)) loads.push(`"boards/${game}/setup": () => import(${JSON.stringify(`${options}${language}.ftl`)})`);
      const about = `${options}about/${language}.ftl`;
      if (language !== "en" && existsSync(about)) loads.push(`"boards/${game}/setup/about": () => import(${JSON.stringify(about)})`);
    }
    if (language !== "en") loads.push(`"server": () => import(${JSON.stringify(`${python}words/refusals/${language}.ftl`)})`);
    return `export { words as page } from "/src/words/${language}.ftl";\nexport const parts = { ${loads.join(", ")} };\n`;
  },
  transform(_, id) {
    if (!id.endsWith(".ftl") || !(id.startsWith(page) || id.startsWith(python))) return null;
    const sources = sourcesOf(id);
    for (const [file] of sources) this.addWatchFile(file);
    return { code: compile(sources.map(([file, prefix]) => ({ file, prefix, source: readFileSync(file, "utf8") }))), map: null };
  },
});
