import { expect, test } from "vitest";
import { planParts } from "./plan.ts";

test.each([
  [0, []],
  [1, [1]],
  [100, [100]],
  [250, [100, 100, 50]],
])("%d texts make parts of %j", (count, sizes) => {
  const plans = planParts(Array.from({ length: count }, (_, index) => `place/p${index}`));
  expect([...plans.values()].map((plan) => plan.length)).toEqual(sizes);
  expect([...plans.keys()].toSorted()).toEqual([...plans.keys()]);
});

test("parts leave those of a run that waits as they are", () => {
  const keys = ["place/leeds", "place/york"];
  const waiting = [...planParts(keys).keys()];
  const others = [...planParts(keys, waiting).keys()];
  expect(others).not.toEqual(waiting);
  expect([...planParts(keys, others).keys()]).toEqual(waiting);
});
