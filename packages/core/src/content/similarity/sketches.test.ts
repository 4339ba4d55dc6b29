import { afterAll, beforeAll, expect, test } from "vitest";
import { seedLocations } from "../../location/seed/seed-locations.ts";
import { startDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { buildCountySeed, buildPlaceSeed, buildRegionSeed } from "../../testing/seed-row-builders.ts";
import { buildFactRecord, buildFilledText } from "../../testing/text-builders.ts";
import type { StoredLocation } from "../../location/location-row.ts";
import { findLocation } from "../versions/find-location.ts";
import { sketchOf, sketchParts, type Sketch } from "./similarity.ts";
import { reserveSketch, siblingSketches, storeSketch } from "./sketches.ts";

/** Greater London has more than twice the places of the next largest county. */
const largestCounty = 274;
const words = (count: number, seed: string) => Array.from({ length: count }, (_, i) => `${seed}${i}`).join(" ");
const longest = sketchOf(
  buildFilledText({
    servicing: [{ heading: "", paragraphs: [words(700, "s")] }],
    mot: [{ heading: "", paragraphs: [words(700, "m")] }],
    faqs: [{ question: words(200, "q"), answer: words(800, "a") }],
  }),
  buildFactRecord(),
);
const usual = sketchOf(buildFilledText(), buildFactRecord());
const bytesOf = (sketch: Sketch): number => sketchParts.reduce((sum, part) => sum + sketch[part].length, 0);

let database: TestDatabase;
let place: StoredLocation;
beforeAll(async () => {
  database = await startDatabase();
  await seedLocations(database, [buildRegionSeed(), buildCountySeed(), buildPlaceSeed()]);
  place = await findLocation(database, "birmingham");
});
afterAll(() => database.stop());

/** Stores a sketch for as many siblings as the largest county has. */
async function fillCounty(sketch: Sketch): Promise<void> {
  const { row } = place as Extract<StoredLocation, { kind: "place" }>;
  for (let n = 0; n < largestCounty - 1; n++) {
    await storeSketch(database, { kind: "place", row: { ...row, canonicalSlug: `sibling-${n}` } }, sketch);
  }
  await storeSketch(database, place, sketch);
  database.takeCommands();
}

test("a sketch is far below the item size limit", () => {
  expect(bytesOf(usual)).toBeLessThan(5_000);
  expect(bytesOf(longest)).toBeLessThan(10_000);
});

test.each([
  ["usual", usual, 2],
  ["longest", longest, 3],
] as const)(
  "all siblings of the largest county are read in few pages when each has the %s text",
  async (_, sketch, pages) => {
    await fillCounty(sketch);
    const siblings = await siblingSketches(database, place);
    expect(siblings).toHaveLength(largestCounty - 1);
    expect(new Set(siblings.map(({ slug }) => slug)).size).toBe(largestCounty - 1);
    expect(siblings.every((sibling) => sketchParts.every((part) => sibling[part] === sketch[part]))).toBe(true);
    expect(siblings.map(({ slug }) => slug)).not.toContain("birmingham");
    const commands = database.takeCommands();
    expect(commands.length).toBeLessThanOrEqual(pages);
    expect(new Set(commands)).toEqual(new Set(["QueryCommand"]));
  },
);

test("of two texts checked at the same time in two processes, at least one is compared with the other", async () => {
  const slugs = ["at-once", "as-well"];
  await seedLocations(
    database,
    slugs.map((canonicalSlug) => buildPlaceSeed({ canonicalSlug, countySlug: "kent" })),
  );
  const locations = await Promise.all(slugs.map((slug) => findLocation(database, slug)));
  const siblings = await Promise.all(locations.map((each) => reserveSketch(database, each).siblings(usual)));
  expect(siblings.flat().length).toBeGreaterThan(0);
});

test("withdrawing a sketch restores the one from before, however many were stored meanwhile", async () => {
  await storeSketch(database, place, usual);
  const { siblings, withdraw } = reserveSketch(database, place);
  await siblings(longest);
  await siblings({ ...longest, mot: "" });
  await withdraw();
  expect(await storeSketch(database, place, usual)).toMatchObject(usual);
});
