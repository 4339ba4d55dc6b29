import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { StoredLocation } from "../../location/location-row.ts";
import { findLocation } from "../../location/location.ts";
import { addLocations } from "../../testing/add-locations.ts";
import { buildNewVersion } from "../../testing/location-texts.ts";
import { buildPlaceSeed } from "../../testing/seed-row-builders.ts";
import { startDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { buildLocationText } from "../../testing/text-builders.ts";
import { objection } from "../checks/check.ts";
import {
  getVersion,
  listVersions,
  newestVersion,
  publishForPlan,
  storeVersion,
} from "./version-repository.ts";

let database: TestDatabase;
let deps: { table: TestDatabase["table"]; clock: () => Date };
let place: StoredLocation;
let count = 0;
beforeAll(async () => {
  database = await startDatabase();
  deps = { table: database.table, clock: () => new Date("2026-11-21T12:00:00Z") };
});
afterAll(() => database.stop());
beforeEach(async () => {
  count += 1;
  await addLocations(database, [buildPlaceSeed({ canonicalSlug: `place-${count}` })]);
  place = await findLocation(database, `place-${count}`);
});

const text = buildLocationText({ name: "Birmingham" });
const reread = () => findLocation(database, place.row.canonicalSlug);

test("a version keeps its origin, its objections, its author and the version that it began with", async () => {
  const objections = [objection("length", { at: "mot" }, "", "it is dull")];
  const stored = await storeVersion(
    deps,
    place,
    buildNewVersion({ objections, author: "ann@example.com", basedOn: 7 }),
  );
  expect(stored).toMatchObject({
    version: 1,
    text,
    model: "m-1",
    promptHash: "prompt-1",
    factsHash: "facts-1",
    runId: "run_01",
    generatedAt: "2026-11-21T12:00:00.000Z",
    tokens: 1_500,
    objections,
    author: "ann@example.com",
    basedOn: 7,
  });
  expect(await getVersion(deps, place, 1)).toEqual(stored);
  expect(await listVersions(deps, place)).toMatchObject([
    { author: "ann@example.com", basedOn: 7, objectionCount: 1 },
  ]);
});

test("a version without objections and author reads without them", async () => {
  const { objections, author, basedOn } = await storeVersion(deps, place, buildNewVersion());
  expect([objections, author, basedOn]).toEqual([[], undefined, undefined]);
});

test("publishing records the facts, the instructions, the run and the plan of the text", async () => {
  const stored = await storeVersion(deps, place, buildNewVersion());
  expect(await publishForPlan(deps, place, stored, "plan_01")).toBe(true);
  expect((await reread()).row).toMatchObject({
    publishedFactsHash: "facts-1",
    publishedPromptHash: "prompt-1",
    publishedRunId: "run_01",
    publishedPlanId: "plan_01",
    publishedAt: "2026-11-21T12:00:00.000Z",
    updatedAt: "2026-11-21T12:00:00.000Z",
  });
});

test("a text is not published for a location that has been removed meanwhile", async () => {
  const stored = await storeVersion(deps, place, buildNewVersion());
  await database.table.entities.place.delete({ canonicalSlug: place.row.canonicalSlug }).go();
  await expect(publishForPlan(deps, place, stored, "plan_01")).rejects.toMatchObject({
    code: "location_not_found",
  });
  await expect(publishForPlan(deps, place, stored, undefined)).rejects.toMatchObject({
    code: "location_not_found",
  });
});

test("a number that others have taken since it was read is not used again", async () => {
  const known = await newestVersion(deps, place, "run_02");
  await storeVersion(deps, place, buildNewVersion());
  const second = await storeVersion(deps, place, buildNewVersion({ planId: "run_02" }), known);
  expect(second.version).toBe(2);
  expect(await newestVersion(deps, place, "run_03")).toEqual({
    version: 2,
    promptHash: "prompt-1",
    factsHash: "facts-1",
    ofPlan: null,
  });
});

test("a version that has lost its text cannot be read", async () => {
  const { version } = await storeVersion(deps, place, buildNewVersion());
  await database.table.entities.content
    .delete({ placeId: place.row.id, version, service: "servicing" })
    .go();
  await expect(getVersion(deps, place, version)).rejects.toMatchObject({ code: "unavailable" });
  expect(await listVersions(deps, place)).toEqual([]);
});

test("lists the newest 40 versions", async () => {
  for (let number = 1; number <= 41; number++) {
    await storeVersion(deps, place, buildNewVersion({ planId: `run_${number}` }));
  }
  const listed = (await listVersions(deps, place)).map(({ version }) => version);
  expect(listed).toEqual(Array.from({ length: 40 }, (_, i) => 41 - i));
});
