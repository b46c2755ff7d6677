// What a person loads to play any one game must stay small: the lobby, a new table, the table with all its panels, and
// the game's board, scripts and styles together, gzipped. What comes later or never does not count: lessons, replays and
// their analysis, one screen for several, profiles, deals, the status, other games, other languages.
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

const isWords = (part) => /[./]de\.ts$/.test(part);
const isPlaying = (part) => manifest[part].isEntry || /^src\/(pages\/(NewTable|TablePage)|table\/(?!HotSeat))/.test(part);
const isLater = (part) => /\/(lesson\/|Afterwards\.svelte)/.test(part); // lessons, and what is told beside a replay
const entries = Object.keys(manifest).filter((part) => (manifest[part].isEntry || manifest[part].isDynamicEntry) && !isWords(part));
const common = entries.filter(isPlaying);
const pages = filesOf(common);
const lines = [];
const tell = (bytes, what) => lines.push(`${String(bytes).padStart(8)}  ${what}`);
tell(await sum(pages), "from the lobby to a table, without a game");
const later = entries.filter((part) => !isPlaying(part) && !part.startsWith("src/boards/"));
tell(await sum([...filesOf(later)].filter((file) => !pages.has(file))), "other pages, loaded when somebody asks for them (not counted)");
let over = false;
for (const game of games) {
  const files = filesOf([...common, ...entries.filter((part) => part.startsWith(`src/boards/${game}/`) && !isLater(part))]);
  const bytes = await sum(files);
  for (const file of [...files].filter((one) => !pages.has(one)).sort()) tell(await size(file), `${game}: ${file}`);
  tell(bytes, `bytes of gzipped script and style to play ${game}; allowed are ${MOST}`);
  over ||= bytes > MOST;
}
if (wanted || over) console.log(lines.join("\n"));
if (over) {
  console.error("The page is over its budget.");
  process.exit(1);
}
