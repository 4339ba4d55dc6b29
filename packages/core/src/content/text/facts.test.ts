import { afterAll, beforeAll, expect, test } from "vitest";
import { seedLocations } from "../../location/seed/seed-locations.ts";
import { startDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { buildCountySeed, buildPlaceSeed, buildRegionSeed } from "../../testing/seed-row-builders.ts";
import { findLocation } from "../versions/find-location.ts";
import { slotValues } from "./fact-list.ts";
import { loadFacts } from "./facts.ts";

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
    council: null,
    hasNamesake: false,
    postcodeArea: "B",
    island: null,
    nearby: neighbours.slice(0, 8),
    centre: null,
    districts: [],
    largestPlaces: [],
    counties: [],
    placeCount: null,
    countyCount: null,
    vanStations: {
      count: 120,
      class7: 30,
      withinMiles: 5,
      nearestMiles: 0.5,
      nearestClass7Miles: 0.6,
      tenthMiles: 1.2,
      source: "DVSA",
      year: 2026,
    },
  });
});

test.each([
  [15, 15],
  [15.1, null],
  [null, null],
])("ten stations within %s miles are a choice within %s", async (tenthStationMiles, expected) => {
  await seedLocations(database, [buildPlaceSeed({ canonicalSlug: "remote", regionSlug: "wales", tenthStationMiles })]);
  expect((await factsOf("remote")).vanStations?.tenthMiles).toBe(expected);
});

test("the stations of the place London are those in the region London, whose counts it has", async () => {
  const london = { name: "London", canonicalSlug: "london", region: "London", regionSlug: "london" };
  await seedLocations(database, [
    buildPlaceSeed({ ...london, garageCount: 1378 }),
    buildPlaceSeed({ ...london, name: "Camden", canonicalSlug: "camden", garageCount: 201 }),
  ]);
  const facts = await factsOf("london");
  expect(facts.vanStations?.withinMiles).toBeNull();
  expect(slotValues(facts).get("vanStations.inArea")).toBe("1,378 van MOT stations in and around London");
  expect(slotValues(facts).has("vanStations.within5Miles")).toBe(false);
  expect(slotValues(await factsOf("camden")).get("vanStations.within5Miles")).toBe(
    "201 van MOT stations within 5 miles",
  );
});

test("the facts of a county include its largest places and the garages inside it", async () => {
  const facts = await factsOf("west-midlands-county");
  expect(facts).toMatchObject({ kind: "county", type: "county", county: null, placeCount: 3, countyCount: null });
  expect(facts.largestPlaces).toEqual(["big", "middle", "small"]);
  expect(facts.vanStations?.withinMiles).toBeNull();
});

test("the facts of a region include its largest places without districts", async () => {
  const facts = await loadFacts(database, await findLocation(database, "west-midlands", "region"));
  expect(facts).toMatchObject({ kind: "region", placeCount: 2, countyCount: 1, populationBand: null });
  expect(facts.largestPlaces).toEqual(["Birmingham", "walsall", "unknown"]);
});

test("the facts of a place in Northern Ireland include no station", async () => {
  expect((await factsOf("northern-ireland")).vanStations).toBeNull();
});

test("a place to which no road leads is on its island", async () => {
  await seedLocations(database, [buildPlaceSeed({ canonicalSlug: "cowes", island: "the Isle of Wight" })]);
  expect((await factsOf("cowes")).island).toBe("the Isle of Wight");
  expect((await factsOf("birmingham")).island).toBeNull();
});

test("a council that has the name of the island is no fact beside it", async () => {
  const scilly = { island: "the Isles of Scilly", localGovernmentArea: "Isles of Scilly" };
  await seedLocations(database, [buildPlaceSeed({ canonicalSlug: "hugh-town", ...scilly })]);
  expect((await factsOf("hugh-town")).council).toBeNull();
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
