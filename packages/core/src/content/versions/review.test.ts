import { afterAll, beforeAll, expect, test } from "vitest";
import { seedLocations } from "../../location/seed/seed-locations.ts";
import { startDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { publishText } from "../../testing/location-texts.ts";
import { buildPlaceSeed } from "../../testing/seed-row-builders.ts";
import { buildPlaceText } from "../../testing/text-builders.ts";
import { factRecord } from "../text/facts.ts";
import { findLocation } from "./find-location.ts";
import { publishVersion } from "./review.ts";
import { sketchOf } from "../similarity/similarity.ts";
import { siblingSketches } from "../similarity/sketches.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
  await seedLocations(database, [buildPlaceSeed(), buildPlaceSeed({ canonicalSlug: "solihull" })]);
});
afterAll(() => database.stop());

test("siblings are compared with a version that an operator publishes again", async () => {
  const clock = () => new Date("2026-11-21T12:00:00Z");
  const deps = { table: database.table, clock, pageCache: { invalidate: () => Promise.resolve() } };
  const place = await findLocation(deps, "birmingham");
  const [first, second] = [buildPlaceText({ name: "Birmingham" }), buildPlaceText({ name: "Redditch" })];
  await publishText(deps, place, { text: first });
  await publishText(deps, place, { text: second, planId: "run_02" });
  const siblingsOfSolihull = async () => siblingSketches(deps, await findLocation(deps, "solihull"));
  for (const [index, text] of [first, second].entries()) {
    await publishVersion(deps, "birmingham", index + 1);
    expect(await siblingsOfSolihull()).toMatchObject([{ slug: "birmingham", ...sketchOf(text, factRecord(place)) }]);
  }
});
