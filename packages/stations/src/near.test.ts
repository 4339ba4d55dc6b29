import { describe, expect, test } from "vitest";
import { milesPerDegree } from "@vanfettle/contract/geo/distance";
import { DomainError, doubtfulPostcode } from "@vanfettle/contract/problems";
import { NearStations } from "@vanfettle/contract/station/station-schemas";
import { near } from "./near.ts";
import {
  buildEstuaryStationData,
  buildSmallStationData,
  buildStationData,
  buildStationRow,
} from "./testing/small-station-data.ts";

const data = buildSmallStationData();
const all = { vanClass: undefined, limit: 50 } as const;

test("returns exactly the contract's fields for a full postcode", () => {
  const answer = near(data, "qx11aa", { vanClass: "7", limit: 2 });
  expect(NearStations.strict().parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({
    postcode: "QX1 1AA",
    placed: "postcode",
    class: "7",
    jurisdiction: "great-britain",
    within5Miles: 6,
    within10Miles: 12,
    list: { edition: "2026-02", rows: 60, licence: "OGL-3.0", sample: true },
  });
  expect(answer.stations.map(({ site, miles }) => [site, miles])).toEqual([
    ["SMP01", 0.5],
    ["SMP03", 1.5],
  ]);
});

test("returns only stations that test vans, filtered by class", () => {
  const any = near(data, "QX1 1AA", all);
  expect(any.stations).toHaveLength(48);
  expect(
    any.stations.filter(({ classes }) => !classes.includes("4") && !classes.includes("7")),
  ).toEqual([]);
  expect(near(data, "QX1 1AA", { ...all, vanClass: "4" }).stations).toHaveLength(36);
  expect(near(data, "QX1 1AA", { ...all, vanClass: "7" }).stations).toHaveLength(36);
});

test("sorts stations at the same distance by site, also at the limit", () => {
  const same = ["C", "A", "D", "B"].map((site) => buildStationRow({ site }));
  const { stations } = near(
    buildStationData(same, { "QX1 1AA": same[0] ?? buildStationRow() }),
    "QX1 1AA",
    {
      vanClass: undefined,
      limit: 3,
    },
  );
  expect(stations.map(({ site }) => site)).toEqual(["A", "B", "C"]);
});

test("sorts stations geocoded by sector by their maximum distance, after possibly nearer ones", () => {
  const centre = buildStationRow();
  const milesNorth = (miles: number) => ({ latitude: centre.latitude + miles / milesPerDegree });
  const rows = [
    buildStationRow({ site: "ROUGH", precision: "sector", uncertainMiles: 2.5, ...milesNorth(1) }),
    buildStationRow({ site: "INSIDE", ...milesNorth(3) }),
    buildStationRow({ site: "OUTSIDE", ...milesNorth(4) }),
    buildStationRow({ site: "EDGE", precision: "outcode", uncertainMiles: 1, ...milesNorth(4.5) }),
  ];
  const sampled = buildStationData(rows, { "QX1 1AA": centre });
  const answer = near(sampled, "QX1 1AA", all);
  expect(answer.stations.map(({ site, miles, exact }) => [site, miles, exact])).toEqual([
    ["INSIDE", 3, true],
    ["ROUGH", 3.5, false],
    ["OUTSIDE", 4, true],
    ["EDGE", 5.5, false],
  ]);
  expect(answer.within5Miles).toBe(3);
  const [nearest] = near(sampled, "QX1 1AA", { ...all, limit: 1 }).stations;
  expect(nearest?.site).toBe("INSIDE");
});

describe("on the bank of an estuary", () => {
  const estuary = buildEstuaryStationData();
  const listed = (postcode: string, options: Parameters<typeof near>[2]) =>
    near(estuary, postcode, options).stations.map(({ site, miles, acrossWater }) => [
      site,
      miles,
      acrossWater,
    ]);

  test("lists the station opposite last, in a straight line and marked, from both banks", () => {
    expect(listed("QX5 1AA", all)).toEqual([
      ["SOUTH", 1.2, false],
      ["BRIDGE", 4.7, false],
      ["UPRIVER", 10.6, false],
      ["NORTH", 1.6, true],
    ]);
    expect(listed("QX5 1AB", all)).toEqual([
      ["NORTH", 0, false],
      ["BRIDGE", 3.9, false],
      ["UPRIVER", 9.8, false],
      ["SOUTH", 2.4, true],
    ]);
  });

  test("prefers a station for class 7 on land, whatever the limit", () => {
    const expected = ["BRIDGE", "UPRIVER", "NORTH"];
    for (const limit of [1, 2, 3]) {
      expect(listed("QX5 1AA", { vanClass: "7", limit }).map(([site]) => site)).toEqual(
        expected.slice(0, limit),
      );
    }
  });

  test("counts stations in a straight line, also those across the water", () => {
    expect(near(estuary, "QX5 1AA", all)).toMatchObject({ within5Miles: 3, within10Miles: 3 });
  });

  test("names the places on the same bank first", () => {
    const places = near(estuary, "QX5 1AA", all).places;
    expect(places[0]).toMatchObject({ slug: "padstow", acrossWater: false });
    expect(places.map(({ acrossWater }) => acrossWater)).toEqual([false, false, false]);
    expect(places.map(({ slug }) => slug)).not.toContain("rock");
  });
});

test("returns null for a missing name, and marks stations with their own fleet", () => {
  const rows = [
    buildStationRow({
      name: null,
      phone: null,
      access: "ask first",
      councilRun: true,
      precision: "sector",
    }),
  ];
  const [station] = near(
    buildStationData(rows, { "QX1 1AA": buildStationRow() }),
    "QX1 1AA",
    all,
  ).stations;
  expect(station).toMatchObject({
    name: null,
    phone: null,
    access: "ask first",
    councilRun: true,
    exact: false,
  });
});

test.each([
  ["QX1 1ZZ", "sector"],
  ["QX1 1", "sector"],
  ["QX1 9AA", "outcode"],
  ["QX1", "outcode"],
  ["LS1 4AP", "sector"],
  ["LS1 4", "sector"],
  ["LS1", "outcode"],
])("geocodes the unknown postcode %s by its %s", (postcode, placed) => {
  const answer = near(data, postcode, all);
  expect(answer.placed).toBe(placed);
  expect(answer.centre?.latitude).toBeCloseTo(53.8, 0);
  expect(answer.stations.length).toBeGreaterThan(0);
});

test("geocodes by sector and returns no stations without imported files", () => {
  expect(near({}, "LS1 4AP", all)).toMatchObject({
    postcode: "LS1 4AP",
    placed: "sector",
    centre: { latitude: expect.closeTo(53.8, 1), longitude: expect.closeTo(-1.55, 1) },
    stations: [],
    within5Miles: null,
    within10Miles: null,
    list: null,
  });
});

test.each([
  ["BT1 1AA", "northern-ireland"],
  ["BT1", "northern-ireland"],
  ["GY1", "elsewhere"],
  ["JE2 3AB", "elsewhere"],
  ["IM1 1AA", "elsewhere"],
  ["GIR 0AA", "elsewhere"],
])("returns no stations for %s in %s", (postcode, jurisdiction) => {
  expect(near(data, postcode, all)).toMatchObject({
    jurisdiction,
    placed: null,
    centre: null,
    stations: [],
  });
});

test.each([
  ["ZZ99", "postcode_not_found"],
  ["ZZ99 9ZZ", "postcode_not_found"],
  ["", "invalid_postcode"],
  ["Leeds", "invalid_postcode"],
  ["LS1 4A", "invalid_postcode"],
  ["🚐", "invalid_postcode"],
  ["A".repeat(200), "invalid_postcode"],
  ["'; DROP TABLE stations;--", "invalid_postcode"],
])("rejects %j with %s on the field, without repeating the text", (postcode, code) => {
  const error = errorOf(postcode);
  expect(error).toMatchObject({ code, issues: [{ field: "postcode", message: error.message }] });
  // A short text can occur in the examples of the message.
  const quoted =
    postcode.length > 8 && JSON.stringify([error.issues, error.message]).includes(postcode);
  expect(quoted).toBe(false);
});

test("rejects a postcode with a letter that none ends with in the words of the form's hint", () => {
  expect(errorOf("B1 1CA")).toMatchObject({
    code: "invalid_postcode",
    issues: [{ field: "postcode", message: expect.stringContaining(doubtfulPostcode) }],
  });
});

function errorOf(postcode: string): DomainError {
  try {
    near(data, postcode, all);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error(`${postcode} was not refused.`);
}

test("returns the nearest place's figures if there is no list", () => {
  const answer = near({}, "ME14 1XX", all);
  expect(NearStations.strict().parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({
    list: null,
    stations: [],
    figures: { name: "Maidstone", source: "DVSA list of active MOT test stations, April 2025" },
    places: [{ slug: "maidstone", name: "Maidstone", region: "South East" }, {}, {}],
    island: null,
  });
  expect(answer.figures?.garageCount).toBeGreaterThan(answer.figures?.class7Count ?? Infinity);
});

test("returns the list's counts instead of figures from another edition", () => {
  expect(near(data, "QX1 1AA", all)).toMatchObject({
    figures: null,
    within5Miles: 8,
    places: [{ slug: "leeds", name: "Leeds", region: "Yorkshire & Humber", miles: 0.3 }, {}, {}],
  });
});

test("reports that a postcode is on an island, without a distance across the sea", () => {
  expect(near({}, "TR21 0LW", all)).toMatchObject({
    island: "the Isles of Scilly",
    figures: {
      name: "St Mary's",
      garageCount: 0,
      nearestStationMiles: null,
      nearestClass7Miles: null,
    },
  });
});
