import { expect, test } from "vitest";
import { callCounts } from "./call-counts.ts";

test("finds the most calls in any one-second window", () => {
  let now = 0;
  const counts = callCounts(() => now);
  for (const time of [0, 900, 950, 999, 1_000, 1_899, 1_901, 5_000]) {
    now = time;
    counts.count("dvsa");
  }
  expect(counts.read()).toEqual({
    calls: { token: 0, dvsa: 8, dvla: 0 },
    mostInASecond: { token: 0, dvsa: 5, dvla: 0 },
  });
});
