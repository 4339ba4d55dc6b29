import { describe, expect, test } from "vitest";
import { buildFactRecord, buildNorthernIrishFactRecord } from "../../testing/text-builders.ts";
import { factIds, factList, factSlots } from "./fact-list.ts";
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
    "0.4 miles to the nearest van MOT station (it may be across the water)",
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
    "area.class7.1": "Southampton (12 class 7 stations within 5 miles)",
    "area.class7.2": "Brighton (1 class 7 station within 5 miles)",
    "vanStations.inArea": "37 van MOT stations in and around the South East",
    "vanStations.class7InArea": "12 class 7 stations in and around the South East",
  });
});

test.each([
  [{ stations: "more", class7: null }, ["county.moreStations"]],
  [{ stations: "fewer", class7: "further" }, ["county.fewerStations", "county.class7Further"]],
  [{ stations: null, class7: "nearer" }, ["county.class7Nearer"]],
  [{ stations: null, class7: null }, []],
] as const)("how a place differs from its county is a fact: %j", (differs, expected) => {
  const ids = factList(buildFactRecord({ differs })).map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith("county."))).toEqual(expected);
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
  expect(factIds.length).toBeLessThanOrEqual(40);
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
      differs: { stations: "fewer", class7: "further" },
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
      [
        "place.island",
        "it is on the Isle of Wight, to which no road leads",
        false,
        "Isle of Wight",
      ],
      ["nearby.1", "Town 1 (1 mile)", true, "Town 1"],
      ["nearby.2", "Town 2 (2 miles)", true, "Town 2"],
      ["nearby.3", "Town 3 (3 miles)", true, "Town 3"],
      [
        "county.fewerStations",
        "fewer van MOT stations are close to it than to most places in Isle of Wight",
        false,
        "most places",
      ],
      [
        "county.class7Further",
        "its nearest class 7 station is further away than that of most places in Isle of Wight",
        false,
        "most places",
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
      [
        "vanStations.nearestMiles",
        "0.4 miles to the nearest van MOT station (it may be across the water)",
        true,
        "",
      ],
      [
        "vanStations.nearestClass7Miles",
        "2.3 miles to the nearest class 7 station (it may be across the water)",
        true,
        "",
      ],
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
    const differs = { stations: "more", class7: "nearer" } as const;
    expect(
      shown({
        ...facts,
        county: null,
        suggested: [],
        populationBand: null,
        type: "village",
        differs,
      }),
    ).toEqual([
      ["place.kind", "Reigate is a place", false, "place"],
      ["place.region", "it is in the region South East", false, "South East"],
      [
        "county.moreStations",
        "more van MOT stations are close to it than to most places in the county",
        false,
        "most places",
      ],
      [
        "county.class7Nearer",
        "its nearest class 7 station is closer than that of most places in the county",
        false,
        "most places",
      ],
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
      ["area.class7.1", "Town 1 (1 class 7 station within 5 miles)", true, "Town 1"],
      ["area.class7.2", "Town 2 (2 class 7 stations within 5 miles)", true, "Town 2"],
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
