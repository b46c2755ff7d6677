// @vitest-environment node
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
// @ts-expect-error a plain script without types
import { typesOf } from "../../scripts/types.mjs";

test("the types are those of the schema", async () => {
  const schema: unknown = JSON.parse(await readFile("src/generated/schema.json", "utf8"));
  expect(await readFile("src/generated/schema.ts", "utf8")).toBe(await typesOf(schema));
});
