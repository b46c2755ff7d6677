import { beforeEach, expect, test, vi } from "vitest";
import { part } from "./fetching";

beforeEach(() => sessionStorage.clear());

test("a part that is there is simply given", async () => {
  expect(await part(() => Promise.resolve(7))).toBe(7);
});

test("a part that is gone loads the page again, once, and is then a fault", async () => {
  const reload = vi.fn();
  const gone = (): Promise<number> => Promise.reject(new Error("gone"));
  void part(gone, reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await expect(part(gone, reload)).rejects.toThrow("gone");
  expect(reload).toHaveBeenCalledTimes(1);
});
