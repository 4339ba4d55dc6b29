import { afterAll, beforeAll, expect, test } from "vitest";
import { addLocations } from "../testing/add-locations.ts";
import { buildCountySeed, buildPlaceSeed, buildRegionSeed } from "../testing/seed-row-builders.ts";
import { startDatabase, type TestDatabase } from "../testing/test-database.ts";
import { listCore, listRegions } from "./location.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
  await addLocations(database, [
    buildRegionSeed(),
    buildRegionSeed({
      canonicalSlug: "yorkshire",
      name: "Yorkshire & Humber",
      region: "Yorkshire & Humber",
      counties: [
        { name: "North Yorkshire", slug: "north-yorkshire", place_count: 3 },
        { name: "West Yorkshire", slug: "west-yorkshire", place_count: 4 },
      ],
    }),
    buildCountySeed(),
    buildPlaceSeed(),
    buildPlaceSeed({ canonicalSlug: "yorkshire", name: "Yorkshire", isCore: false }),
    buildPlaceSeed({
      canonicalSlug: "digbeth",
      name: "Digbeth",
      isCore: false,
      type: "district",
      population: null,
    }),
    buildPlaceSeed({ canonicalSlug: "closed", isActive: false }),
  ]);
});
afterAll(() => database.stop());

test("listCore returns only active core places", async () => {
  expect(await listCore(database)).toEqual([
    {
      id: expect.any(String),
      name: "Birmingham",
      slug: "birmingham",
      county: "West Midlands County",
      garageCount: 120,
    },
  ]);
});

test("regions are listed by their MOT slugs with their county counts", async () => {
  expect(await listRegions(database)).toEqual([
    { name: "Yorkshire & Humber", slug: "yorkshire-and-the-humber", countiesCount: 2 },
    { name: "West Midlands", slug: "west-midlands", countiesCount: 1 },
  ]);
});
