import { counted } from "@vanfettle/contract/format-number";
import { withCommas } from "@vanfettle/vans/format-number";
import { regionByName } from "@vanfettle/contract/locations/regions";
import type { FactRecord, VanStationFacts } from "./facts.ts";

/**
 * One fact that a sentence may rest on. A fact shows in a sentence by its slot, by one of its names, or by one of its
 * words.
 */
export interface Fact {
  id: string;
  /** What is true, in words; of a slot the very words that replace `{{id}}`. */
  says: string;
  /** Whether a text gives the fact as `{{id}}`. Every fact with a figure is a slot: the text holds no figure itself. */
  slot: boolean;
  /** Proper names that show the fact. */
  names: string[];
  /** Words in lower case that show the fact. */
  words: string[];
}

/** What a place is besides a city or a town, where that is certain. */
const kindsInWords: Partial<Record<string, string>> = { "london-borough": "borough", "london-district": "district" };

const slot = (id: string, says: string, names: string[] = []): Fact => ({ id, says, slot: true, names, words: [] });
const named = (id: string, says: string, names: string[]): Fact => ({ id, says, slot: false, names, words: [] });
const worded = (id: string, says: string, words: string[]): Fact => ({ id, says, slot: false, names: [], words });

const takesArticle =
  /^(?:North|South|East|West) (?:East|West|Midlands)$|^East of England$|^East Riding of Yorkshire$|^City of London$|^Highlands & Islands$|^Isles? of /;

/** Adds the article that some names need: "the South East", but "Kent" and "Scotland". */
const withArticle = (name: string): string => (takesArticle.test(name) ? `the ${name}` : name);

const miles = (value: number): string => `${value} ${value === 1 ? "mile" : "miles"}`;

/**
 * Lists the facts of a location. A slot's words name what the figure counts and where, so that no sentence can put it to
 * another use, and they are right in number for any figure.
 */
export function factList(facts: FactRecord): Fact[] {
  const listed = facts.kind === "place" ? placeFacts(facts) : areaFacts(facts);
  return [...listed, ...testFacts(facts)];
}

function placeFacts(facts: FactRecord): Fact[] {
  const { name, county, region, centre, council, postcodeArea, populationBand, population, districts, nearby, island } =
    facts;
  const kind = populationBand ?? kindsInWords[facts.type] ?? "place";
  const [nearest] = nearby;
  return [
    worded("place.kind", `${name} is a ${kind}`, [kind.split(" ").at(-1) ?? kind]),
    ...(county === null ? [] : [named("place.county", `it is in ${county}`, [county])]),
    named("place.region", `it is in the region ${region}`, regionNames(region)),
    ...(council === null ? [] : [named("place.council", `its local authority area is ${council}`, [council])]),
    ...(centre === null ? [] : [named("place.centre", `it is part of ${centre}`, [centre])]),
    ...(facts.hasNamesake
      ? [worded("place.namesakes", "another place has the same name", ["same name", "namesake"])]
      : []),
    ...(postcodeArea === null
      ? []
      : [named("place.postcodeArea", `its postcodes begin with ${postcodeArea}`, [postcodeArea])]),
    ...(island === null
      ? []
      : [named("place.island", `it is on ${island}, to which no road leads`, [island.replace(/^the /, "")])]),
    ...(population ? [slot("place.population", counted(population, "person", "people"))] : []),
    ...(districts.length > 0 ? [named("place.districts", `its districts are ${districts.join(", ")}`, districts)] : []),
    ...(nearest ? [slot("nearby.nearest", `${nearest.name}, ${miles(nearest.miles)} away`, [nearest.name])] : []),
    ...nearby.map((place) => slot(`nearby.${place.slug}`, `${place.name} (${miles(place.miles)})`, [place.name])),
  ];
}

function areaFacts({ kind, name, region, largestPlaces, counties, placeCount, countyCount }: FactRecord): Fact[] {
  return [
    ...(kind === "county" ? [named("area.region", `it is in the region ${region}`, regionNames(region))] : []),
    ...(placeCount ? [slot("area.places", counted(placeCount, "place", "places"))] : []),
    ...countiesOf(counties, countyCount),
    ...largestPlaces
      .filter((place) => place !== name)
      .map((place, i) => named(`area.largest.${i + 1}`, `one of its largest places is ${place}`, [place])),
  ];
}

/** A region of one county has a fact of its own, so that a sentence about it is in the singular. */
function countiesOf(counties: string[], count: number | null): Fact[] {
  const [first] = counties;
  if (first === undefined || count === null) return [];
  if (counties.length === 1) return [named("area.onlyCounty", `its only county is ${first}`, [first])];
  return [
    slot("area.countyCount", `${withCommas(count)} counties`),
    named("area.counties", `its counties are ${counties.join(", ")}`, counties),
  ];
}

function testFacts({ name, island, vanStations }: FactRecord): Fact[] {
  if (vanStations === null) {
    return [named("mot.byDva", "MOT tests are done at the test centres of the DVA, not by garages", ["DVA"])];
  }
  return [
    slot("vanStations.source", `the DVSA list of ${vanStations.year}`),
    ...(vanStations.withinMiles === null
      ? stationsInArea(withArticle(name), vanStations)
      : stationsNearPlace(vanStations, island !== null)),
  ];
}

function stationsInArea(name: string, { count, class7 }: VanStationFacts): Fact[] {
  return [
    ...(count > 0
      ? [slot("vanStations.inArea", `${counted(count, "van MOT station", "van MOT stations")} in and around ${name}`)]
      : []),
    ...(class7 > 0
      ? [
          slot(
            "vanStations.class7InArea",
            `${counted(class7, "class 7 station", "class 7 stations")} in and around ${name}`,
          ),
        ]
      : []),
  ];
}

/**
 * Of one and of no station there is a fact of its own, so that a sentence about it is in the singular. Distances are
 * straight lines, which may cross the water from an island.
 */
function stationsNearPlace(stations: VanStationFacts, isOnIsland: boolean): Fact[] {
  const { count, class7, withinMiles, nearestMiles, nearestClass7Miles, tenthMiles } = stations;
  const within = `within ${miles(withinMiles ?? 0)}`;
  const mayCross = (which: string) => (isOnIsland ? ` (${which} may be across the water)` : "");
  const near = (id: string, value: number, one: string, many: string): Fact => {
    if (value === 0) return slot(`vanStations.no${id}`, `no ${one} ${within}`);
    if (value === 1) return slot(`vanStations.one${id}`, `1 ${one} ${within}${mayCross("it")}`);
    const several = `${withCommas(value)} ${many} ${within}${mayCross("some")}`;
    return slot(`vanStations.${id.charAt(0).toLowerCase()}${id.slice(1)}`, several);
  };
  return [
    near("Within5Miles", count, "van MOT station", "van MOT stations"),
    near("Class7Within5Miles", class7, "class 7 station", "class 7 stations"),
    ...distance("vanStations.nearestMiles", nearestMiles, `to the nearest van MOT station${mayCross("it")}`),
    ...distance(
      "vanStations.nearestClass7Miles",
      nearestClass7Miles,
      `to the nearest class 7 station${mayCross("it")}`,
    ),
    ...(tenthMiles === null
      ? []
      : [slot("vanStations.tenthMiles", `a choice of 10 stations within ${miles(tenthMiles)}`)]),
  ];
}

const distance = (id: string, value: number | null, to: string): Fact[] =>
  value === null ? [] : [slot(id, value === 0 ? `less than 0.1 miles ${to}` : `${miles(value)} ${to}`)];

const regionNames = (region: string): string[] => {
  const names = [region, ...(regionByName(region)?.otherNames ?? [])];
  return [...new Set(names.flatMap((name) => [name, name.replaceAll("&", "and")]))];
};

/** Returns the words that replace each slot, by the fact's id. */
export const slotValues = (facts: FactRecord): Map<string, string> =>
  new Map(factList(facts).flatMap(({ id, slot, says }) => (slot ? [[id, says]] : [])));
