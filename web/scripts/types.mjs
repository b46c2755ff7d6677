// web/src/generated/schema.json (written by `python -m facedown.server.schema`) -> TypeScript types.
// The schema's "definitions" name every message and every game's view; a view's parts are NAME_Part.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const folder = new URL("../src/generated/", import.meta.url);
const schema = JSON.parse(await readFile(new URL("schema.json", folder), "utf8"));
const text = await compile({ title: "Everything", ...schema }, "Everything", {
  additionalProperties: false,
  bannerComment: "// Generated from schema.json by `npm run types`. Do not edit.",
  unreachableDefinitions: true,
});
await writeFile(new URL("schema.ts", folder), text);
