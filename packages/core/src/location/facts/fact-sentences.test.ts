import { expect, test } from "vitest";
import { buildFactRecord, buildNorthernIrishFactRecord } from "../../testing/text-builders.ts";
import type { FactId } from "./fact-ids.ts";
import { factSlots } from "./fact-list.ts";
import type { FactRecord } from "./facts.ts";

/** The counts within one, three, five and ten miles, and the distances. */
interface Around {
  stations: readonly [number, number, number, number];
  class7: readonly [number, number, number, number];
  nearest?: number | null;
  nearestClass7?: number | null;
  tenth?: number | null;
}

function placeWith({ stations, class7, ...miles }: Around, changes: Partial<FactRecord> = {}) {
  const circle = (i: 0 | 1 | 3) => ({ stations: stations[i], class7: class7[i] });
  const { nearest = 0.4, nearestClass7 = 2.3, tenth = null } = miles;
  return buildFactRecord({
    suggested: [],
    around: {
      within1Mile: circle(0),
      within3Miles: circle(1),
      within10Miles: circle(3),
      class5: 0,
    },
    vanStations: {
      count: stations[2],
      class7: class7[2],
      withinMiles: 5,
      nearestMiles: nearest,
      nearestClass7Miles: nearestClass7,
      tenthMiles: tenth,
    },
    ...changes,
  });
}

const sayOf = (id: FactId, facts: FactRecord): string | undefined => factSlots(facts).get(id);
const near = (name: string | null, miles: number, acrossWater = false) => ({
  name,
  miles,
  acrossWater,
});
const none = [0, 0, 0, 0] as const;

test.each<[what: string, around: Around, says: string | undefined]>([
  [
    "grows from the first mile",
    { stations: [21, 131, 190, 519], class7: none },
    "There are 21 MOT stations for vans within 1 mile of the centre of Reigate and 131 within 3 miles",
  ],
  [
    "grows in a wider circle",
    { stations: [3, 3, 3, 14], class7: none },
    "There are 3 MOT stations for vans within 1 mile of the centre of Reigate and 14 within 10 miles",
  ],
  [
    "grows no more",
    { stations: [2, 2, 2, 2], class7: none },
    "There are 2 MOT stations for vans within 1 mile of the centre of Reigate and no more within 10 miles",
  ],
  [
    "begins with the nearest, then three miles",
    { stations: [1, 4, 9, 80], class7: none, tenth: 5.4 },
    "The nearest MOT station for vans is 0.4 miles from the centre of Reigate, and there are 4 within 3 miles",
  ],
  [
    "begins with the nearest, then the tenth",
    { stations: [0, 1, 16, 73], class7: none, nearest: 2.9, tenth: 3.7 },
    "The nearest MOT station for vans is 2.9 miles from the centre of Reigate, and 10 are within 3.7 miles",
  ],
  [
    "begins with the nearest, then ten miles",
    { stations: [0, 0, 1, 3], class7: none, nearest: 4.1 },
    "The nearest MOT station for vans is 4.1 miles from the centre of Reigate, and there are 3 within 10 miles",
  ],
  [
    "is a single station",
    { stations: [0, 1, 1, 1], class7: none, nearest: 1 },
    "The nearest MOT station for vans is 1 mile from the centre of Reigate, and there is no other within 10 miles",
  ],
  [
    "is a station beyond ten miles",
    { stations: none, class7: none, nearest: 12 },
    "The nearest MOT station for vans is 12 miles from the centre of Reigate",
  ],
  ["is unknown", { stations: none, class7: none, nearest: null }, undefined],
])("the choice of stations %s", (_, around, says) => {
  expect(sayOf("stations.choice", placeWith(around))).toBe(says);
});

test.each<[stations: Around["stations"], says: string]>([
  [[5, 9, 42, 98], "There are 42 within 5 miles of Reigate and 98 within 10 miles"],
  [[5, 9, 42, 158], "There are 42 within 5 miles of Reigate"],
  [[5, 9, 42, 42], "There are 42 within 5 miles of Reigate and no more within 10 miles"],
  [[21, 131, 190, 519], "There are 190 within 5 miles of Reigate"],
  [[0, 0, 1, 3], "There is 1 within 5 miles of Reigate, and there are 3 within 10 miles"],
  [[0, 0, 1, 1], "There is 1 within 5 miles of Reigate and no other within 10 miles"],
  [[0, 0, 0, 1], "There is none within 5 miles of Reigate, and there is 1 within 10 miles"],
  [
    [0, 0, 0, 1_025],
    "There is none within 5 miles of Reigate, and there are 1,025 within 10 miles",
  ],
  [none, "There is none within 10 miles of Reigate"],
])("counts of %j stations answer how many there are, and how many test class 7", (counts, says) => {
  const other = [250, 260, counts[2] + 7, 9_000] as const;
  const facts = placeWith({ stations: counts, class7: none, nearest: 4 });
  expect(sayOf("stations.count", facts)).toBe(says);
  const class7 = placeWith({ stations: other, class7: counts, nearestClass7: 4.2 });
  expect(sayOf("class7.count", class7)).toBe(says);
});

test.each<[what: string, facts: FactRecord, id: FactId, says: string]>([
  [
    "far from the nearest station",
    placeWith(
      { stations: [1, 13, 35, 57], class7: [0, 2, 12, 17], nearest: 0.1, nearestClass7: 3 },
      { class7Near: [near("Rhyl", 3), near("Bodelwyddan", 4.3)] },
    ),
    "class7.contrast",
    "The nearest MOT station for vans is 0.1 miles from the centre of Reigate; the nearest for class 7 is 3 miles away, near Rhyl, and another is 4.3 miles away, near Bodelwyddan",
  ],
  [
    "at none of the stations within a mile",
    placeWith(
      { stations: [6, 23, 41, 134], class7: [0, 3, 13, 42], nearest: 0.3, nearestClass7: 1.4 },
      { class7Near: [near("Aberdare", 1.4), near("Mountain Ash", 2.4)] },
    ),
    "class7.where",
    "None of the 6 MOT stations within 1 mile of the centre of Reigate tests class 7 vans. The nearest that does is 1.4 miles away, near Aberdare. Within 3 miles, 3 stations test class 7",
  ],
  [
    "a mile away, although none of the stations within a mile tests it",
    placeWith(
      { stations: [7, 60, 90, 300], class7: [0, 19, 30, 60], nearest: 0.6, nearestClass7: 1 },
      { class7Near: [near("Stockport", 1)] },
    ),
    "class7.where",
    "The nearest class 7 station is 1 mile from the centre of Reigate, near Stockport. Within 3 miles, 19 stations test class 7",
  ],
  [
    "at none of two stations within ten miles",
    placeWith(
      { stations: [0, 2, 2, 2], class7: none, nearest: 0.8, nearestClass7: 13.4 },
      { class7Near: [near("Haverfordwest", 13.4), near("Fishguard", 14.2)] },
    ),
    "class7.where",
    "Neither of the two MOT stations within 10 miles of Reigate tests class 7 vans. The nearest that does is 13.4 miles away, near Haverfordwest, and another is 14.2 miles away, near Fishguard",
  ],
  [
    "at the only station within five miles",
    placeWith(
      { stations: [1, 4, 6, 12], class7: [0, 0, 1, 3], nearest: 2.3, nearestClass7: 3.4 },
      { class7Near: [near("Valley", 3.4), near("Llangefni", 12)] },
    ),
    "class7.where",
    "None of the 4 MOT stations within 3 miles of Reigate tests class 7 vans. The nearest that does is 3.4 miles away, near Valley. It is the only class 7 station within 5 miles; another is 12 miles away, near Llangefni",
  ],
  [
    "at the only station within three miles, of several within five",
    placeWith(
      { stations: [0, 6, 90, 300], class7: [0, 1, 20, 60], nearest: 1.2, nearestClass7: 1.3 },
      { class7Near: [near("Stanford-le-Hope", 1.3), near("Corringham", 3.4)] },
    ),
    "class7.where",
    "The nearest class 7 station is 1.3 miles from the centre of Reigate, near Stanford-le-Hope. It is the only class 7 station within 3 miles, but there are 20 within 5 miles",
  ],
  [
    "at the nearest station, and within three miles as often as within five",
    placeWith(
      { stations: [0, 4, 9, 30], class7: [0, 3, 3, 9], nearest: 1.8, nearestClass7: 1.8 },
      { class7Near: [near("Willand", 1.8), near("Tiverton", 2.9)] },
    ),
    "class7.where",
    "The nearest MOT station for vans is 1.8 miles from the centre of Reigate, and so is the nearest for class 7, near Willand. All 3 class 7 stations within 5 miles are within 3 miles",
  ],
  [
    "at both stations within five miles, which are within three",
    placeWith({ stations: [0, 4, 9, 30], class7: [0, 2, 2, 9], nearest: 1.8, nearestClass7: 2.1 }),
    "class7.where",
    "The nearest class 7 station is 2.1 miles from the centre of Reigate. Both class 7 stations within 5 miles are within 3 miles",
  ],
  [
    "at the nearest station, with another one beyond three miles",
    placeWith(
      { stations: [0, 0, 9, 30], class7: [0, 0, 4, 9], nearest: 3.1, nearestClass7: 3.1 },
      { class7Near: [near("Nailsea", 3.1), near("Avonmouth", 3.5)] },
    ),
    "class7.where",
    "The nearest MOT station for vans is 3.1 miles from the centre of Reigate, and so is the nearest for class 7, near Nailsea. Another is 3.5 miles away, near Avonmouth",
  ],
  [
    "at two stations as far",
    placeWith(
      { stations: [2, 6, 12, 30], class7: [0, 2, 5, 9], nearest: 0.4, nearestClass7: 2.3 },
      { class7Near: [near("Kelty", 2.3), near("Cardenden", 2.3)] },
    ),
    "class7.where",
    "Neither of the two MOT stations within 1 mile of the centre of Reigate tests class 7 vans. The nearest that does is 2.3 miles away, near Kelty. The only other class 7 station within 3 miles is also 2.3 miles away, near Cardenden",
  ],
  [
    "near no place",
    placeWith(
      { stations: [2, 3, 4, 5], class7: [1, 2, 3, 4], nearest: 0.4, nearestClass7: 0.6 },
      { class7Near: [near(null, 0.6), near("Malton", 2)] },
    ),
    "class7.where",
    "The nearest class 7 station is 0.6 miles from the centre of Reigate. The only other class 7 station within 3 miles is 2 miles away, near Malton",
  ],
  [
    "near a place at another distance than the row has",
    placeWith(
      { stations: [2, 3, 4, 5], class7: [1, 2, 3, 4], nearest: 0.4, nearestClass7: 0.6 },
      { class7Near: [near("Malton", 0.8), near("Pickering", 2)] },
    ),
    "class7.where",
    "The nearest class 7 station is 0.6 miles from the centre of Reigate. Within 3 miles, 2 stations test class 7",
  ],
])("class 7 is tested %s", (_, facts, id, says) => {
  expect(sayOf(id, facts)).toBe(says);
  const other = id === "class7.where" ? "class7.contrast" : "class7.where";
  expect(sayOf(other, facts)).toBeUndefined();
});

test.each<[class7: number, says: string | undefined]>([
  [
    12,
    "of the 37 MOT stations within 5 miles, 12 test class 7 vans; the nearest of those is 2.3 miles away",
  ],
  [2, "of the 37 MOT stations within 5 miles, 2 test class 7 vans; the nearer is 2.3 miles away"],
  [1, "of the 37 MOT stations within 5 miles, 1 tests class 7 vans; it is 2.3 miles away"],
  [37, "all 37 MOT stations within 5 miles test class 7 vans; the nearest is 2.3 miles away"],
  [0, undefined],
])("states the share of %i class 7 stations within a sentence", (class7, says) => {
  const facts = placeWith({ stations: [1, 2, 37, 40], class7: [0, 0, class7, class7] });
  expect(sayOf("class7.share", facts)).toBe(says);
});

test.each([
  [[7, 9], "7 of the 21 MOT stations"],
  [[21, 21], "all 21 MOT stations"],
  [[1, 9], undefined],
] as const)("of %j class 7 stations, those in the centre are stated", ([one, three], which) => {
  const facts = placeWith({ stations: [21, 131, 190, 519], class7: [one, three, 65, 175] });
  expect(sayOf("class7.around", facts)).toBe(
    which && `Within 1 mile of the centre of Reigate, ${which} test class 7 vans`,
  );
});

const opposite = { name: "Largs", miles: 2 };

test.each<[what: string, facts: FactRecord, says: Partial<Record<FactId, string>>]>([
  [
    "counts both of its sides",
    placeWith(
      {
        stations: [1, 4, 31, 60],
        class7: [0, 1, 12, 20],
        nearest: 0.1,
        nearestClass7: 6,
        tenth: 6.6,
      },
      { opposite, class7Near: [near("Helensburgh", 3.6, true), near("Gourock", 1.9, true)] },
    ),
    {
      "stations.choice":
        "The nearest MOT station for vans on this side of the water is 0.1 miles from the centre of Reigate, and there are 31 within 5 miles, counting both sides of the water",
      "stations.count": "There are 31 within 5 miles of Reigate, counting both sides of the water",
      "class7.where":
        "For class 7 there is a station near Gourock, 1.9 miles from the centre of Reigate in a straight line, and another near Helensburgh, 3.6 miles away, both across the water",
    },
  ],
  [
    "states what is across it",
    placeWith(
      { stations: [0, 0, 1, 9], class7: none, nearest: 5.8, nearestClass7: 5.8 },
      { class7Near: [near("Nairn", 5.8), near("Fortrose", 6.1, true)] },
    ),
    {
      "stations.choice":
        "Without crossing the water, the nearest MOT station for vans is 5.8 miles from Reigate; the only one within 5 miles is on the other side",
      "stations.count": "There is 1 within 5 miles of Reigate, across the water",
      "stations.nearest": "It is 5.8 miles from the centre of Reigate on this side of the water",
      "class7.where":
        "There is no class 7 station within 5 miles of Reigate, counting both sides of the water; there is one near Nairn, 5.8 miles away in a straight line, and another near Fortrose, 6.1 miles away, across the water",
    },
  ],
  [
    "has every class 7 station within five miles on the other side",
    placeWith(
      { stations: [2, 9, 84, 120], class7: [0, 3, 19, 40], nearest: 0.3, nearestClass7: 11.3 },
      { class7Near: [near("Callington", 11.3), near("Liskeard", 11.7)] },
    ),
    {
      "class7.where":
        "Without crossing the water, the nearest class 7 station is 11.3 miles from Reigate, near Callington; the 19 within 5 miles are all on the other side",
      "vanStations.nearestMiles":
        "the nearest MOT station for vans on this side of the water is 0.3 miles away",
      "vanStations.nearestClass7Miles":
        "the nearest class 7 station on this side of the water is 11.3 miles away",
    },
  ],
  [
    "has ten stations on one side",
    placeWith(
      {
        stations: [9, 20, 96, 200],
        class7: [1, 5, 19, 40],
        nearest: 0.5,
        nearestClass7: 0.7,
        tenth: 1.4,
      },
      { opposite },
    ),
    {
      "stations.choice":
        "The nearest MOT station for vans on this side of the water is 0.5 miles from the centre of Reigate, and 10 are within 1.4 miles",
      "class7.where":
        "For class 7 there is a station 0.7 miles from the centre of Reigate in a straight line, and there are 19 within 5 miles, counting both sides of the water",
    },
  ],
])("a water %s", (_, facts, says) => {
  expect(Object.fromEntries(factSlots(facts))).toMatchObject(says);
  expect(sayOf("class7.contrast", facts)).toBeUndefined();
  expect(sayOf("class7.share", facts)).toBeUndefined();
});

const largs = near("Largs", 3.7, true);

test.each<[stations: number, class7: number, changes: Partial<FactRecord>, says: string[]]>([
  [
    54,
    12,
    { class7Near: [near("Newport", 4.9)] },
    [
      "Bute has 54 MOT stations for vans, the nearest 0.4 miles from the centre of Reigate",
      "There are 54, all within reach of Reigate without a crossing",
      "Class 7 vans from Reigate need not leave Bute: 12 MOT stations there test them, the nearest 4.9 miles from the centre of Reigate, near Newport",
    ],
  ],
  [
    2,
    2,
    {},
    [
      "Bute has 2 MOT stations for vans, the nearer 0.4 miles from the centre of Reigate",
      "There are 2, both within reach of Reigate without a crossing",
      "Class 7 vans from Reigate need not leave Bute: both MOT stations there test them",
    ],
  ],
  [
    3,
    1,
    {},
    [
      "Bute has 3 MOT stations for vans, the nearest 0.4 miles from the centre of Reigate",
      "There are 3, all within reach of Reigate without a crossing",
      "Class 7 vans from Reigate need not leave Bute: 1 MOT station there tests them",
    ],
  ],
  [
    2,
    0,
    { class7Near: [largs] },
    [
      "Bute has 2 MOT stations for vans, the nearer 0.4 miles from the centre of Reigate",
      "There are 2, both within reach of Reigate without a crossing",
      "Class 7 vans from Reigate have to leave Bute for the test: neither MOT station there tests them, and the nearest that does is near Largs, 3.7 miles across the water",
    ],
  ],
  [
    1,
    0,
    { class7Near: [near(null, 13.6, true)] },
    [
      "Bute has 1 MOT station for vans, 0.4 miles from the centre of Reigate",
      "There is 1, within reach of Reigate without a crossing",
      "Class 7 vans from Reigate have to leave Bute for the test: the MOT station there does not test them, and the nearest that does is 13.6 miles across the water",
    ],
  ],
  [
    0,
    0,
    { class7Near: [largs], island: "the Isles of Scilly" },
    [
      "There is no MOT station for vans in the Isles of Scilly",
      "There is none",
      "All vans from Reigate have to leave the Isles of Scilly for the test: there is no MOT station, and the nearest for class 7 is near Largs, 3.7 miles across the water",
    ],
  ],
])(
  "an island with %i stations, %i for class 7, states what needs a crossing",
  (stations, class7, changes, says) => {
    const facts = placeWith(
      { stations: [1, 2, 3, 4], class7: none, nearestClass7: null },
      { island: "Bute", islandStations: { stations, class7 }, ...changes },
    );
    expect(
      (["stations.choice", "stations.count", "class7.where"] as const).map((id) =>
        sayOf(id, facts),
      ),
    ).toEqual(says);
  },
);

const district = (name: string, stations: number, class7: number) => ({
  district: name,
  stations,
  class7,
});

test.each<[what: string, districts: FactRecord["districts"], says: string | undefined]>([
  [
    "one with every class 7 station",
    [district("SG1", 19, 5), district("SG4", 3, 0)],
    "In and around Reigate, SG1 has 19 MOT stations, of which 5 test class 7 vans; SG4 has 3, none of which does",
  ],
  [
    "one without class 7 first",
    [district("SG1", 19, 0), district("SG4", 3, 1)],
    "In and around Reigate, SG1 has 19 MOT stations, none of which tests class 7 vans; SG4 has 3, one of which does",
  ],
  [
    "one with a single station",
    [district("SG1", 19, 1), district("SG4", 1, 0)],
    "In and around Reigate, SG1 has 19 MOT stations, of which 1 tests class 7 vans; SG4 has 1, which does not",
  ],
  ["two without class 7", [district("SG1", 19, 0), district("SG4", 3, 0)], undefined],
  [
    "the one with most of both",
    [district("LS12", 43, 19), district("LS9", 23, 9), district("LS1", 12, 1)],
    "In and around Reigate, LS12 has 43 MOT stations, of which 19 test class 7 vans; LS9 has 23, of which 9 do",
  ],
  [
    "the first of others with equal numbers",
    [district("S60", 17, 6), district("S61", 10, 5), district("S65", 10, 4)],
    "In and around Reigate, S60 has 17 MOT stations, of which 6 test class 7 vans; S61 has 10, of which 5 do",
  ],
  [
    "another one with the most for class 7",
    [district("PR8", 16, 3), district("PR9", 11, 4)],
    "In and around Reigate, PR8 has 16 MOT stations, of which 3 test class 7 vans; PR9 has 11, of which 4 do",
  ],
  [
    "two with equal numbers",
    [district("NW5", 7, 3), district("NW1", 7, 2)],
    "In and around Reigate, NW5 has 7 MOT stations, of which 3 test class 7 vans; NW1 has 7, of which 2 do",
  ],
  ["few stations", [district("NW5", 5, 2), district("NW1", 4, 2)], undefined],
  [
    "many small ones",
    ["A1", "A2", "A3", "A4", "A5", "A6"].map((name) => district(name, 4, 1)),
    undefined,
  ],
])("of postcode districts, states %s", (_, districts, says) => {
  expect(sayOf("districts.most", buildFactRecord({ districts }))).toBe(says);
});

test("states the distance of class 7 only if it is not that of the nearest station", () => {
  const distance = (nearestClass7: number) =>
    sayOf(
      "vanStations.nearestClass7Miles",
      placeWith({ stations: [1, 2, 3, 4], class7: none, nearest: 0.4, nearestClass7 }),
    );
  expect(distance(0.6)).toBe("the nearest class 7 station is 0.6 miles away");
  expect(distance(0.4)).toBeUndefined();
});

test("answers how far the nearest station is only if the sentence on class 7 does not say so", () => {
  const answers = (nearestClass7: number, districts: FactRecord["districts"] = []) =>
    sayOf(
      "stations.nearest",
      placeWith({ stations: [1, 2, 3, 4], class7: [0, 1, 2, 3], nearestClass7 }, { districts }),
    ) !== undefined;
  expect(answers(0.6)).toBe(true);
  expect(answers(0.4)).toBe(false);
  expect(answers(2.9)).toBe(false);
  expect(answers(2.9, [district("SG1", 19, 5), district("SG4", 3, 0)])).toBe(true);
});

const counted = (name: string, stations: number, class7: number) => ({ name, stations, class7 });
const area = (changes: Partial<FactRecord>) => {
  const { vanStations } = buildFactRecord();
  return buildFactRecord({
    kind: "county",
    name: "Devon",
    suggested: [],
    vanStations: vanStations && { ...vanStations, count: 571, class7: 172, withinMiles: null },
    ...changes,
  });
};

test("a county has its towns in order, with class 7 and without", () => {
  const facts = area({
    largestTowns: [counted("Plymouth", 56, 13), counted("Exeter", 50, 17)],
    class7Places: [
      { name: "Exeter", count: 17 },
      { name: "Plymouth", count: 13 },
    ],
    towns: {
      total: 39,
      withClass7: 26,
      without: [
        { name: "Lynton", near: "Barnstaple", miles: 11 },
        { name: "Chagford", near: "Okehampton", miles: 7.7 },
      ],
    },
  });
  expect(Object.fromEntries(factSlots(facts))).toEqual({
    "vanStations.inArea": "571 van MOT stations in and around Devon",
    "stations.choice":
      "In Devon, Plymouth has the most MOT stations for vans (56), followed by Exeter (50)",
    "stations.count": "There are 571 in and around Devon",
    "class7.count": "There are 172 in and around Devon",
    "class7.share": "of the 571 MOT stations for vans in and around Devon, 172 test class 7 vans",
    "class7.around": "Of the 571 MOT stations for vans in and around Devon, 172 test class 7 vans",
    "class7.towns":
      "Of the 39 towns in Devon, 26 have a class 7 station of their own; of the other 13, Lynton is furthest from one, at 11 miles (near Barnstaple), then Chagford, at 7.7 miles (near Okehampton)",
    "class7.most": "Exeter has 17 and Plymouth 13",
  });
});

const lynton = { name: "Lynton", near: "Barnstaple", miles: 11 };
const chagford = { name: "Chagford", near: "Okehampton", miles: 7.7 };

test.each([
  [3, 3, [], "All 3 towns in Devon have a class 7 station of their own"],
  [
    3,
    1,
    [lynton, chagford],
    "Of the 3 towns in Devon, 1 has a class 7 station of its own; the other two are Lynton, 11 miles from one, near Barnstaple, and Chagford, 7.7 miles, near Okehampton",
  ],
  [
    3,
    2,
    [lynton],
    "Of the 3 towns in Devon, 2 have a class 7 station of their own; the other, Lynton, is 11 miles from the nearest, near Barnstaple",
  ],
  [4, 0, [], "Of the 4 towns in Devon, none has a class 7 station of its own"],
  [2, 1, [lynton], undefined],
] as const)(
  "of %i towns, %i with class 7, a county states the rest",
  (total, withClass7, without, says) => {
    const facts = area({ towns: { total, withClass7, without: [...without] } });
    expect(sayOf("class7.towns", facts)).toBe(says);
  },
);

test("a region has its counties by stations and by class 7", () => {
  const region = (counties: FactRecord["counties"]) =>
    area({ kind: "region", name: "North West", counties });
  const facts = region([
    counted("Greater Manchester", 896, 80),
    counted("Lancashire", 500, 30),
    counted("Hampshire & Isle of Wight", 266, 40),
  ]);
  expect(sayOf("stations.choice", facts)).toBe(
    "By county, the number of MOT stations for vans in the North West runs from 896 in Greater Manchester to 266 in Hampshire and Isle of Wight",
  );
  expect(sayOf("class7.counties", facts)).toBe(
    "More than half of the 172 class 7 stations in and around the North West are in Greater Manchester (80) and Hampshire and Isle of Wight (40)",
  );
  const even = [40, 35, 30, 20].map((class7, i) => counted(`County ${i}`, 100 - i, class7));
  expect(sayOf("class7.counties", region(even))).toBe(
    "Of the 172 class 7 stations in and around the North West, 40 are in County 0 and 35 in County 1",
  );
  expect(sayOf("class7.counties", region(even.slice(0, 2)))).toBeUndefined();
});

test("towns with as many stations are level", () => {
  const facts = area({
    largestTowns: [counted("Plymouth", 56, 13), counted("Exeter", 56, 17)],
    class7Places: [
      { name: "Exeter", count: 17 },
      { name: "Torquay", count: 17 },
    ],
  });
  expect(sayOf("stations.choice", facts)).toBe(
    "In Devon, Plymouth and Exeter have the most MOT stations for vans, 56 each",
  );
  expect(sayOf("class7.most", facts)).toBe("Exeter and Torquay have 17 each");
});

test("a place in Northern Ireland has the nearest test centres of the DVA, after its own", () => {
  const testCentres = [
    { name: "Lisburn", miles: 0 },
    { name: "Belfast", miles: 6.7 },
    { name: "Mallusk", miles: 11.2 },
    { name: "Newry", miles: 30 },
  ];
  const own = { ...buildNorthernIrishFactRecord(), testCentres };
  expect(sayOf("dva.nearest", own)).toBe(
    "After Lisburn's own, the nearest DVA test centres are in Belfast, 6.7 miles away, and Mallusk, 11.2 miles away",
  );
  expect(sayOf("dva.nearest", { ...own, name: "Hillsborough" })).toBe(
    "The DVA test centres nearest to Hillsborough are in Lisburn, less than a mile away, and Belfast, 6.7 miles away",
  );
});

test("a county of Northern Ireland counts its test centres", () => {
  const testCentres = (names: readonly string[]) => names.map((name) => ({ name, miles: null }));
  const county = {
    ...buildNorthernIrishFactRecord(),
    kind: "county",
    name: "County Tyrone",
  } as const;
  expect(sayOf("dva.count", { ...county, testCentres: testCentres(["Omagh", "Cookstown"]) })).toBe(
    "There are 15, and 2 of them are in County Tyrone",
  );
  expect(sayOf("dva.count", { ...county, testCentres: testCentres(["Omagh"]) })).toBe(
    "There are 15, and 1 of them is in County Tyrone",
  );
});
