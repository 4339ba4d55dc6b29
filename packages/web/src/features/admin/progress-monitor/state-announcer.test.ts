import { buildContentProgress, buildRegionProgress } from "@vanfettle/contract/testing/content-progress";
import type { ContentProgress } from "@vanfettle/contract/content-schemas";
import { expect, test } from "vitest";
import { someRegions } from "../testing/admin-responses.ts";
import { announcement } from "./announcement.ts";
import { regionRows } from "./region-statuses.ts";

const state = (progress: ContentProgress) => ({
  isRunning: progress.isRunning,
  rows: regionRows(progress, someRegions),
});
const idle = state(buildContentProgress());
const wales = state(buildContentProgress({ isRunning: true, currentRegion: "Wales" }));
const completed = state(buildContentProgress({ regionProgress: [buildRegionProgress("Wales")] }));
const failed = state(
  buildContentProgress({
    regionProgress: [buildRegionProgress("Wales", { error: "The text service did not answer." })],
  }),
);

test("nothing is said while nothing but the numbers change", () => {
  expect(
    announcement(wales, state(buildContentProgress({ isRunning: true, currentRegion: "Wales", completed: 9 }))),
  ).toBe("");
  expect(announcement(completed, completed)).toBe("");
});

test("a region that starts, is completed or fails is named", () => {
  expect(announcement(idle, wales)).toBe("Wales is running.");
  expect(announcement(wales, completed)).toBe("Wales is completed. Generation is idle.");
  expect(announcement(wales, failed)).toBe("Wales failed: The text service did not answer. Generation is idle.");
});

test("a region that fails a second time is told of again", () => {
  const again = state(
    buildContentProgress({
      isRunning: true,
      currentRegion: "Wales",
      regionProgress: [buildRegionProgress("Wales", { error: "no" })],
    }),
  );
  expect(announcement(failed, again)).toBe("Wales is running.");
  expect(announcement(again, failed)).toContain("Wales failed");
});

test("a batch, which is in no one region, is told of as well", () => {
  const batch = state(buildContentProgress({ isRunning: true }));
  expect(announcement(idle, batch)).toBe("Generation is running.");
  expect(announcement(batch, idle)).toBe("Generation is idle.");
});
