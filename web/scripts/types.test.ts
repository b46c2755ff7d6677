// @vitest-environment node
import { expect, test } from "vitest";
// @ts-expect-error a plain script without types
import { typesOf } from "./types.mjs";

test("what the server sends is whole, what it reads may leave defaults out; lengths are not its types", async () => {
  const sent = { type: "object", required: ["name"], properties: { name: { type: "string" }, cards: { type: "array", items: { type: "string" }, maxItems: 3, default: [] }, team: { type: "integer" } } };
  const read = { type: "object", additionalProperties: false, required: ["name"], properties: { name: { type: "string" }, chat: { type: "boolean", default: true } } };
  const cell = { type: "array", prefixItems: [{ type: "integer" }, { type: "integer" }], minItems: 2, maxItems: 2, items: false };
  const types: string = await typesOf({ $defs: { Sent: { title: "Sent", ...sent }, Read: { title: "Read", ...read }, Cell: { title: "Cell", ...cell } } });
  expect(types).toContain("Do not edit.");
  expect(types).toMatch(/interface Sent \{\s+name: string;\s+cards: string\[\];\s+team\?: number;/);
  expect(types).toMatch(/interface Read \{\s+name: string;\s+chat\?: boolean;/);
  expect(types).toMatch(/type Cell = \[number, number\]/);
});
