import { afterEach, beforeEach, expect, test } from "vitest";
import { regions } from "@vanfettle/contract/location/regions";
import { weightOfObjections, type Objection } from "../content/checks/check.ts";
import { publishVersion } from "../content/versions/publish-version.ts";
import { reviewVersion } from "../content/versions/review.ts";
import { factsHash } from "../location/facts/fact-list.ts";
import { factRecord } from "../location/facts/facts.ts";
import { findLocation } from "../location/location.ts";
import { seedLocations } from "../location/seed/seed-locations.ts";
import { createFakeTextModel, throwTextError } from "../testing/fake-text-model.ts";
import { buildTowns, buildWritableTown } from "../testing/generation-harness.ts";
import { startReviewHarness, type ReviewHarness } from "../testing/review-harness.ts";
import { runSteps } from "../testing/run-steps.ts";
import { buildCountySeed, buildPlaceSeed, buildRegionSeed } from "../testing/seed-row-builders.ts";
import { buildLocationText } from "../testing/text-builders.ts";
import type { TextModel } from "../text-model/text-model.ts";
import { listLocationStates, selectTexts } from "./location-states.ts";
import { startRun } from "./start-run.ts";

let harness: ReviewHarness;
beforeEach(async () => {
  harness = await startReviewHarness(buildTowns("wales", 2));
});
afterEach(() => harness.stop());

const by = "ann@example.com";
const stateOf = async (slug: string, kind = "place") =>
  (await listLocationStates(harness.deps)).locations.find(
    (each) => each.slug === slug && each.kind === kind,
  );
const good = (name: string) => buildLocationText({ name });

test("a location goes from missing to draft, live, and stale when its facts change", async () => {
  expect(await stateOf("aaabury")).toMatchObject({
    states: ["missing"],
    liveVersion: null,
    runIds: [],
  });
  const runId = await harness.runRegion("wales", good);
  expect(await stateOf("aaabury")).toMatchObject({
    states: ["draft"],
    draftVersion: 1,
    draftWeight: 0,
    runIds: [runId],
  });
  await publishVersion(harness.deps, { slug: "aaabury" }, 1, { by });
  expect(await stateOf("aaabury")).toMatchObject({
    states: ["live"],
    liveVersion: 1,
    draftVersion: null,
    draftWeight: null,
    runIds: [runId],
  });
  const [changed] = buildTowns("wales", 1);
  if (changed) await seedLocations(harness.deps, [{ ...changed, elsewhere: [] }]);
  expect((await stateOf("aaabury"))?.states).toEqual(["live", "stale"]);
  expect((await listLocationStates(harness.deps)).coverage).toMatchObject({
    places: { live: 1, total: 2 },
  });
});

test("a live text is stale under a new prompt, although its facts are the same", async () => {
  await harness.runRegion("wales", good, { publishAutomatically: true });
  expect((await stateOf("aaabury"))?.states).toEqual(["live"]);
  const { place } = harness.deps.table.entities;
  await place
    .patch({ canonicalSlug: "aaabury" })
    .set({ publishedPromptHash: "an earlier prompt" })
    .go();
  expect((await stateOf("aaabury"))?.states).toEqual(["live", "stale"]);
  expect((await selectTexts(harness.deps, { kind: "stale" })).keys).toEqual(["place/aaabury"]);
});

test("a text that the checks object to is a draft beside a failure, which is over when a later run has written the text", async () => {
  await harness.runRegion("wales", () => buildLocationText({ name: "Woking" }));
  expect(await stateOf("aaabury")).toMatchObject({
    states: ["draft"],
    draftVersion: 1,
    failure: null,
  });
  const { objections } = await reviewVersion(harness.deps, { slug: "aaabury" }, 1);
  expect(objections.length).toBeGreaterThan(3);
  expect((await stateOf("aaabury"))?.draftWeight).toBe(
    weightOfObjections(objections as Objection[]),
  );
  const { runId } = await startRun(
    harness.deps,
    { kind: "batch", locationSlugs: ["aaabury"], limit: 1 },
    by,
  );
  const model = createFakeTextModel(() => throwTextError("TextRefused"));
  await runSteps({ ...harness.deps, model }, runId);
  harness.running.clear();
  expect(await stateOf("aaabury")).toMatchObject({
    states: ["failed", "draft"],
    failure: {
      code: "refused",
      message: "The text service refused to write the text.",
      at: "2026-11-21T12:00:02.000Z",
    },
  });
  await harness.runRegion("wales", good, { publishAutomatically: true });
  expect(await stateOf("aaabury")).toMatchObject({ states: ["live"], failure: null });
});

test("a failure stays on its location, whatever other batches follow, until a text succeeds", async () => {
  const failing = createFakeTextModel(() => throwTextError("TextTruncated"));
  const batch = async (slug: string, model: TextModel) => {
    const request = { kind: "batch" as const, locationSlugs: [slug], limit: 1 };
    const { runId } = await startRun(harness.deps, request, by);
    await runSteps({ ...harness.deps, model }, runId);
    harness.running.clear();
    harness.pass(60_000);
  };
  await batch("aaabury", failing);
  const failed = {
    states: ["failed", "missing"],
    failure: { code: "truncated", at: "2026-11-21T12:00:00.000Z" },
  };
  expect(await stateOf("aaabury")).toMatchObject(failed);
  await batch("aebbury", failing);
  await batch("aebbury", harness.deps.model);
  expect(await stateOf("aaabury")).toMatchObject(failed);
  expect(await stateOf("aebbury")).toMatchObject({ states: ["live"], failure: null });
  await batch("aaabury", harness.deps.model);
  expect(await stateOf("aaabury")).toMatchObject({ states: ["live"], failure: null });
});

test("the texts that a stopped run left fail with its reason", async () => {
  const { runId } = await startRun(harness.deps, { kind: "region", region: "wales" }, by);
  const model = createFakeTextModel(() => throwTextError("TextKeyRejected"));
  await runSteps({ ...harness.deps, model }, runId, { concurrency: 1 });
  for (const slug of ["aaabury", "aebbury"]) {
    expect((await stateOf(slug))?.failure?.code, slug).toBe("key_rejected");
  }
});

test("a run after the clock was set back writes its texts, and their failures are shown", async () => {
  const run = async (model: TextModel) => {
    const { runId } = await startRun(harness.deps, { kind: "region", region: "wales" }, by);
    await runSteps({ ...harness.deps, model }, runId);
    harness.running.clear();
  };
  await run(harness.deps.model);
  harness.pass(-86_400_000);
  await run(createFakeTextModel(() => throwTextError("TextRefused")));
  expect(await stateOf("aaabury")).toMatchObject({ failure: { code: "refused" } });
  harness.pass(-86_400_000);
  const model = createFakeTextModel();
  await run(model);
  expect(model.calls).toHaveLength(2);
  expect(await stateOf("aaabury")).toMatchObject({ liveVersion: 2, failure: null });
});

test("lists counties and regions after the places, with a query for each region", async () => {
  const inWales = { region: "Wales", regionSlug: "wales" };
  const [first] = buildTowns("wales", 1);
  await seedLocations(harness.deps, [
    buildRegionSeed({ canonicalSlug: "wales", name: "Wales", region: "Wales" }),
    ...["Clwyd", "Dyfed", "Gwent"].map((name) =>
      buildCountySeed({ canonicalSlug: name.toLowerCase(), name, ...inWales }),
    ),
    buildPlaceSeed({
      ...first,
      canonicalSlug: "zebbury",
      name: "Zebbury",
      county: "Gwent",
      countySlug: "gwent",
      type: "district",
      centre: { name: "Newport", slug: "newport" },
      population: 4_321,
      isCore: false,
    }),
  ]);
  await harness.runRegion("wales", good, { publishAutomatically: true });
  harness.database.takeCommands();
  const { coverage, locations } = await listLocationStates(harness.deps);
  expect(harness.database.takeCommands()).toHaveLength(regions.length);
  expect(locations.map(({ kind, slug }) => `${kind}/${slug}`)).toEqual([
    "place/aaabury",
    "place/aebbury",
    "place/zebbury",
    "county/clwyd",
    "county/dyfed",
    "county/gwent",
    "region/wales",
  ]);
  expect(locations[2]).toMatchObject({
    name: "Zebbury",
    county: "Gwent",
    region: "Wales",
    type: "district",
    parentTown: "Newport",
    population: 4_321,
    isCore: false,
  });
  expect(coverage).toEqual({
    places: { live: 2, total: 3 },
    core: { live: 2, total: 2 },
    areas: { live: 0, total: 4 },
  });
});

test("seeding stores the same hash of the facts that a text is written from, for every kind of location", async () => {
  const place = buildPlaceSeed({
    region: "Wales",
    regionSlug: "wales",
    localGovernmentArea: "Torfaen",
    island: "Anglesey",
  });
  await seedLocations(harness.deps, [
    buildRegionSeed({ canonicalSlug: "wales", name: "Wales", region: "Wales" }),
    buildCountySeed({
      canonicalSlug: "gwent",
      name: "Gwent",
      region: "Wales",
      regionSlug: "wales",
    }),
    ...buildTowns("wales", 2),
    buildWritableTown("Leeds", "yorkshire"),
    place,
  ]);
  for (const [slug, kind] of [
    ["wales", "region"],
    ["gwent", "county"],
    ["birmingham", "place"],
  ] as const) {
    const location = await findLocation(harness.deps, slug, kind);
    expect(location.row.factsHash, slug).toBe(factsHash(factRecord(location)));
  }
});
