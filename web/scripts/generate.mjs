// src/generated: schema.json, which the server's Python writes, and schema.ts, the types made from it. Both are made when
// they are missing or older than what they are made from; `--force` makes them anyway.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);
const folder = new URL("../src/generated/", import.meta.url);
const schema = new URL("schema.json", folder);
const types = new URL("schema.ts", folder);
const force = process.argv.includes("--force");

const made = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** When the youngest Python file of a folder was changed. */
function youngest(from) {
  const found = readdirSync(from, { recursive: true, withFileTypes: true }).filter((one) => one.isFile() && one.name.endsWith(".py"));
  return Math.max(...found.map((one) => statSync(`${one.parentPath}/${one.name}`).mtimeMs));
}

if (force || made(schema) < youngest(fileURLToPath(new URL("src/facedown/", root)))) {
  const own = fileURLToPath(new URL(".venv/bin/python", root));
  const python = process.env.FACEDOWN_PYTHON ?? (existsSync(own) ? own : "python3");
  execFileSync(python, ["-m", "facedown.server.http.schema", fileURLToPath(schema)], { cwd: root, stdio: "inherit", env: { ...process.env, FACEDOWN_JIT: "0" } });
}
if (force || made(types) < Math.max(made(schema), made(new URL("types.mjs", import.meta.url)))) {
  const { typesOf } = await import("./types.mjs");
  await writeFile(types, await typesOf(JSON.parse(await readFile(schema, "utf8"))));
}
