import { expect, test } from "vitest";
import { planScopes } from "./scope.ts";

test.each([
  [0, []],
  [1, [1]],
  [100, [100]],
  [250, [100, 100, 50]],
])("%d texts make scopes of %j", (count, sizes) => {
  const plans = planScopes(Array.from({ length: count }, (_, index) => `place/p${index}`));
  expect([...plans.values()].map((plan) => plan.length)).toEqual(sizes);
  expect([...plans.keys()].toSorted()).toEqual([...plans.keys()]);
});

test("scopes leave those of a run that waits as they are", () => {
  const keys = ["place/leeds", "place/york"];
  const waiting = [...planScopes(keys).keys()];
  const others = [...planScopes(keys, waiting).keys()];
  expect(others).not.toEqual(waiting);
  expect([...planScopes(keys, others).keys()]).toEqual(waiting);
});
