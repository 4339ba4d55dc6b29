import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPlaceSeed } from "../testing/seed-row-builders.ts";
import { startDatabase, type TestDatabase } from "../testing/test-database.ts";
import { listContentLocations } from "./content-list.ts";
import { seedLocations } from "./seed/seed-locations.ts";

const seed = (canonicalSlug: string, type: string, centre: { name: string; slug: string } | null = null) =>
  buildPlaceSeed({ canonicalSlug, name: canonicalSlug, type, centre });

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
  await seedLocations(database, [
    seed("a-city", "city"),
    seed("a-town", "town"),
    seed("b-borough", "london-borough"),
    seed("c-village", "village"),
    seed("d-district", "district", { name: "Birmingham", slug: "birmingham" }),
    seed("e-district", "london-district", { name: "Camden", slug: "camden" }),
    { ...seed("f-closed", "town"), isActive: false },
  ]);
});
afterAll(() => database.stop());

test("towns are cities, towns and boroughs; villages and districts make up the rest of the total", async () => {
  const { locations, ...totals } = await listContentLocations(database);
  expect(totals).toEqual({ total: 6, towns: 3, villages: 3 });
  expect(locations.map(({ slug, type }) => `${slug}: ${type}`)).toEqual([
    "a-city: town",
    "a-town: town",
    "b-borough: town",
    "c-village: village",
    "d-district: district",
    "e-district: district",
  ]);
});

test("a district has the name of its centre as parent town, and no other place has one", async () => {
  const { locations } = await listContentLocations(database);
  expect(locations.filter((place) => "parentTown" in place).map(({ slug, parentTown }) => [slug, parentTown])).toEqual([
    ["d-district", "Birmingham"],
    ["e-district", "Camden"],
  ]);
});
