// What a person loads to play any one game must stay small: the lobby, a new table, the table, and the game's
// board, scripts and styles together, gzipped. What comes later or never does not count: panels and dialogs that are opened
// (table/later.ts), lessons, desks to try things on, replays and their analysis, the reader of rules, QR codes, one screen
// for several, profiles, deals, the status, other games. One language is loaded; what counts is the heaviest one for each game.
// `npm run sizes` lists what counts; a build is silent about it while all games are within their budget.
import { readdir, readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

const MOST = 150_000;
const wanted = process.argv.includes("--sizes");
const named = process.argv.slice(2).find((word) => !word.startsWith("--"));
const folder = new URL(named ?? "../../src/facedown/server/static/", import.meta.url);
const manifest = JSON.parse(await readFile(new URL(".vite/manifest.json", folder), "utf8"));
const games = (await readdir(new URL("../src/boards/", import.meta.url), { withFileTypes: true })).filter((one) => one.isDirectory()).map((one) => one.name);

const sizes = new Map();
async function size(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(await readFile(new URL(file, folder)), { level: 9 }).length);
  return sizes.get(file);
}

/** All files that come with some parts of the page: what they import, and the styles of it. */
function filesOf(parts) {
  const seen = new Set();
  const add = (part) => {
    if (seen.has(part)) return;
    seen.add(part);
    for (const other of manifest[part].imports ?? []) add(other);
  };
  parts.forEach(add);
  return new Set([...seen].flatMap((part) => [manifest[part].file, ...(manifest[part].css ?? [])]).filter((file) => /\.(js|css)$/.test(file)));
}

async function sum(files) {
  let bytes = 0;
  for (const file of files) bytes += await size(file);
  return bytes;
}

const languages = Object.keys(JSON.parse(await readFile(new URL("../../src/facedown/words/languages.json", import.meta.url), "utf8")));
const languageOf = (part) => /(?:\/words\/(?:.*\/)?|virtual:language\/)(\w+)(?:\.ftl)?$/.exec(part)?.[1];
const isPlaying = (part) => manifest[part].isEntry || /^src\/pages\/(NewTable|TablePage)|virtual:language\//.test(part);
// Lessons, desks to try things on, pictures of the rules, what is told beside a replay; and what nobody waits for: what options mean, pictures in words.
const isLater = (part) => /\/(lesson\/|practice\/|rules\/|afterwards\/|Afterwards\.svelte|options\/about\/|motif\/)/.test(part);
const all = Object.keys(manifest).filter((part) => manifest[part].isEntry || manifest[part].isDynamicEntry);
const inLanguage = (language) => all.filter((part) => [undefined, language].includes(languageOf(part)));
const isOf = (game) => (part) => part.includes(`/boards/${game}/`) || part.includes(`/games/${game}/`);
const lines = [];
const tell = (bytes, what) => lines.push(`${String(bytes).padStart(8)}  ${what}`);
const heaviest = new Map();
for (const language of languages) {
  const entries = inLanguage(language);
  const common = entries.filter(isPlaying);
  const pages = filesOf(common);
  tell(await sum(pages), `${language}: from the lobby to a table, without a game`);
  const later = entries.filter((part) => !isPlaying(part) && !/\/(boards|games)\//.test(part));
  tell(await sum([...filesOf(later)].filter((file) => !pages.has(file))), `${language}: other pages, loaded when somebody asks for them (not counted)`);
  for (const game of games) {
    const files = filesOf([...common, ...entries.filter((part) => isOf(game)(part) && !isLater(part))]);
    const bytes = await sum(files);
    for (const file of [...files].filter((one) => !pages.has(one)).sort()) tell(await size(file), `${language}, ${game}: ${file}`);
    tell(bytes, `${language}: bytes of gzipped script and style to play ${game}`);
    if (bytes > (heaviest.get(game)?.bytes ?? 0)) heaviest.set(game, { bytes, language });
  }
}
let over = false;
for (const [game, { bytes, language }] of heaviest) {
  tell(bytes, `bytes to play ${game} in ${language}, its heaviest language; allowed are ${MOST}`);
  over ||= bytes > MOST;
}
if (wanted || over) console.log(lines.join("\n"));
if (over) {
  console.error("The page is over its budget.");
  process.exit(1);
}
