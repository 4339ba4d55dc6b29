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
    "vanStations.nearestMiles": "0.4 miles to the nearest van MOT station",
    "vanStations.nearestClass7Miles": "2.3 miles to the nearest class 7 station",
    "vanStations.tenthMiles": "a choice of 10 stations within 3.1 miles",
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
    "0.4 miles to the nearest van MOT station",
  );
  const { vanStations } = facts;
  const none = { ...facts, vanStations: vanStations && { ...vanStations, class7: 0 } };
  expect(saysOf("vanStations.noClass7Within5Miles", none)).toBe(
    "no class 7 station within 5 miles",
  );
});

test("lists a distance of 0 as less than a tenth of a mile", () => {
  expect(saysOf("vanStations.nearestMiles", stations({ nearestMiles: 0 }))).toMatch(
    /^less than 0\.1 miles/,
  );
});

test("lists DVA instead of stations in Northern Ireland", () => {
  const ids = factList(buildNorthernIrishFactRecord()).map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith("vanStations"))).toEqual([]);
  expect(ids).toContain("mot.byDva");
});

test("a county and a region have sums, and the places with the most stations for class 7", () => {
  const area = buildFactRecord({
    kind: "region",
    name: "South East",
    suggested: [],
    class7Places: [
      { name: "Southampton", count: 12 },
      { name: "Brighton", count: 1 },
    ],
  });
  const region = {
    ...area,
    vanStations: area.vanStations && { ...area.vanStations, withinMiles: null },
  };
  expect(Object.fromEntries(factSlots(region))).toEqual({
    "area.class7.1": "Southampton (12 class 7 stations)",
    "area.class7.2": "Brighton (1 class 7 station)",
    "vanStations.inArea": "37 van MOT stations in and around the South East",
    "vanStations.class7InArea": "12 class 7 stations in and around the South East",
  });
});

const around = (...counts: [stations: number, class7: number][]) => {
  const [within1Mile, within3Miles, within10Miles] = counts.map(([stations, class7]) => ({
    stations,
    class7,
  }));
  if (!within1Mile || !within3Miles || !within10Miles) throw new Error("three circles");
  return { within1Mile, within3Miles, within10Miles, class5: 4 };
};
const pickering = { name: "Pickering", miles: 7.2, acrossWater: false };
const malton = { name: "Malton", miles: 8, acrossWater: true };
const class7In = (district: string, stations: number, class7: number) => ({
  district,
  stations,
  class7,
});

test.each<[what: string, changes: Partial<FactRecord>, says: Record<string, string>]>([
  [
    "counts within one, three and ten miles",
    { around: around([9, 1], [11, 1], [1_025, 10]) },
    {
      "vanStations.around":
        "9 van MOT stations within 1 mile, 11 within 3 and 1,025 within 10 miles",
      "vanStations.class7Around": "10 class 7 stations within 10 miles",
      "vanStations.class5Within5Miles": "4 stations for larger minibuses (class 5) within 5 miles",
    },
  ],
  [
    "the nearest places with class 7 in place of the distance to a station",
    { class7Near: [pickering, malton] },
    {
      "class7.near.1": "Pickering (7.2 miles)",
      "class7.near.2": "Malton (8 miles, across the water)",
    },
  ],
  [
    "what is on an island, and what is across the water",
    {
      island: "Bute",
      islandStations: { stations: 6, class7: 0 },
      opposite: { name: "Largs", miles: 7.6 },
      around: around([1, 0], [6, 0], [30, 5]),
    },
    {
      "island.stations": "6 van MOT stations on Bute",
      "island.noClass7": "no class 7 station on Bute",
      "water.opposite": "Largs (7.6 miles in a straight line, across the water)",
    },
  ],
  [
    "the postcode districts of a town",
    { districts: [class7In("RH2", 9, 5), class7In("RH1", 2, 0), class7In("RH3", 1, 1)] },
    {
      "own.stations": "12 van MOT stations in and around Reigate",
      "own.class7": "6 class 7 stations in and around Reigate",
      "district.1": "RH2 (9 stations, 5 of them for class 7)",
      "district.2": "RH1 (2 stations, none of them for class 7)",
    },
  ],
])("a place has %s", (_, changes, says) => {
  const found = factSlots(buildFactRecord(changes));
  const ids = /^(?:own|district|island|water|class7)\.|round$|class5/;
  expect(Object.fromEntries([...found].filter(([id]) => ids.test(id)))).toEqual(says);
  expect(found.has("vanStations.nearestClass7Miles")).toBe(changes.class7Near === undefined);
});

test("the counts within five miles are marked where a water divides the circle", () => {
  const facts = buildFactRecord({ opposite: { name: "Largs", miles: 2 } });
  expect(saysOf("vanStations.within5Miles", facts)).toBe(
    "37 van MOT stations within 5 miles (some may be across the water)",
  );
});

test("a place in Northern Ireland has the nearest test centres of the DVA", () => {
  const testCentres = [
    { name: "Lisburn", miles: 0 },
    { name: "Belfast", miles: 6.7 },
  ];
  expect(Object.fromEntries(factSlots({ ...buildNorthernIrishFactRecord(), testCentres }))).toEqual(
    { "dva.near.1": "Lisburn (less than a mile)", "dva.near.2": "Belfast (6.7 miles)" },
  );
});

test("a county has its towns with class 7 and without, a region its counties in order", () => {
  const { vanStations } = stations({ withinMiles: null });
  const towns = {
    total: 12,
    withClass7: 11,
    without: [{ name: "Stanhope", near: "Tow Law", miles: 8.1 }],
  };
  const largestTowns = [{ name: "Darlington", stations: 56, class7: 15 }];
  const county = { kind: "county", name: "County Durham", towns, largestTowns } as const;
  expect(
    Object.fromEntries(factSlots(buildFactRecord({ ...county, suggested: [], vanStations }))),
  ).toMatchObject({
    "area.stations.1": "Darlington (56 van MOT stations)",
    "county.towns": "11 of its 12 towns",
    "county.without.1": "Stanhope (8.1 miles to the nearest, near Tow Law)",
  });
  const counties = [40, 30, 20, 10].map((count) => ({
    name: `County ${count}`,
    stations: count,
    class7: count / 10,
  }));
  const region = buildFactRecord({ kind: "region", name: "Wales", counties, vanStations });
  expect(Object.fromEntries(factSlots(region))).toMatchObject({
    "region.county.1": "County 40 (40 van MOT stations, 4 for class 7)",
    "region.county.2": "County 30 (30 van MOT stations, 3 for class 7)",
    "region.county.last": "County 10 (10 van MOT stations, 1 for class 7)",
  });
});

test("a county or region of Northern Ireland has its test centres", () => {
  const testCentres = ["Omagh", "Cookstown"].map((name) => ({ name, miles: null }));
  const facts = { ...buildNorthernIrishFactRecord(), kind: "county", testCentres } as const;
  expect(saysOf("dva.inArea", facts)).toMatch(/ are in Omagh and Cookstown$/);
  expect(saysOf("dva.count", facts)).toBe("2 of the DVA's 15 test centres");
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
      ["vanStations.nearestMiles", "0.4 miles to the nearest van MOT station", true, ""],
      ["vanStations.nearestClass7Miles", "2.3 miles to the nearest class 7 station", true, ""],
      ["vanStations.tenthMiles", "a choice of 10 stations within 3.1 miles", true, ""],
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
      ["vanStations.nearestClass7Miles", "1 mile to the nearest class 7 station", true, ""],
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
      ["area.class7.1", "Town 1 (1 class 7 station)", true, "Town 1"],
      ["area.class7.2", "Town 2 (2 class 7 stations)", true, "Town 2"],
      ["vanStations.inArea", "1 van MOT station in and around Surrey", true, ""],
      ["vanStations.class7InArea", "1 class 7 station in and around Surrey", true, ""],
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
    expect(shown(buildNorthernIrishFactRecord()).at(-1)).toEqual([
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
  ["Highlands & Islands", "the Highlands & Islands"],
  ["Isle of Wight", "the Isle of Wight"],
  ["Isles of Scilly", "the Isles of Scilly"],
  ["Kent", "Kent"],
  ["South Yorkshire", "South Yorkshire"],
  ["Great North East", "Great North East"],
  ["Northern Isle of Man", "Northern Isle of Man"],
])("an area has the article that its name needs: %s is %s", (name, expected) => {
  const area = { ...stations({ withinMiles: null }), kind: "county", name } as const;
  expect(saysOf("vanStations.inArea", area)).toBe(`37 van MOT stations in and around ${expected}`);
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
