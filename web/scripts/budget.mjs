// Lobby plus a game must stay small: all scripts and styles together, gzipped.
import { readdir, readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

const MOST = 150_000;
const folder = new URL("../../src/facedown/server/static/assets/", import.meta.url);
let sum = 0;
for (const name of (await readdir(folder)).sort()) {
  if (!/\.(js|css)$/.test(name)) continue;
  const bytes = gzipSync(await readFile(new URL(name, folder)), { level: 9 }).length;
  console.log(`${String(bytes).padStart(8)}  ${name}`);
  sum += bytes;
}
console.log(`${String(sum).padStart(8)}  bytes of gzipped script and style; allowed are ${MOST}`);
if (sum > MOST) {
  console.error("The page is over its budget.");
  process.exit(1);
}
