import { expect, test } from "vitest";
import { contentBatchLimit, defaultProgressTotal, pollingMs } from "./operator-limits.ts";

test("batches and progress have their agreed values", () => {
  expect({ contentBatchLimit, defaultProgressTotal, pollingMs }).toEqual({
    contentBatchLimit: 50,
    defaultProgressTotal: 243,
    pollingMs: { running: 2_000, idle: 30_000, betweenRegions: 3_000 },
  });
});
