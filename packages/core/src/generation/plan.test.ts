import { expect, test } from "vitest";
import { queuePlans } from "./plan.ts";

test.each([
  [0, []],
  [1, [1]],
  [100, [100]],
  [250, [100, 100, 50]],
])("%d texts make parts of %j", (count, sizes) => {
  const plans = queuePlans(Array.from({ length: count }, (_, index) => `place/p${index}`));
  expect([...plans.values()].map((plan) => plan.length)).toEqual(sizes);
  expect([...plans.keys()].toSorted()).toEqual([...plans.keys()]);
});
