import { afterAll, beforeAll, expect, test } from "vitest";
import { seedLocations } from "../../location/seed/seed-locations.ts";
import { startDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { buildCountySeed, buildPlaceSeed, buildRegionSeed } from "../../testing/seed-row-builders.ts";
import { findLocation } from "../versions/find-location.ts";
import { loadFacts } from "./facts.ts";
import { factsHash } from "./prompt.ts";

const neighbours = Array.from({ length: 12 }, (_, i) => ({ name: `Near ${i}`, slug: `near-${i}`, miles: i + 0.5 }));
const place = (slug: string, population: number | null, type = "town") =>
  buildPlaceSeed({ canonicalSlug: slug, name: slug, population, type, nearby: neighbours });
const link = (slug: string, population: number) => ({ name: slug, slug, type: "town", population });

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
  await seedLocations(database, [
    buildRegionSeed(),
    buildCountySeed({ places: [link("small", 3), link("big", 9), link("middle", 6)] }),
    buildPlaceSeed({ nearby: neighbours, centre: null }),
    place("walsall", 67_594),
    place("digbeth", 900_000, "district"),
    place("unknown", null),
    buildRegionSeed({
      canonicalSlug: "northern-ireland",
      name: "Northern Ireland",
      region: "Northern Ireland",
      counties: [],
    }),
  ]);
});
afterAll(() => database.stop());

const factsOf = async (slug: string) => loadFacts(database, await findLocation(database, slug));

test("the facts of a place are those of the gazetteer", async () => {
  expect(await factsOf("birmingham")).toEqual({
    kind: "place",
    name: "Birmingham",
    type: "city",
    county: "West Midlands",
    region: "West Midlands",
    population: 1_157_603,
    populationBand: "city",
    latitude: 52.48,
    longitude: -1.9,
    nearby: neighbours.slice(0, 8).map(({ name, miles }) => ({ name, miles })),
    centre: null,
    largestPlaces: [],
    placeCount: null,
    countyCount: null,
    garages: { count: 120, class7: 30, withinMiles: 5, source: "DVSA", year: 2026 },
    services: expect.arrayContaining([{ name: "MOT Test", price: "£54.85" }]) as unknown,
    mot: expect.objectContaining({ class4MaxFee: "54.85", class7MaxFee: "58.60", atGarages: true }) as unknown,
  });
});

test("the facts of a county include its largest places and the garages inside it", async () => {
  const facts = await factsOf("west-midlands-county");
  expect(facts).toMatchObject({ kind: "county", type: "county", county: null, placeCount: 3, countyCount: null });
  expect(facts.largestPlaces.map(({ name }) => name)).toEqual(["big", "middle", "small"]);
  expect(facts.garages.withinMiles).toBeNull();
});

test("the facts of a region include its largest places without districts", async () => {
  const facts = await loadFacts(database, await findLocation(database, "west-midlands", "region"));
  expect(facts).toMatchObject({ kind: "region", placeCount: 2, countyCount: 1, populationBand: null });
  expect(facts.largestPlaces.map(({ name }) => name)).toEqual(["Birmingham", "walsall", "unknown"]);
});

test("the facts of a place in Northern Ireland include no MOT service, no British fee and no garage MOTs", async () => {
  const { mot, services } = await factsOf("northern-ireland");
  expect(mot).toEqual({
    class4MaxKg: null,
    class4MaxFee: null,
    class7MinKg: null,
    class7MaxKg: null,
    class7MaxFee: null,
    firstTestAfterYears: 3,
    yearly: true,
    atGarages: false,
  });
  expect(services.filter(({ name }) => name.includes("MOT"))).toEqual([]);
});

test("the hash of the facts is stable and changes with any fact", async () => {
  const facts = await factsOf("birmingham");
  expect(factsHash(facts)).toBe(factsHash(await factsOf("birmingham")));
  expect(factsHash({ ...facts, garages: { ...facts.garages, count: 121 } })).not.toBe(factsHash(facts));
});

test("findLocation prefers a place to a region of the same slug, unless the kind is given", async () => {
  await seedLocations(database, [
    buildRegionSeed({ canonicalSlug: "london" }),
    buildPlaceSeed({ canonicalSlug: "london" }),
  ]);
  expect((await findLocation(database, "LONDON")).kind).toBe("place");
  expect((await findLocation(database, "london", "region")).kind).toBe("region");
  await expect(findLocation(database, "london", "county")).rejects.toMatchObject({ code: "location_not_found" });
});
