import { afterEach, expect, test } from "vitest";
import { listAudit } from "../../audit/audit.ts";
import { findLocation } from "../../location/location.ts";
import { addLocations } from "../../testing/add-locations.ts";
import { buildTowns } from "../../testing/generation-harness.ts";
import { publishText } from "../../testing/location-texts.ts";
import { startReviewHarness, type ReviewHarness } from "../../testing/review-harness.ts";
import { buildCountySeed, buildRegionSeed } from "../../testing/seed-row-builders.ts";
import { buildLocationText } from "../../testing/text-builders.ts";
import { undoRun } from "./undo-run.ts";

let harness: ReviewHarness;
afterEach(() => harness.stop());

const by = "ann@example.com";

test("a run over many locations is undone 40 at a time", async () => {
  const towns = buildTowns("wales", 42);
  harness = await startReviewHarness(towns);
  const { deps } = harness;
  const run = { runId: "run_05", planId: "run_05" };
  await Promise.all(
    towns.map(async ({ canonicalSlug }) =>
      publishText(deps, await findLocation(deps, canonicalSlug), run),
    ),
  );
  expect(await undoRun(deps, run.runId, by)).toEqual({ undone: 40, remaining: 2 });
  expect(await undoRun(deps, run.runId, by)).toEqual({ undone: 2, remaining: 0 });
  expect(harness.invalidated).toHaveLength(2);
  expect(await harness.statesOf("aaabury")).toEqual(["1 unpublished"]);
  await expect(undoRun(deps, run.runId, by)).rejects.toMatchObject({
    code: "not_found",
    message: "This run has no published texts or drafts.",
  });
});

test("drafts of a region and of its counties are rejected, too, and the audit log names each location", async () => {
  harness = await startReviewHarness([]);
  const { deps, database } = harness;
  await addLocations(database, [
    buildRegionSeed({ canonicalSlug: "wales", name: "Wales", region: "Wales" }),
    buildCountySeed({
      canonicalSlug: "gwent",
      name: "Gwent",
      region: "Wales",
      regionSlug: "wales",
    }),
    ...buildTowns("wales", 1),
  ]);
  const runId = await harness.runRegion("wales", (name) => buildLocationText({ name }));
  expect(await undoRun(deps, runId, by)).toEqual({ undone: 3, remaining: 0 });
  for (const slug of ["wales", "gwent", "aaabury"]) {
    expect(await harness.statesOf(slug)).toEqual(["1 rejected"]);
  }
  const undone = (await listAudit(deps)).entries.filter(({ action }) => action === "undo");
  expect(undone.map(({ kind, slug, name }) => `${kind} ${slug} ${name}`).toSorted()).toEqual([
    "county gwent Gwent",
    "place aaabury Aaabury",
    "region wales Wales",
  ]);
  expect(undone.map((entry) => [entry.runId, entry.fromVersion, entry.toVersion])).toEqual(
    undone.map(() => [runId, 1, undefined]),
  );
});
