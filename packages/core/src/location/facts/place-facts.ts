import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { namesakeFact, sums } from "./area-facts.ts";
import type { FactId } from "./fact-ids.ts";
import {
  class7Stations,
  miles,
  named,
  slot,
  slots,
  vanStations,
  withArticle,
  worded,
  type Fact,
} from "./fact.ts";
import { spellingsOf, type FactRecord, type VanStationFacts } from "./facts.ts";

/** The kind of a place other than a city or a town, where the kind is certain. */
const kindsInWords: Partial<Record<string, string>> = {
  "london-borough": "borough",
  "london-district": "district",
};

/** Lists the facts of a place. */
export const placeFacts = (facts: FactRecord): Fact[] => [
  ...whereFacts(facts),
  ...slots(["nearby.1", "nearby.2", "nearby.3"], facts.suggested, (place) => ({
    says: `${place.name} (${miles(place.miles)})`,
    names: [place.name],
  })),
  ...waterFacts(facts),
  ...districtFacts(facts),
  ...slots(["class7.near.1", "class7.near.2"], facts.class7Near, (place) => ({
    says: `${place.name} (${miles(place.miles)}${place.acrossWater ? ", across the water" : ""})`,
    names: [place.name],
  })),
  ...slots(["dva.near.1", "dva.near.2", "dva.near.3"], facts.testCentres, (centre) => ({
    says: `${centre.name} (${centreMiles(centre.miles ?? 0)})`,
    names: [centre.name],
  })),
  ...countedFacts(facts),
];

/** The place London has the sums of its region. */
function countedFacts(facts: FactRecord): Fact[] {
  const { vanStations: figures } = facts;
  if (figures === null) return [];
  return figures.withinMiles === null ? sums(facts) : stationFacts(facts, figures);
}

/** The position of a centre is that of its town. */
const centreMiles = (value: number): string => (value < 1 ? "less than a mile" : miles(value));

function whereFacts(facts: FactRecord): Fact[] {
  const { name, county, region, centre, populationBand, distinctName } = facts;
  // The City of London is listed with the boroughs, but it is not one.
  const kind =
    populationBand ??
    kindsInWords[name === "City of London" ? "london-district" : facts.type] ??
    "place";
  return [
    worded("place.kind", `${name} is a ${kind}`, [kind.split(" ").at(-1) ?? kind]),
    ...(county === null ? [] : [named("place.county", `it is in ${county}`, [county])]),
    named("place.region", `it is in the region ${region}`, spellingsOf(region)),
    ...(centre === null ? [] : [named("place.centre", `it is part of ${centre}`, [centre])]),
    ...namesakeFact(distinctName),
  ];
}

function waterFacts({ island, islandStations, opposite }: FactRecord): Fact[] {
  const across = opposite
    ? [
        slot(
          "water.opposite",
          `${opposite.name} (${miles(opposite.miles)} in a straight line, across the water)`,
          [opposite.name],
        ),
      ]
    : [];
  if (island === null) return across;
  const says = `it is on ${island}, to which no road leads`;
  return [
    named("place.island", says, [island.replace(/^the /, "")]),
    ...(islandStations === null ? [] : onIsland(island, islandStations)),
    ...across,
  ];
}

function onIsland(
  island: string,
  { stations, class7 }: { stations: number; class7: number },
): Fact[] {
  if (stations === 0) return [];
  return [
    slot("island.stations", `${vanStations(stations)} on ${island}`),
    slot(
      class7 > 0 ? "island.class7" : "island.noClass7",
      `${class7Stations(class7)} on ${island}`,
    ),
  ];
}

function districtFacts({ name, districts }: FactRecord): Fact[] {
  if (districts.length < 2) return [];
  const sum = (of: (district: (typeof districts)[number]) => number) =>
    districts.reduce((total, district) => total + of(district), 0);
  const where = `in and around ${withArticle(name)}`;
  const class7 = sum((district) => district.class7);
  return [
    slot("own.stations", `${vanStations(sum(({ stations }) => stations))} ${where}`),
    ...(class7 > 0 ? [slot("own.class7", `${class7Stations(class7)} ${where}`)] : []),
    ...slots(
      ["district.1", "district.2"],
      districts.filter(({ stations }) => stations > 1),
      ({ district, stations, class7: ofClass7 }) => ({
        says: `${district} (${pluralise(stations, "station")}, ${ofClass7 === 0 ? "none" : ofClass7} of them for class 7)`,
        names: [district],
      }),
    ),
  ];
}

/**
 * Lists the facts about stations; counts of 0 and 1 need the singular. Circles may reach across a
 * water; the nearest stations do not.
 */
function stationFacts(facts: FactRecord, stations: VanStationFacts): Fact[] {
  const { island, class7Near } = facts;
  const { count, class7, withinMiles, nearestMiles, nearestClass7Miles, tenthMiles } = stations;
  const within = `within ${miles(withinMiles ?? 0)}`;
  const mayCross = (which: string) =>
    island === null && facts.opposite === null ? "" : ` (${which} may be across the water)`;
  const near = (
    id: "Within5Miles" | "Class7Within5Miles",
    value: number,
    one: string,
    many: string,
  ): Fact => {
    if (value === 0) return slot(`vanStations.no${id}`, `no ${one} ${within}`);
    if (value === 1) return slot(`vanStations.one${id}`, `1 ${one} ${within}${mayCross("it")}`);
    const several = `${withCommas(value)} ${many} ${within}${mayCross("some")}`;
    return slot(
      id === "Within5Miles" ? "vanStations.within5Miles" : "vanStations.class7Within5Miles",
      several,
    );
  };
  return [
    near("Within5Miles", count, "van MOT station", "van MOT stations"),
    near("Class7Within5Miles", class7, "class 7 station", "class 7 stations"),
    ...aroundFacts(facts),
    ...distance("vanStations.nearestMiles", nearestMiles, "van MOT station"),
    // The place of the nearest says more.
    ...(class7Near.length > 0
      ? []
      : distance("vanStations.nearestClass7Miles", nearestClass7Miles, "class 7 station")),
    ...(tenthMiles === null
      ? []
      : [slot("vanStations.tenthMiles", `a choice of 10 stations within ${miles(tenthMiles)}`)]),
  ];
}

/** Lists the counts within one, three and ten miles. Across a water, circles say little. */
function aroundFacts({ around, island, opposite }: FactRecord): Fact[] {
  if (around === null || island !== null || opposite !== null) return [];
  const { within1Mile, within3Miles, within10Miles, class5 } = around;
  const circles = [
    { radius: 1, ...within1Mile },
    { radius: 3, ...within3Miles },
    { radius: 10, ...within10Miles },
  ];
  const van = circles.map(({ radius, stations }) => ({ radius, count: stations }));
  const class7 = circles.map(({ radius, class7: count }) => ({ radius, count }));
  return [
    ...growing("vanStations.around", van, vanStations),
    ...growing("vanStations.class7Around", class7, class7Stations),
    ...(class5 > 1
      ? [
          slot(
            "vanStations.class5Within5Miles",
            `${class5} stations for larger minibuses (class 5) within 5 miles`,
          ),
        ]
      : []),
  ];
}

/**
 * Returns the counts of growing circles as one fact, "9 van MOT stations within 1 mile and 25 within
 * 10 miles", without circles that add none, and without a first count of one, which needs another
 * verb.
 */
function growing(
  id: FactId,
  circles: readonly { radius: number; count: number }[],
  words: (count: number) => string,
): Fact[] {
  const [first, ...others] = circles.filter(
    ({ count }, i) => count > Math.max(1, circles[i - 1]?.count ?? 0),
  );
  if (!first) return [];
  const parts = [
    `${words(first.count)} within ${miles(first.radius)}`,
    ...others.map(({ radius, count }) => `${withCommas(count)} within ${radius}`),
  ];
  const unit = others.length > 0 ? " miles" : "";
  return [slot(id, `${new Intl.ListFormat("en-GB").format(parts)}${unit}`)];
}

function distance(id: FactId, value: number | null, nearest: string): Fact[] {
  if (value === null) return [];
  const far = value === 0 ? "less than 0.1 miles" : miles(value);
  return [slot(id, `${far} to the nearest ${nearest}`)];
}
