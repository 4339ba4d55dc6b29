import { afterEach, beforeEach, expect, test } from "vitest";
import { listAudit } from "../../audit/audit.ts";
import { seedLocations } from "../../location/seed/seed-locations.ts";
import { buildTowns } from "../../testing/generation-harness.ts";
import { startReviewHarness, type ReviewHarness } from "../../testing/review-harness.ts";
import { buildCountySeed, buildRegionSeed } from "../../testing/seed-row-builders.ts";
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

test("drafts of a region and of its counties are rejected, too, and the audit log names each location", async () => {
  const small = await startReviewHarness([]);
  await seedLocations(small.database, [
    buildRegionSeed({ canonicalSlug: "wales", name: "Wales", region: "Wales" }),
    buildCountySeed({ canonicalSlug: "gwent", name: "Gwent", region: "Wales", regionSlug: "wales" }),
    ...buildTowns("wales", 1),
  ]);
  const runId = await small.runRegion("wales", good);
  expect(await undoRun(small.deps, runId, by)).toEqual({ undone: 3, remaining: 0 });
  for (const slug of ["wales", "gwent", "aaabury"]) expect(await small.statesOf(slug)).toEqual(["1 rejected"]);
  const undone = (await listAudit(small.deps)).entries.filter(({ action }) => action === "undo");
  expect(undone.map(({ kind, slug, name }) => `${kind} ${slug} ${name}`).toSorted()).toEqual([
    "county gwent Gwent",
    "place aaabury Aaabury",
    "region wales Wales",
  ]);
  expect(undone.map((entry) => [entry.runId, entry.fromVersion, entry.toVersion])).toEqual(
    undone.map(() => [runId, 1, undefined]),
  );
  await small.stop();
});
