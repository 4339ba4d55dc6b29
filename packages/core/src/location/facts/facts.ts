import { isNorthernIreland, regionByName } from "@vanfettle/contract/location/regions";
import type { OwnStations } from "@vanfettle/contract/station/station-schemas";
import { parsePageLists, type StoredLocation } from "../location-row.ts";

/**
 * All facts about a location that a text may rest on. A text may not state any other facts or
 * figures.
 */
export type FactRecord = ReturnType<typeof factRecord>;
export type VanStationFacts = NonNullable<FactRecord["vanStations"]>;

const class7PlacesLimit = 2;
/**
 * The distance within which stations of a place are counted. An area's stations are nearest to one
 * of its places.
 */
const stationMiles = 5;
/** Ten stations within this distance are a choice. */
const choiceMiles = 15;

export function factRecord(location: StoredLocation) {
  const { kind, row } = location;
  const lists = parsePageLists(row);
  const { suggested, around, class7Near, opposite, islandStations, towns } = lists.forTexts;
  const class7Places = lists.class7Places.slice(0, class7PlacesLimit);
  const type = kind === "place" ? location.row.type : kind;
  return {
    kind,
    name: row.name,
    type,
    county: kind === "place" ? location.row.county : null,
    region: row.region,
    populationBand: kind === "place" ? populationBand(type, row.population ?? null) : null,
    /** The disambiguated name, such as "Ashford, Kent"; null for a unique name. */
    distinctName: lists.distinctName ?? null,
    /** The island of a place without a road connection, such as "the Isle of Wight". */
    island: row.island ?? null,
    /** Neighbours to suggest, each with a station; empty if the place has enough stations. */
    suggested: suggested.map(({ name, miles }) => ({ name, miles })),
    /** The city or borough of a district. */
    centre: lists.centre?.name ?? null,
    /** The towns of an area with the most stations for class 7. */
    class7Places: class7Places.map(({ name, class7Count }) => ({ name, count: class7Count })),
    around,
    class7Near,
    opposite,
    islandStations,
    districts: lists.districts,
    testCentres: lists.testCentres,
    towns,
    /** The towns of a county with the most stations; a village beside a city may have many. */
    largestTowns:
      kind === "county" ? byStations(lists.places.filter(isTown)).slice(0, class7PlacesLimit) : [],
    /** The counties of a region, in descending order of stations. */
    counties: byStations(lists.counties),
    vanStations: vanStations(location),
  };
}

/**
 * Returns counts of DVSA's list and straight-line miles; null in Northern Ireland, where garages do
 * no MOT tests.
 */
function vanStations({ kind, row }: StoredLocation) {
  if (isNorthernIreland(row.region)) return null;
  // The place London has the counts of its region.
  const isArea = kind !== "place" || row.canonicalSlug === row.regionSlug;
  const tenthMiles = row.tenthStationMiles ?? Infinity;
  return {
    count: row.garageCount,
    class7: row.class7Count,
    /** The distance from a place within which stations are counted; null for an area. */
    withinMiles: isArea ? null : stationMiles,
    nearestMiles: row.nearestStationMiles ?? null,
    nearestClass7Miles: row.nearestClass7Miles ?? null,
    /**
     * The distance within which the ten nearest are; null if they are too far away to be a choice.
     */
    tenthMiles: tenthMiles <= choiceMiles ? tenthMiles : null,
  };
}

/** Returns whether a place is a town, city or London borough, and not a part of one. */
export const isTown = ({ type }: { type: string }): boolean =>
  ["town", "city", "london-borough"].includes(type);

/** Returns the parts of an area that have their own stations, in descending order of stations. */
function byStations(parts: readonly { name: string; ownStations?: OwnStations | undefined }[]) {
  const counted = parts.flatMap(({ name, ownStations }) =>
    ownStations && ownStations.stations > 0 ? [{ name, ...ownStations }] : [],
  );
  return counted.toSorted((a, b) => b.stations - a.stations || b.class7 - a.class7);
}

/** Returns the names of all locations that this location's text may mention. */
export const namesIn = (facts: FactRecord): string[] => [
  facts.name,
  ...[facts.county, facts.region, facts.centre].filter((name) => name !== null),
  ...(facts.distinctName?.split(", ") ?? []),
  ...facts.suggested.map(({ name }) => name),
  ...[...facts.class7Places, ...facts.class7Near, ...facts.testCentres].flatMap(
    ({ name }) => name ?? [],
  ),
];

/**
 * Returns the usual spellings of a location's name: with `&` or `and`, a region's other names, and
 * "Hampshire" for "Hampshire & Isle of Wight".
 */
export function spellingsOf(name: string): string[] {
  const mainland = /^([^,&]+) & Isles? of /.exec(name)?.[1] ?? [];
  const names = [name, ...(regionByName(name)?.otherNames ?? [])].concat(mainland);
  return [...new Set(names.flatMap((each) => [each, each.replaceAll("&", "and")]))];
}

export type PopulationBand = "small town" | "town" | "large town" | "city";

/**
 * Returns the size of a city or town in words, else null: population does not separate towns from
 * villages.
 */
export function populationBand(type: string, population: number | null): PopulationBand | null {
  if (type === "city") return type;
  if (type !== "town") return null;
  if (population === null) return "town";
  if (population < 15_000) return "small town";
  return population < 75_000 ? "town" : "large town";
}
