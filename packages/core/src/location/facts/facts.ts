import { isNorthernIreland, regionByName } from "@vanfettle/contract/location/regions";
import { zoneAt, type Zone, type ZonePlace } from "@vanfettle/vans/zones/zones";
import { parsePageLists, type StoredLocation } from "../location-row.ts";

/**
 * All facts about a location that a text may rest on. A text may not state any other facts or
 * figures.
 */
export type FactRecord = ReturnType<typeof factRecord>;
export type VanStationFacts = NonNullable<FactRecord["vanStations"]>;

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
  const type = kind === "place" ? location.row.type : kind;
  const centre = lists.centre?.slug ?? null;
  return {
    kind,
    name: row.name,
    type,
    county: kind === "place" ? location.row.county : null,
    region: row.region,
    /** The disambiguated name, such as "Ashford, Kent"; null for a unique name. */
    distinctName: lists.distinctName ?? null,
    /** The island of a place without a road connection, such as "the Isle of Wight". */
    island: row.island ?? null,
    /** The city or borough of a district. */
    centre: lists.centre?.name ?? null,
    ...lists.forTexts,
    districts: lists.districts,
    testCentres: lists.testCentres,
    counties: lists.counties.flatMap(({ name, ownStations }) =>
      ownStations && ownStations.stations > 0 ? [{ name, ...ownStations }] : [],
    ),
    zone: vanZoneAt({
      slug: row.canonicalSlug,
      centre,
      county: kind === "place" ? lists.countySlug : null,
    }),
    vanStations: vanStations(location),
  };
}

/** Returns the zone that charges or bans older vans in a location. */
function vanZoneAt(place: ZonePlace): Zone | null {
  const zone = zoneAt(place);
  return zone?.vehicles.includes("van") === true ? zone : null;
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

/** Returns the names of all locations that this location's text may mention. */
export const namesIn = (facts: FactRecord): string[] => [
  facts.name,
  ...[facts.county, facts.region, facts.centre].filter((name) => name !== null),
  ...(facts.distinctName?.split(", ") ?? []),
  ...(facts.island === null ? [] : [facts.island.replace(/^the /, "")]),
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
