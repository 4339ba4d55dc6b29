import { createHash } from "node:crypto";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { spellingsOf, type FactRecord, type VanStationFacts } from "./facts.ts";

/**
 * A fact that a sentence may rest on. A fact shows in a sentence through its slot, or any of its
 * names or words.
 */
export interface Fact {
  id: FactId;
  /** The fact in words. For a slot, the exact words that replace `{{id}}`. */
  says: string;
  /**
   * A text writes the fact as `{{id}}`. Every fact with a figure is a slot, because texts do not
   * contain figures.
   */
  slot: boolean;
  names: string[];
  /** Words in lower case that show the fact. */
  words: string[];
}

/** The kind of a place other than a city or a town, where the kind is certain. */
const kindsInWords: Partial<Record<string, string>> = {
  "london-borough": "borough",
  "london-district": "district",
};

type FactFrom = (id: FactId, says: string, shownBy?: string[]) => Fact;
/** Returns a fact that a text writes as its slot, shown by its names too. */
export const slot: FactFrom = (id, says, names = []) => ({
  id,
  says,
  slot: true,
  names,
  words: [],
});
/** Returns a fact that shows by its names. */
export const named: FactFrom = (id, says, names = []) => ({
  id,
  says,
  slot: false,
  names,
  words: [],
});
/** Returns a fact that shows by its words. */
export const worded: FactFrom = (id, says, words = []) => ({
  id,
  says,
  slot: false,
  names: [],
  words,
});

const takesArticle =
  /^(?:North|South|East|West) (?:East|West|Midlands)$|^East of England$|^East Riding of Yorkshire$|^City of London$|^Highlands & Islands$|^Isles? of /;

/** Adds the article that some names need: "the South East", but "Kent" and "Scotland". */
const withArticle = (name: string): string => (takesArticle.test(name) ? `the ${name}` : name);

/** Returns a distance in words: "1 mile" or "1.7 miles". */
const miles = (value: number): string => `${value} ${value === 1 ? "mile" : "miles"}`;

/**
 * Lists the facts of a location. A slot includes its unit and place, so that no sentence changes
 * its meaning.
 */
export const factList = (facts: FactRecord): Fact[] => [
  ...(facts.kind === "place" ? placeFacts(facts) : areaFacts(facts)),
  ...testFacts(facts),
];

function placeFacts(facts: FactRecord): Fact[] {
  const { name, county, region, centre, populationBand, suggested, island, distinctName } = facts;
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
    ...(island === null
      ? []
      : [
          named("place.island", `it is on ${island}, to which no road leads`, [
            island.replace(/^the /, ""),
          ]),
        ]),
    ...suggested.flatMap((place, i) => {
      const id = nearbyIds[i];
      return id === undefined
        ? []
        : [slot(id, `${place.name} (${miles(place.miles)})`, [place.name])];
    }),
    ...countyFacts(facts),
  ];
}

const nearbyIds = ["nearby.1", "nearby.2", "nearby.3"] as const;
const class7PlaceIds = ["area.class7.1", "area.class7.2"] as const;

function namesakeFact(distinctName: string | null): Fact[] {
  if (distinctName === null) return [];
  const says = `another location has the same name; this one is ${distinctName}`;
  return [{ ...worded("place.namesakes", says, ["same name"]), names: [distinctName] }];
}

const differences = {
  more: ["county.moreStations", "more van MOT stations are close to it than to"],
  fewer: ["county.fewerStations", "fewer van MOT stations are close to it than to"],
  nearer: ["county.class7Nearer", "its nearest class 7 station is closer than that of"],
  further: ["county.class7Further", "its nearest class 7 station is further away than that of"],
} as const;

const countyFacts = ({ county, differs }: FactRecord): Fact[] =>
  [differs.stations, differs.class7]
    .filter((difference) => difference !== null)
    .map((difference) => {
      const [id, says] = differences[difference];
      return worded(id, `${says} most places in ${county ?? "the county"}`, ["most places"]);
    });

function areaFacts({ kind, name, region, class7Places, distinctName }: FactRecord): Fact[] {
  return [
    ...namesakeFact(distinctName),
    // "Greater London is in London" would say nothing.
    ...(kind === "county" && !name.includes(region)
      ? [named("area.region", `it is in the region ${region}`, spellingsOf(region))]
      : []),
    ...class7Places.flatMap(({ name, count }, i) => {
      const id = class7PlaceIds[i];
      const stations = pluralise(count, "class 7 station");
      return id === undefined ? [] : [slot(id, `${name} (${stations} within ${miles(5)})`, [name])];
    }),
  ];
}

function testFacts({ name, island, vanStations }: FactRecord): Fact[] {
  if (vanStations === null) {
    return [
      named("mot.byDva", "MOT tests are done at the test centres of the DVA, not by garages", [
        "DVA",
      ]),
    ];
  }
  const isArea = vanStations.withinMiles === null;
  if (isArea) return stationsInArea(withArticle(name), vanStations);
  return stationsNearPlace(vanStations, island !== null);
}

function stationsInArea(name: string, { count, class7 }: VanStationFacts): Fact[] {
  const inArea = (id: FactId, stations: number, one: string): Fact[] =>
    stations > 0 ? [slot(id, `${pluralise(stations, one)} in and around ${name}`)] : [];
  return [
    ...inArea("vanStations.inArea", count, "van MOT station"),
    ...inArea("vanStations.class7InArea", class7, "class 7 station"),
  ];
}

/**
 * Lists the facts about stations; counts of 0 and 1 need the singular. Straight lines may cross an
 * island's water.
 */
function stationsNearPlace(stations: VanStationFacts, isOnIsland: boolean): Fact[] {
  const { count, class7, withinMiles, nearestMiles, nearestClass7Miles, tenthMiles } = stations;
  const within = `within ${miles(withinMiles ?? 0)}`;
  const mayCross = (which: string) => (isOnIsland ? ` (${which} may be across the water)` : "");
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
    ...distance("vanStations.nearestMiles", nearestMiles, `van MOT station${mayCross("it")}`),
    ...distance(
      "vanStations.nearestClass7Miles",
      nearestClass7Miles,
      `class 7 station${mayCross("it")}`,
    ),
    ...(tenthMiles === null
      ? []
      : [slot("vanStations.tenthMiles", `a choice of 10 stations within ${miles(tenthMiles)}`)]),
  ];
}

function distance(id: FactId, value: number | null, nearest: string): Fact[] {
  if (value === null) return [];
  const far = value === 0 ? "less than 0.1 miles" : miles(value);
  return [slot(id, `${far} to the nearest ${nearest}`)];
}

/** Returns the words that replace each slot, by fact id. */
export const factSlots = (facts: FactRecord): Map<string, string> =>
  new Map(factList(facts).flatMap(({ id, slot, says }) => (slot ? [[id as string, says]] : [])));

/**
 * The ids of all facts. All locations share them, because a text service compiles each response
 * schema once.
 */
export const factIds = [
  "place.kind",
  "place.county",
  "place.region",
  "place.centre",
  "place.namesakes",
  "place.island",
  "nearby.1",
  "nearby.2",
  "nearby.3",
  "county.moreStations",
  "county.fewerStations",
  "county.class7Nearer",
  "county.class7Further",
  "area.region",
  "area.class7.1",
  "area.class7.2",
  "vanStations.within5Miles",
  "vanStations.oneWithin5Miles",
  "vanStations.noWithin5Miles",
  "vanStations.class7Within5Miles",
  "vanStations.oneClass7Within5Miles",
  "vanStations.noClass7Within5Miles",
  "vanStations.nearestMiles",
  "vanStations.nearestClass7Miles",
  "vanStations.tenthMiles",
  "vanStations.inArea",
  "vanStations.class7InArea",
  "mot.byDva",
] as const;

export type FactId = (typeof factIds)[number];

/** Returns a short hash, which is the same for equal parts with their keys in the same order. */
export const hashOf = (...parts: unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 16);

/**
 * Returns a hash of the facts that a text may rest on, without slots' figures. A text with another
 * hash is stale.
 */
export const factsHash = (facts: FactRecord): string =>
  hashOf(
    facts.name,
    ...factList(facts).map(({ id, says, slot }) => [
      id,
      slot ? says.replace(/\d[\d,.]*/g, "#") : says,
    ]),
  );
