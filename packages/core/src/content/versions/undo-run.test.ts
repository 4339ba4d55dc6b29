import { afterEach, beforeEach, expect, test } from "vitest";
import { listAudit } from "../../audit/audit.ts";
import { buildTowns } from "../../testing/generation-harness.ts";
import { startReviewHarness, type ReviewHarness } from "../../testing/review-harness.ts";
import { buildLocationText } from "../../testing/text-builders.ts";
import { editVersion } from "./edit-version.ts";
import { publishVersion, rejectVersion } from "./publish-version.ts";
import { reviewVersion } from "./review.ts";
import { undoRun } from "./undo-run.ts";

let harness: ReviewHarness;
beforeEach(async () => {
  harness = await startReviewHarness(buildTowns("wales", 3));
});
afterEach(() => harness.stop());

const by = "ann@example.com";
const titled = (title: string) => (name: string) =>
  buildLocationText({ name, motMetaTitle: `${title} in ${name}: class 4 and 7` });
const live = { publishAutomatically: true };
const columns = async (slug: string) => {
  const { motMetaTitle, publishedVersion } = await harness.rowOf(slug);
  return [publishedVersion, motMetaTitle];
};

test("shows visitors the texts from before the run, with an audit entry for each location", async () => {
  await harness.runRegion("wales", titled("Van MOT"), live);
  const second = await harness.runRegion("wales", titled("Test of a van"), live);
  expect(await columns("aaabury")).toEqual([2, "Test of a van in Aaabury: class 4 and 7"]);
  harness.invalidated.length = 0;
  expect(await undoRun(harness.deps, second, by)).toEqual({ undone: 3, remaining: 0 });
  expect(await columns("aaabury")).toEqual([1, "Van MOT in Aaabury: class 4 and 7"]);
  expect(await harness.statesOf("aaabury")).toEqual(["2 unpublished", "1 live"]);
  expect(harness.invalidated.flat()).toContain("/van-mot/aaabury/");
  const undone = (await listAudit(harness.deps)).entries.filter(({ action }) => action === "undo");
  expect(undone).toHaveLength(3);
  expect(undone[0]).toMatchObject({ by, runId: second, fromVersion: 2, toVersion: 1 });
});

test("compares the next texts with the restored texts, not with the undone texts", async () => {
  const reworded = (name: string) => {
    const { mot, ...text } = buildLocationText({ name });
    return buildLocationText({ name, ...text, mot: mot.slice(0, 1) });
  };
  const signatureOfTown = async () => {
    const { data } = await harness.deps.table.entities.signature.query
      .byRegion({ regionSlug: "wales" })
      .go();
    return data.find(({ slug }) => slug === "aaabury");
  };
  await harness.runRegion("wales", titled("Van MOT"), live);
  const before = await signatureOfTown();
  const second = await harness.runRegion("wales", reworded, live);
  expect(before?.mot.length).toBeGreaterThan((await signatureOfTown())?.mot.length ?? Infinity);
  await undoRun(harness.deps, second, by);
  expect(await signatureOfTown()).toEqual(before);
});

test("restores the default text if there was no earlier text", async () => {
  const runId = await harness.runRegion("wales", titled("Van MOT"), live);
  await undoRun(harness.deps, runId, by);
  const row = await harness.rowOf("aaabury");
  expect([row.servicingContent, row.publishedVersion, row.publishedAt]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  await expect(undoRun(harness.deps, runId, by)).rejects.toMatchObject({ code: "not_found" });
});

test("an approved edit of a run's text is undone with the run, and its drafts are rejected", async () => {
  await harness.runRegion("wales", titled("Van MOT"), live);
  const second = await harness.runRegion("wales", titled("Test of a van"));
  const { source } = await reviewVersion(harness.deps, { slug: "aaabury" }, 2);
  const edited = { ...source, motMetaTitle: "Tests of vans in Aaabury: class 4 and 7" };
  const { version } = await editVersion(harness.deps, { slug: "aaabury" }, 2, { by, text: edited });
  await publishVersion(harness.deps, { slug: "aaabury" }, version, { by });
  expect((await harness.rowOf("aaabury")).publishedVersion).toBe(3);
  await undoRun(harness.deps, second, by);
  expect(await harness.statesOf("aaabury")).toEqual(["3 unpublished", "2 rejected", "1 live"]);
  expect(await harness.statesOf("aebbury")).toEqual(["2 rejected", "1 live"]);
});

test("restores the version before the run, not a newer one that was live in between", async () => {
  await harness.runRegion("wales", titled("Van MOT"), live);
  const second = await harness.runRegion("wales", titled("Test of a van"), live);
  await harness.runRegion("wales", titled("The van test"), live);
  await publishVersion(harness.deps, { slug: "aaabury" }, 2, { by });
  expect(await columns("aaabury")).toEqual([2, "Test of a van in Aaabury: class 4 and 7"]);
  await undoRun(harness.deps, second, by);
  expect(await columns("aaabury")).toEqual([1, "Van MOT in Aaabury: class 4 and 7"]);
});

test("does not restore a text that an operator has taken off its pages", async () => {
  await harness.runRegion("wales", titled("Van MOT"), live);
  const removal = { by, reason: "A garage asked", unpublish: true };
  await rejectVersion(harness.deps, { slug: "aaabury" }, 1, removal);
  const second = await harness.runRegion("wales", titled("Test of a van"), live);
  await undoRun(harness.deps, second, by);
  expect((await harness.rowOf("aaabury")).publishedVersion).toBeUndefined();
  expect((await harness.rowOf("aebbury")).publishedVersion).toBe(1);
});

test("keeps content from later runs", async () => {
  const first = await harness.runRegion("wales", titled("Van MOT"), live);
  await harness.runRegion("wales", titled("Test of a van"), live);
  await expect(undoRun(harness.deps, first, by)).rejects.toMatchObject({ code: "not_found" });
  expect(await columns("aaabury")).toEqual([2, "Test of a van in Aaabury: class 4 and 7"]);
});
