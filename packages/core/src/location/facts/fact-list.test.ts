import { describe, expect, test } from "vitest";
import { buildFactRecord, buildNorthernIrishFactRecord } from "../../testing/text-builders.ts";
import { factIds } from "./fact-ids.ts";
import { factList, factSlots } from "./fact-list.ts";
import type { FactRecord } from "./facts.ts";

const saysOf = (id: string, facts = buildFactRecord()) =>
  factList(facts).find((fact) => fact.id === id)?.says;
const stations = (changes: object) => {
  const { vanStations } = buildFactRecord();
  return buildFactRecord({ vanStations: vanStations && { ...vanStations, ...changes } });
};

test("each figure is a slot, with the words that it belongs to", () => {
  expect(Object.fromEntries(factSlots(buildFactRecord()))).toEqual({
    "nearby.1": "Redhill (1.7 miles)",
    "nearby.2": "Dorking (5.8 miles)",
    "vanStations.within5Miles": "37 van MOT stations within 5 miles",
    "vanStations.class7Within5Miles": "12 class 7 stations within 5 miles",
    "vanStations.nearestMiles": "the nearest MOT station for vans is 0.4 miles away",
    "vanStations.nearestClass7Miles": "the nearest class 7 station is 2.3 miles away",
    "stations.choice":
      "The nearest MOT station for vans is 0.4 miles from the centre of Reigate, and 10 are within 3.1 miles",
    "stations.count": "There are 37 within 5 miles of Reigate",
    "class7.share":
      "of the 37 MOT stations within 5 miles, 12 test class 7 vans; the nearest of those is 2.3 miles away",
    "class7.count": "There are 12 within 5 miles of Reigate",
    "class7.contrast":
      "The nearest MOT station for vans is 0.4 miles from the centre of Reigate; the nearest for class 7 is 2.3 miles away. Within 5 miles, 12 stations test class 7",
  });
});

test.each([
  [{ type: "place", populationBand: null }, "is a place"],
  [{ type: "district", populationBand: null }, "is a place"],
  [{ type: "town", populationBand: "small town" }, "is a small town"],
  [{ type: "london-borough", populationBand: null }, "is a borough"],
  [
    { type: "london-borough", populationBand: null, name: "City of London" },
    "City of London is a district",
  ],
  [{ type: "london-district", populationBand: null }, "is a district"],
] as const)("the kind is stated only where a source does: %j %s", (changes, says) => {
  expect(saysOf("place.kind", buildFactRecord(changes))).toMatch(new RegExp(`${says}$`));
});

test("no other fact has a figure", () => {
  expect(factList(buildFactRecord()).filter(({ says, slot }) => /\d/.test(says) && !slot)).toEqual(
    [],
  );
});

test.each([
  [0, "vanStations.noWithin5Miles", "no van MOT station within 5 miles"],
  [1, "vanStations.oneWithin5Miles", "1 van MOT station within 5 miles"],
])("lists a separate fact in the singular for %i stations", (count, id, says) => {
  expect(saysOf(id, stations({ count }))).toBe(says);
  expect(saysOf("vanStations.within5Miles", stations({ count }))).toBeUndefined();
});

test("the stations around a place on an island may be across the water", () => {
  const facts = buildFactRecord({ island: "the Isle of Wight" });
  expect(saysOf("vanStations.within5Miles", facts)).toBe(
    "37 van MOT stations within 5 miles (some may be across the water)",
  );
  expect(saysOf("vanStations.nearestMiles", facts)).toBe(
    "the nearest MOT station for vans is 0.4 miles away",
  );
  const { vanStations } = facts;
  const none = { ...facts, vanStations: vanStations && { ...vanStations, class7: 0 } };
  expect(saysOf("vanStations.noClass7Within5Miles", none)).toBe(
    "no class 7 station within 5 miles",
  );
});

test("lists a distance of 0 as less than a tenth of a mile", () => {
  expect(saysOf("vanStations.nearestMiles", stations({ nearestMiles: 0 }))).toMatch(
    / is less than 0\.1 miles away$/,
  );
});

test("lists DVA instead of stations in Northern Ireland", () => {
  const ids = factList(buildNorthernIrishFactRecord()).map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith("vanStations"))).toEqual([]);
  expect(ids).toContain("mot.byDva");
});

test("the counts within five miles are marked where a water divides the circle", () => {
  const facts = buildFactRecord({ opposite: { name: "Largs", miles: 2 } });
  expect(saysOf("vanStations.within5Miles", facts)).toBe(
    "37 van MOT stations within 5 miles (some may be across the water)",
  );
});

test("lists the unique name of a place that shares its name", () => {
  expect(saysOf("place.namesakes", buildFactRecord({ distinctName: "Reigate, Surrey" }))).toContain(
    "Reigate, Surrey",
  );
  expect(saysOf("place.namesakes")).toBeUndefined();
});

test("uses only the ids that all locations share", () => {
  const records = [
    buildFactRecord({
      distinctName: "Reigate, Surrey",
      island: "the Isle of Wight",
      centre: "London",
    }),
    buildNorthernIrishFactRecord(),
    ...[0, 1, 2].map((count) => stations({ count, class7: count })),
  ];
  const ids = records.flatMap((facts) => factList(facts).map(({ id }) => id));
  expect(ids.filter((id) => !factIds.includes(id))).toEqual([]);
  expect(factIds.length).toBeLessThanOrEqual(60);
});

describe("the whole list", () => {
  const shown = (facts: FactRecord) =>
    factList(facts).map(({ id, says, slot, names, words }) => [
      id,
      says,
      slot,
      [...names, ...words].join(", "),
    ]);

  test("of a place has every fact for its text, with the words that show each", () => {
    const facts = buildFactRecord({
      name: "Cowes",
      populationBand: "small town",
      county: "Isle of Wight",
      region: "Yorkshire & Humber",
      centre: "Newport",
      distinctName: "Cowes, Isle of Wight",
      island: "the Isle of Wight",
      islandStations: { stations: 54, class7: 12 },
      suggested: [1, 2, 3, 4].map((miles) => ({ name: `Town ${miles}`, miles })),
    });
    expect(shown(facts)).toEqual([
      ["place.kind", "Cowes is a small town", false, "town"],
      ["place.county", "it is in Isle of Wight", false, "Isle of Wight"],
      [
        "place.region",
        "it is in the region Yorkshire & Humber",
        false,
        "Yorkshire & Humber, Yorkshire and Humber, Yorkshire and the Humber, Yorkshire",
      ],
      ["place.centre", "it is part of Newport", false, "Newport"],
      [
        "place.namesakes",
        "another location has the same name; this one is Cowes, Isle of Wight",
        false,
        "Cowes, Isle of Wight, same name",
      ],
      ["nearby.1", "Town 1 (1 mile)", true, "Town 1"],
      ["nearby.2", "Town 2 (2 miles)", true, "Town 2"],
      ["nearby.3", "Town 3 (3 miles)", true, "Town 3"],
      [
        "place.island",
        "it is on the Isle of Wight, to which no road leads",
        false,
        "Isle of Wight",
      ],
      [
        "vanStations.within5Miles",
        "37 van MOT stations within 5 miles (some may be across the water)",
        true,
        "",
      ],
      [
        "vanStations.class7Within5Miles",
        "12 class 7 stations within 5 miles (some may be across the water)",
        true,
        "",
      ],
      ["vanStations.nearestMiles", "the nearest MOT station for vans is 0.4 miles away", true, ""],
      ["vanStations.nearestClass7Miles", "the nearest class 7 station is 2.3 miles away", true, ""],
      ["vanStations.onIsland", "54 van MOT stations on the Isle of Wight", true, ""],
      [
        "stations.choice",
        "The Isle of Wight has 54 MOT stations for vans, the nearest 0.4 miles from the centre of Cowes",
        true,
        "",
      ],
      ["stations.count", "There are 54, all within reach of Cowes without a crossing", true, ""],
      ["stations.nearest", "It is 0.4 miles from the centre of Cowes in a straight line", true, ""],
      [
        "class7.where",
        "Class 7 vans from Cowes need not leave the Isle of Wight: 12 MOT stations there test them, the nearest 2.3 miles from the centre of Cowes",
        true,
        "",
      ],
    ]);
  });

  test("of a place without county, neighbours and distances has only the known facts", () => {
    const facts = stations({
      count: 0,
      class7: 1,
      nearestMiles: null,
      nearestClass7Miles: 1,
      tenthMiles: null,
    });
    expect(
      shown({
        ...facts,
        county: null,
        suggested: [],
        populationBand: null,
        type: "village",
      }),
    ).toEqual([
      ["place.kind", "Reigate is a place", false, "place"],
      ["place.region", "it is in the region South East", false, "South East"],
      ["vanStations.noWithin5Miles", "no van MOT station within 5 miles", true, ""],
      ["vanStations.oneClass7Within5Miles", "1 class 7 station within 5 miles", true, ""],
      ["vanStations.nearestClass7Miles", "the nearest class 7 station is 1 mile away", true, ""],
      ["stations.count", "There is none within 5 miles of Reigate", true, ""],
      ["class7.count", "There is 1 within 5 miles of Reigate", true, ""],
      [
        "class7.where",
        "The nearest class 7 station is 1 mile from the centre of Reigate. It is the only class 7 station within 5 miles",
        true,
        "",
      ],
    ]);
  });

  test("of a county has its region and the places with the most stations for class 7", () => {
    const class7Places = [1, 2, 3].map((count) => ({ name: `Town ${count}`, count }));
    const facts = stations({ withinMiles: null, count: 1, class7: 1 });
    expect(
      shown({
        ...facts,
        kind: "county",
        name: "Surrey",
        class7Places,
        distinctName: "Surrey, England",
      }),
    ).toEqual([
      [
        "place.namesakes",
        "another location has the same name; this one is Surrey, England",
        false,
        "Surrey, England, same name",
      ],
      ["area.region", "it is in the region South East", false, "South East"],
      ["vanStations.inArea", "1 van MOT station in and around Surrey", true, ""],
      ["stations.choice", "There is 1 MOT station for vans in and around Surrey", true, ""],
      ["stations.count", "There is 1 in and around Surrey", true, ""],
      ["class7.count", "There is 1 in and around Surrey", true, ""],
      ["class7.most", "Town 1 has 1 and Town 2 2", true, "Town 1, Town 2"],
    ]);
  });

  test("of a region leaves out counts of 0", () => {
    expect(
      shown({
        ...stations({ withinMiles: null, count: 0, class7: 0 }),
        kind: "region",
        name: "Wales",
      }),
    ).toEqual([]);
  });

  test("of a place in Northern Ireland has the DVA", () => {
    expect(shown(buildNorthernIrishFactRecord()).find(([id]) => id === "mot.byDva")).toEqual([
      "mot.byDva",
      "MOT tests are done at the test centres of the DVA, not by garages",
      false,
      "DVA",
    ]);
  });
});

test.each([
  ["North East", "the North East"],
  ["East Midlands", "the East Midlands"],
  ["East of England", "the East of England"],
  ["East Riding of Yorkshire", "the East Riding of Yorkshire"],
  ["City of London", "the City of London"],
  ["Highlands & Islands", "the Highlands and Islands"],
  ["Isles of Scilly", "the Isles of Scilly"],
  ["Kent", "Kent"],
  ["South Yorkshire", "South Yorkshire"],
  ["Great North East", "Great North East"],
  ["Northern Isle of Man", "Northern Isle of Man"],
])("an area has the article that its name needs: %s is %s", (name, expected) => {
  const area = { ...stations({ withinMiles: null }), kind: "county", name } as const;
  expect(saysOf("vanStations.inArea", area)).toBe(`37 van MOT stations in and around ${expected}`);
});

test("an island that is an area has nothing around it", () => {
  const area = {
    ...stations({ withinMiles: null }),
    kind: "county",
    name: "Isle of Wight",
  } as const;
  expect(saysOf("vanStations.inArea", area)).toBe("37 van MOT stations on the Isle of Wight");
});

test("a county with its region's name in its own does not name the region", () => {
  const county = {
    kind: "county",
    county: null,
    name: "Greater London",
    region: "London",
  } as const;
  expect(saysOf("area.region", buildFactRecord(county))).toBeUndefined();
  expect(
    saysOf("area.region", buildFactRecord({ ...county, name: "Kent", region: "South East" })),
  ).toBeDefined();
});
