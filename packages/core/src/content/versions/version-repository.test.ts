import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { factRecord } from "../../location/facts/facts.ts";
import type { StoredLocation } from "../../location/location-row.ts";
import { findLocation } from "../../location/location.ts";
import { seedLocations } from "../../location/seed/seed-locations.ts";
import { addLocations } from "../../testing/add-locations.ts";
import {
  buildNewVersion,
  columnsOf,
  publishedColumns,
  publishText,
} from "../../testing/location-texts.ts";
import {
  buildCountySeed,
  buildPlaceSeed,
  buildRegionSeed,
} from "../../testing/seed-row-builders.ts";
import { startDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { buildLocationText } from "../../testing/text-builders.ts";
import { renderText } from "../text/render.ts";
import { slotValues } from "../text/slots.ts";
import {
  getVersion,
  listVersions,
  newestVersion,
  publish,
  publishForPlan,
  storeVersion,
} from "./version-repository.ts";
import { rowsOfVersion } from "./version-rows.ts";

let database: TestDatabase;
let deps: { table: TestDatabase["table"]; clock: () => Date };
let place: StoredLocation;
let count = 0;
beforeAll(async () => {
  database = await startDatabase();
  deps = { table: database.table, clock: () => new Date("2026-11-21T12:00:00Z") };
  await addLocations(database, [buildRegionSeed(), buildCountySeed()]);
});
afterAll(() => database.stop());
beforeEach(async () => {
  count += 1;
  await addLocations(database, [buildPlaceSeed({ canonicalSlug: `place-${count}` })]);
  place = await findLocation(database, `place-${count}`);
});

const [old, newer] = [
  buildLocationText({ name: "Birmingham" }),
  buildLocationText({ name: "Birmingham", motMetaTitle: "Van MOT in Birmingham, again" }),
];
const reread = () => findLocation(database, place.row.canonicalSlug);

test("a stored version is a row for each service, with its origin", async () => {
  const { version } = await storeVersion(deps, place, buildNewVersion());
  const [mot, servicing] = await rowsOfVersion(database.table, place, version);
  const rendered = renderText(old, slotValues(factRecord(place)));
  expect(servicing).toMatchObject({
    ...rendered.servicing,
    version: 1,
    model: "m-1",
    promptHash: "prompt-1",
    tokens: 1500,
  });
  expect(mot).toMatchObject({
    ...rendered.mot,
    version: 1,
    factsHash: "facts-1",
    runId: "run_01",
  });
  expect(JSON.parse(servicing?.text ?? "")).toEqual(old);
});

test("storing a second text of a plan changes nothing and returns the first", async () => {
  await storeVersion(deps, place, buildNewVersion());
  const again = await storeVersion(deps, place, buildNewVersion({ text: newer }));
  expect(again).toMatchObject({ version: 1, text: old });
  expect(await listVersions(deps, place)).toHaveLength(1);
});

test("stores a single version for two texts of a plan stored at the same time", async () => {
  const stored = await Promise.all(
    [old, newer].map((text) => storeVersion(deps, place, buildNewVersion({ text }))),
  );
  expect(stored.map(({ version }) => version)).toEqual([1, 1]);
  expect(stored[0]?.text).toEqual(stored[1]?.text);
});

test("texts of different plans stored at the same time become a version each", async () => {
  const planIds = ["plan_01", "plan_02", "plan_03"];
  await Promise.all(
    planIds.map((planId) => storeVersion(deps, place, buildNewVersion({ planId }))),
  );
  expect((await listVersions(deps, place)).map(({ version }) => version)).toEqual([3, 2, 1]);
});

test("completes a version without its second row when the version is found again", async () => {
  const { version, mot } = await storeVersion(deps, place, buildNewVersion());
  await database.table.entities.content
    .delete({ placeId: place.row.id, version, service: "mot" })
    .go();
  expect(await listVersions(deps, place)).toEqual([]);
  const found = (await newestVersion(deps, place, "plan_01")).ofPlan;
  expect(found?.mot).toMatchObject(mot);
  expect(await rowsOfVersion(database.table, place, version)).toHaveLength(2);
});

test("the newest version is returned only for the plan it was generated for", async () => {
  expect(await newestVersion(deps, place, "plan_01")).toMatchObject({ version: 0, ofPlan: null });
  await storeVersion(deps, place, buildNewVersion());
  expect((await newestVersion(deps, place, "plan_02")).ofPlan).toBeNull();
});

test("publishing copies the version byte for byte into the location's row", async () => {
  await publishText(deps, place);
  expect(await publishedColumns(deps, place)).toEqual(columnsOf(old));
  expect((await reread()).row).toMatchObject({
    publishedVersion: 1,
    publishedPlanId: "plan_01",
    publishedAt: "2026-11-21T12:00:00.000Z",
  });
});

test("publishes an older version again byte for byte, without changing the plan", async () => {
  await publishText(deps, place);
  const before = await publishedColumns(deps, place);
  await publishText(deps, place, { text: newer, planId: "plan_02" });
  expect(await publishedColumns(deps, place)).toEqual(columnsOf(newer));
  await publish(deps, place, await getVersion(deps, place, 1));
  expect(await publishedColumns(deps, place)).toEqual(before);
  expect((await reread()).row).toMatchObject({ publishedVersion: 1, publishedPlanId: "plan_02" });
});

test("a plan publishes once, however many workers try", async () => {
  const stored = await storeVersion(deps, place, buildNewVersion());
  const won = await Promise.all(
    Array.from({ length: 10 }, () => publishForPlan(deps, place, stored, "plan_01")),
  );
  expect(won.filter(Boolean)).toHaveLength(1);
});

test("a run that outlived its lease cannot undo the publication of a later plan", async () => {
  const late = await storeVersion(deps, place, buildNewVersion());
  await publishText(deps, place, { text: newer, planId: "plan_02" });
  expect(await publishForPlan(deps, place, late, "plan_01")).toBe(false);
  expect(await publishedColumns(deps, place)).toEqual(columnsOf(newer));
});

test("versions are listed newest first, with the published one marked", async () => {
  await publishText(deps, place);
  await storeVersion(
    deps,
    place,
    buildNewVersion({ planId: "plan_02", text: newer, model: "m-2" }),
  );
  const [newest, first] = await listVersions(deps, await reread());
  const rendered = renderText(newer, slotValues(factRecord(place)));
  expect(newest).toEqual({
    version: 2,
    generatedAt: "2026-11-21T12:00:00.000Z",
    model: "m-2",
    runId: "run_01",
    tokens: 1500,
    words: {
      servicing: rendered.servicing.wordCount,
      mot: rendered.mot.wordCount,
    },
    published: false,
    state: "superseded",
    author: null,
    basedOn: null,
    objectionCount: 0,
  });
  expect(first).toMatchObject({ version: 1, published: true });
});

test("an unknown version throws not_found", async () => {
  await expect(getVersion(deps, place, 7)).rejects.toMatchObject({ code: "not_found" });
});

test.each(["region", "county"] as const)("versions of a %s work the same way", async (kind) => {
  const slug = kind === "region" ? "west-midlands" : "west-midlands-county";
  const hub = await findLocation(database, slug, kind);
  await publishText(deps, hub);
  await publishText(deps, hub, { text: newer, planId: "plan_02" });
  await publish(deps, hub, await getVersion(deps, hub, 1));
  expect(await publishedColumns(deps, hub)).toEqual(columnsOf(old));
  const listed = await listVersions(deps, await findLocation(database, slug, kind));
  expect(listed.map(({ version, published }) => [version, published])).toEqual([
    [2, false],
    [1, true],
  ]);
});

test("seeding again leaves a published text as it is", async () => {
  await publishText(deps, place);
  await seedLocations(database, [
    buildPlaceSeed({ canonicalSlug: place.row.canonicalSlug, population: 5 }),
  ]);
  expect(await publishedColumns(deps, place)).toEqual(columnsOf(old));
});
