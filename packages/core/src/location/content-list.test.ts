import { afterAll, beforeAll, expect, test } from "vitest";
import { addLocations } from "../testing/add-locations.ts";
import { buildPlaceSeed } from "../testing/seed-row-builders.ts";
import { startDatabase, type TestDatabase } from "../testing/test-database.ts";
import { listContentLocations } from "./location-lists.ts";

const seed = (
  canonicalSlug: string,
  type: string,
  centre: { name: string; slug: string } | null = null,
) => buildPlaceSeed({ canonicalSlug, name: canonicalSlug, type, centre, population: null });

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
  await addLocations(database, [
    seed("a-city", "city"),
    seed("a-town", "town"),
    seed("b-borough", "london-borough"),
    seed("c-place", "place"),
    { ...seed("c-small-place", "place"), population: 4_999 },
    { ...seed("c-tiny-place", "place"), population: 1_000 },
    { ...seed("c-large-place", "place"), population: 5_000 },
    seed("d-district", "district", { name: "Birmingham", slug: "birmingham" }),
    seed("e-district", "london-district", { name: "Camden", slug: "camden" }),
    {
      ...seed("e-second-district", "district", { name: "Camden", slug: "camden" }),
      county: "Kent",
      region: "South East",
    },
    { ...seed("f-closed", "town"), isActive: false },
  ]);
});
afterAll(() => database.stop());

test("counts cities, towns, boroughs and places of 5,000 people as towns, and a place of unknown size as no village", async () => {
  const { locations, ...totals } = await listContentLocations(database);
  expect(totals).toEqual({ total: 10, towns: 4, villages: 2, districts: 3, unclassified: 1 });
  expect(locations.map(({ slug, type }) => `${slug}: ${type}`)).toEqual([
    "a-city: town",
    "a-town: town",
    "b-borough: town",
    "c-large-place: town",
    "c-place: unclassified",
    "c-small-place: village",
    "c-tiny-place: village",
    "d-district: district",
    "e-district: district",
    "e-second-district: district",
  ]);
  expect(locations.find(({ slug }) => slug === "c-large-place")?.population).toBe(5_000);
  expect(locations.at(-1)).toMatchObject({
    name: "e-second-district",
    county: "Kent",
    region: "South East",
  });
});

test("only a district has a parent town: the name of its centre", async () => {
  const { locations } = await listContentLocations(database);
  expect(
    locations
      .filter((place) => "parentTown" in place)
      .map(({ slug, parentTown }) => [slug, parentTown]),
  ).toEqual([
    ["d-district", "Birmingham"],
    ["e-district", "Camden"],
    ["e-second-district", "Camden"],
  ]);
});
