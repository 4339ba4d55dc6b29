import { afterAll, beforeAll, expect, test } from "vitest";
import { getPage } from "../content/text/location-page.ts";
import { addLocations } from "../testing/add-locations.ts";
import { buildCountySeed, buildPlaceSeed, buildRegionSeed } from "../testing/seed-row-builders.ts";
import { startDatabase, type TestDatabase } from "../testing/test-database.ts";
import { lastChange, listIndexed } from "./location-lists.ts";
import { seedLocations } from "./seed/seed-locations.ts";

const seededAt = "2026-11-01T00:00:00.000Z";
const publishedAt = "2026-11-02T00:00:00.000Z";

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
  await addLocations({ ...database, clock: () => new Date(seededAt) }, [
    buildRegionSeed(),
    buildCountySeed(),
    buildPlaceSeed(),
    buildPlaceSeed({ canonicalSlug: "village", isCore: false, garageCount: 0 }),
    buildPlaceSeed({ canonicalSlug: "counted-village", isCore: false, garageCount: 1 }),
    buildPlaceSeed({ canonicalSlug: "written-village", isCore: false, garageCount: 0 }),
    buildPlaceSeed({ canonicalSlug: "sharing-village", isCore: false, sharesStations: true }),
    buildPlaceSeed({ canonicalSlug: "written-counted-village", isCore: false, garageCount: 1 }),
    buildPlaceSeed({
      canonicalSlug: "written-sharing-village",
      isCore: false,
      sharesStations: true,
    }),
    buildPlaceSeed({ canonicalSlug: "sharing-town", sharesStations: true }),
    buildPlaceSeed({ canonicalSlug: "closed", isActive: false }),
    buildPlaceSeed({ canonicalSlug: "west-midlands" }),
  ]);
  const { place } = database.table.entities;
  for (const canonicalSlug of [
    "written-village",
    "written-counted-village",
    "written-sharing-village",
  ]) {
    await place.patch({ canonicalSlug }).set({ publishedAt, updatedAt: publishedAt }).go();
  }
});
afterAll(() => database.stop());

test("indexes the region, its counties, core places and places with stations, each once, whether or not they have a text", async () => {
  const entries = await listIndexed(database, "west-midlands");
  expect(entries.toSorted((a, b) => a.slug.localeCompare(b.slug))).toEqual([
    { kind: "place", slug: "birmingham", updatedAt: seededAt },
    { kind: "place", slug: "counted-village", updatedAt: seededAt },
    { kind: "place", slug: "sharing-town", updatedAt: seededAt },
    { kind: "region", slug: "west-midlands", updatedAt: seededAt },
    { kind: "county", slug: "west-midlands-county", updatedAt: seededAt },
    { kind: "place", slug: "written-counted-village", updatedAt: publishedAt },
  ]);
});

test("the sitemap lists exactly the pages whose robots tag allows indexing", async () => {
  const listed = new Set((await listIndexed(database, "west-midlands")).map(({ slug }) => slug));
  for (const slug of [
    "west-midlands",
    "west-midlands-county",
    "birmingham",
    "village",
    "counted-village",
    "written-village",
    "written-counted-village",
    "sharing-village",
    "written-sharing-village",
    "sharing-town",
  ]) {
    database.takeCommands();
    expect([slug, (await getPage(database, slug)).indexed]).toEqual([slug, listed.has(slug)]);
    expect(database.takeCommands()).toEqual(["QueryCommand"]);
  }
});

test("a place that no longer shares its stations is indexed after the next seeding", async () => {
  const row = buildPlaceSeed({
    canonicalSlug: "sharing-no-more",
    isCore: false,
    sharesStations: true,
  });
  const deps = { ...database, clock: () => new Date(seededAt) };
  await seedLocations(deps, [row]);
  expect((await getPage(database, "sharing-no-more")).indexed).toBe(false);
  await seedLocations(deps, [{ ...row, sharesStations: false }]);
  expect((await getPage(database, "sharing-no-more")).indexed).toBe(true);
  await seedLocations(deps, [row]);
  expect((await getPage(database, "sharing-no-more")).indexed).toBe(false);
});

test("lastChange returns the latest change of any page of the region", async () => {
  expect(await lastChange(database, "west-midlands")).toBe(publishedAt);
  expect(await lastChange(database, "london")).toBeUndefined();
});

test.each(["nowhere", "yorkshire-and-the-humber", "LONDON", ""])(
  "listIndexed throws not_found for the region %j",
  async (slug) => {
    await expect(listIndexed(database, slug)).rejects.toMatchObject({ code: "not_found" });
  },
);
