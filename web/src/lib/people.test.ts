import { expect, test } from "vitest";
import type { Person } from "../generated/schema";
import { once } from "./people";

const bob = (more: Partial<Person>): Person => ({ table: "a", chair: 0, other: 1, name: "Bob", game: "x", title: "X", friend: "no", here: false, muted: false, ...more });

test("who was met at several tables is there once", () => {
  expect(once([bob({ table: "new" }), bob({ table: "old" })]).map((one) => one.table)).toEqual(["new"]);
});

test("a friend counts more than somebody of the same name, and who is here most of all", () => {
  expect(once([bob({ table: "new" }), bob({ table: "old", friend: "yes" })]).map((one) => one.table)).toEqual(["old"]);
  expect(once([bob({ table: "new", friend: "yes" }), bob({ table: "old", friend: "yes", here: true })]).map((one) => one.table)).toEqual(["old"]);
  expect(once([bob({}), bob({ name: "Cem" })])).toHaveLength(2);
});
