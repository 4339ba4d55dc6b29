import { afterAll, beforeAll, expect, test } from "vitest";
import { LocationPage } from "@vanfettle/contract/schemas";
import { startDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { buildCountySeed, buildPlaceSeed, buildRegionSeed } from "../../testing/seed-row-builders.ts";
import { getPage } from "./location-page.ts";
import { seedLocations } from "../../location/seed/seed-locations.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
  await seedLocations(database, [
    buildRegionSeed(),
    buildRegionSeed({ canonicalSlug: "yorkshire", name: "Yorkshire & Humber", region: "Yorkshire & Humber" }),
    buildCountySeed(),
    buildPlaceSeed(),
    buildPlaceSeed({ canonicalSlug: "yorkshire", name: "Yorkshire", isCore: false }),
    buildPlaceSeed({ canonicalSlug: "digbeth", name: "Digbeth", isCore: false, type: "district", population: null }),
    buildPlaceSeed({ canonicalSlug: "closed", isActive: false }),
  ]);
});
afterAll(() => database.stop());

test("getPage returns everything that a place's page shows", async () => {
  const page = await getPage(database, "birmingham");
  expect(LocationPage.parse(page)).toEqual(page);
  expect(page).toMatchObject({
    name: "Birmingham",
    type: "city",
    region: "West Midlands",
    regionSlug: "west-midlands",
    county: "West Midlands",
    countySlug: "west-midlands-county",
    postcode: "B",
    nearby: [{ name: "Solihull", slug: "solihull", miles: 6.9 }],
    alphabetical: [{ name: "Bilston", slug: "bilston" }],
    servicing_content: null,
  });
});

test("the links of a county have the ids of their places", async () => {
  const county = await getPage(database, "west-midlands-county");
  const place = await getPage(database, "birmingham");
  expect(county.type).toBe("county");
  expect(county.places).toEqual([
    { id: place.id, name: "Birmingham", slug: "birmingham", type: "city", population: 1_157_603 },
  ]);
});

test("a region takes precedence over a place with the same slug", async () => {
  expect((await getPage(database, "yorkshire")).type).toBe("region");
});

test.each(["yorkshire-and-the-humber", "YORKSHIRE", "Yorkshire-And-The-Humber"])(
  "the slug or alias %s opens the region",
  async (slug) => {
    expect((await getPage(database, slug)).slug).toBe("yorkshire");
  },
);

test("getPage makes one database request", async () => {
  database.takeCommands();
  await getPage(database, "birmingham");
  expect(database.takeCommands()).toEqual(["QueryCommand"]);
});

test.each(["nowhere", "closed", "birm", "birmingham ", "\u0000", "..", "x".repeat(100)])(
  "getPage throws location_not_found for %j",
  async (slug) => {
    await expect(getPage(database, slug)).rejects.toMatchObject({ code: "location_not_found" });
  },
);
