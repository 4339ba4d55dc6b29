import { expect, test } from "vitest";
import { toPercent } from "./progress-bar.tsx";

test.each([
  [0, 243, 0],
  [91, 243, 37],
  [243, 243, 100],
  [300, 243, 100],
  [5, 0, 0],
  [0, 0, 0],
  [-1, 243, 0],
])("%i of %i is %i per cent", (done, total, percent) => {
  expect(toPercent(done, total)).toBe(percent);
});
