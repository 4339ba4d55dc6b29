import { aProgress, aResult } from "@vanfettle/contract/testing/content-progress";
import type { ContentProgress } from "@vanfettle/contract/content-schemas";
import { expect, test } from "vitest";
import { someRegions } from "../testing/admin-answers.ts";
import { announcement } from "./announcement.ts";
import { regionRows } from "./region-rows.ts";

const state = (progress: ContentProgress) => ({
  isRunning: progress.isRunning,
  rows: regionRows(progress, someRegions),
});
const idle = state(aProgress());
const wales = state(aProgress({ isRunning: true, currentRegion: "Wales" }));
const completed = state(aProgress({ regionProgress: [aResult("Wales")] }));
const failed = state(aProgress({ regionProgress: [aResult("Wales", { error: "The text service did not answer." })] }));

test("nothing is said while nothing but the numbers change", () => {
  expect(announcement(wales, state(aProgress({ isRunning: true, currentRegion: "Wales", completed: 9 })))).toBe("");
  expect(announcement(completed, completed)).toBe("");
});

test("a region that starts, is completed or fails is named", () => {
  expect(announcement(idle, wales)).toBe("Wales is running.");
  expect(announcement(wales, completed)).toBe("Wales is completed. Generation is idle.");
  expect(announcement(wales, failed)).toBe("Wales failed: The text service did not answer. Generation is idle.");
});

test("a region that fails a second time is told of again", () => {
  const again = state(
    aProgress({ isRunning: true, currentRegion: "Wales", regionProgress: [aResult("Wales", { error: "no" })] }),
  );
  expect(announcement(failed, again)).toBe("Wales is running.");
  expect(announcement(again, failed)).toContain("Wales failed");
});

test("a batch, which is in no one region, is told of as well", () => {
  const batch = state(aProgress({ isRunning: true }));
  expect(announcement(idle, batch)).toBe("Generation is running.");
  expect(announcement(batch, idle)).toBe("Generation is idle.");
});
