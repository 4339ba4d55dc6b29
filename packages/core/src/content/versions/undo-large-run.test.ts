import { afterEach, beforeEach, expect, test } from "vitest";
import { buildTowns } from "../../testing/generation-harness.ts";
import { startReviewHarness, type ReviewHarness } from "../../testing/review-harness.ts";
import { buildLocationText } from "../../testing/text-builders.ts";
import { undoRun } from "./undo-run.ts";

let harness: ReviewHarness;
beforeEach(async () => {
  harness = await startReviewHarness(buildTowns("wales", 43));
});
afterEach(() => harness.stop());

const by = "ann@example.com";
const good = (name: string) => buildLocationText({ name });

test("a run over many locations is undone 40 at a time, its drafts, too", async () => {
  await harness.runRegion("wales", good);
  const runId = await harness.runRegion("wales", (name) =>
    buildLocationText({ name, motMetaTitle: `MOT in ${name}, again` }),
  );
  harness.invalidated.length = 0;
  expect(await undoRun(harness.deps, runId, by)).toEqual({ undone: 40, remaining: 3 });
  expect(await undoRun(harness.deps, runId, by)).toEqual({ undone: 3, remaining: 0 });
  expect(harness.invalidated).toHaveLength(2);
  expect(await harness.statesOf("aaabury")).toEqual(["2 rejected", "1 superseded"]);
  await expect(undoRun(harness.deps, runId, by)).rejects.toMatchObject({
    code: "not_found",
    message: "No text of this run is live or waits to be read.",
  });
});
