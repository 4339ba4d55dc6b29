import { afterAll, beforeAll, expect, test } from "vitest";
import { addLocations } from "../../testing/add-locations.ts";
import {
  buildCountySeed,
  buildPlaceSeed,
  buildRegionSeed,
} from "../../testing/seed-row-builders.ts";
import { startDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { findLocation } from "../location.ts";
import { factSlots as slotValues } from "./fact-list.ts";
import { factRecord } from "./facts.ts";

const own = (stations: number, class7: number) => ({ stations, class7 });
const around = {
  within1Mile: own(5, 1),
  within3Miles: own(30, 9),
  within10Miles: own(400, 90),
  class5: 7,
  acrossWater: false,
};
const elsewhere = [{ name: "Solihull", miles: 6.9, class7: 40 }];
const towns = [
  { name: "Dudley", population: 79_000, class7: 30, nearestClass7Miles: 0.4, isDivided: false },
];
const opposite = { name: "Walsall", miles: 3.3 };
const districts = [{ district: "B1", ...own(11, 2) }];

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
  await addLocations(database, [
    buildRegionSeed(),
    buildCountySeed({ towns }),
    buildPlaceSeed({
      around,
      elsewhere,
      opposite,
      districts,
    }),
    buildRegionSeed({
      canonicalSlug: "northern-ireland",
      name: "Northern Ireland",
      region: "Northern Ireland",
      counties: [],
    }),
  ]);
});
afterAll(() => database.stop());

const factsOf = async (slug: string) => factRecord(await findLocation(database, slug));

test("reads the facts of a place from the gazetteer", async () => {
  expect(await factsOf("birmingham")).toEqual({
    kind: "place",
    name: "Birmingham",
    type: "city",
    county: "West Midlands County",
    region: "West Midlands",
    distinctName: null,
    island: null,
    centre: null,
    around,
    elsewhere,
    next: [],
    charges: [],
    centresBeyond: [],
    opposite,
    islandStations: null,
    districts,
    testCentres: [],
    towns: [],
    counties: [],
    zone: expect.objectContaining({ name: "Birmingham" }) as unknown,
    vanStations: {
      count: 120,
      class7: 30,
      withinMiles: 5,
      nearestMiles: 0.5,
      nearestClass7Miles: 0.6,
      tenthMiles: 1.2,
    },
  });
});

test.each([
  [15, 15],
  [15.1, null],
  [null, null],
])("ten stations within %s miles are a choice within %s", async (tenthStationMiles, expected) => {
  await addLocations(database, [
    buildPlaceSeed({ canonicalSlug: "remote", regionSlug: "wales", tenthStationMiles }),
  ]);
  expect((await factsOf("remote")).vanStations?.tenthMiles).toBe(expected);
});

test("counts the stations of the London region for the place London", async () => {
  const london = {
    name: "London",
    canonicalSlug: "london",
    region: "London",
    regionSlug: "london",
  };
  await addLocations(database, [
    buildPlaceSeed({ ...london, garageCount: 1378 }),
    buildPlaceSeed({ ...london, name: "Camden", canonicalSlug: "camden", garageCount: 201 }),
  ]);
  const facts = await factsOf("london");
  expect(facts.vanStations?.withinMiles).toBeNull();
  expect(slotValues(facts).has("count5")).toBe(false);
  expect(slotValues(await factsOf("camden")).get("count5")).toBe("201 MOT stations within 5 miles");
});

test("the facts of a county include the garages inside it and its towns", async () => {
  const facts = await factsOf("west-midlands-county");
  expect(facts).toMatchObject({
    kind: "county",
    type: "county",
    county: null,
  });
  expect(facts.towns).toEqual(towns);
  expect(facts.vanStations?.withinMiles).toBeNull();
});

test("the facts of a place in Northern Ireland include no station", async () => {
  expect((await factsOf("northern-ireland")).vanStations).toBeNull();
});

test("a place to which no road leads is on its island", async () => {
  await addLocations(database, [
    buildPlaceSeed({ canonicalSlug: "cowes", island: "the Isle of Wight" }),
  ]);
  expect((await factsOf("cowes")).island).toBe("the Isle of Wight");
  expect((await factsOf("birmingham")).island).toBeNull();
});

test("the zone of a place or area is one that looks at vans", async () => {
  const slugs = ["portsmouth", "london", "leeds"];
  await addLocations(
    database,
    slugs.map((canonicalSlug) => buildPlaceSeed({ canonicalSlug })),
  );
  const zoneOf = async (slug: string) => (await factsOf(slug)).zone?.name;
  expect(await Promise.all(slugs.map(zoneOf))).toEqual([undefined, "London", undefined]);
});

test("findLocation prefers a place to a region of the same slug, unless the kind is given", async () => {
  await addLocations(database, [
    buildRegionSeed({ canonicalSlug: "london" }),
    buildPlaceSeed({ canonicalSlug: "london" }),
  ]);
  expect((await findLocation(database, "LONDON")).kind).toBe("place");
  expect((await findLocation(database, "london", "region")).kind).toBe("region");
  await expect(findLocation(database, "london", "county")).rejects.toMatchObject({
    code: "location_not_found",
  });
});
