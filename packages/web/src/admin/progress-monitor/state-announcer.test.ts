import { expect, test } from "vitest";
import type { ContentProgress } from "@vanfettle/contract/generation/generation-schemas";
import {
  buildContentProgress,
  buildRegionProgress,
} from "@vanfettle/contract/testing/content-progress";
import { contentRegions } from "../testing/admin-responses.ts";
import { toRegionStatuses } from "./region-statuses.ts";
import { describeChanges } from "./state-announcer.tsx";

const state = (progress: ContentProgress) => ({
  isRunning: progress.isRunning,
  regions: toRegionStatuses(progress, contentRegions),
});
const idle = state(buildContentProgress());
const wales = state(buildContentProgress({ isRunning: true, currentRegion: "Wales" }));
const completed = state(buildContentProgress({ regionProgress: [buildRegionProgress("Wales")] }));
const failed = state(
  buildContentProgress({
    regionProgress: [buildRegionProgress("Wales", { error: "The text service is not working." })],
  }),
);

test("changed counts alone are not described", () => {
  expect(
    describeChanges(
      wales,
      state(buildContentProgress({ isRunning: true, currentRegion: "Wales", completed: 9 })),
    ),
  ).toBe("");
  expect(describeChanges(completed, completed)).toBe("");
});

test("a region that starts, is completed or fails is named", () => {
  expect(describeChanges(idle, wales)).toBe("Wales is running.");
  expect(describeChanges(wales, completed)).toBe("Wales is completed. Generation is idle.");
  expect(describeChanges(wales, failed)).toBe(
    "Wales failed: The text service is not working. Generation is idle.",
  );
});

test("a second failure of a region is described again", () => {
  const again = state(
    buildContentProgress({
      isRunning: true,
      currentRegion: "Wales",
      regionProgress: [buildRegionProgress("Wales", { error: "no" })],
    }),
  );
  expect(describeChanges(failed, again)).toBe("Wales is running.");
  expect(describeChanges(again, failed)).toContain("Wales failed");
});

test("the start and end of a batch, which has no region, are described", () => {
  const batch = state(buildContentProgress({ isRunning: true }));
  expect(describeChanges(idle, batch)).toBe("Generation is running.");
  expect(describeChanges(batch, idle)).toBe("Generation is idle.");
});
