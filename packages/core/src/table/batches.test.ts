import { expect, test } from "vitest";
import { batches } from "./batches.ts";

test("yields all items in order, with the rest in the last batch", () => {
  expect([...batches([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]]);
  expect([...batches([1, 2], 2)]).toEqual([[1, 2]]);
  expect([...batches([], 2)]).toEqual([]);
});
