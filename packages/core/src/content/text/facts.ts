import { isNorthernIreland } from "@vanfettle/contract/locations/regions";
import { parsePageLists, type PageLists, type StoredLocation } from "../../location/location-row.ts";
import type { Table } from "../../table/table.ts";
import { populationBand, type PopulationBand } from "./population-band.ts";

/** Counts of the DVSA's list of stations that test vans, and straight-line distances in miles. */
export interface VanStationFacts {
  count: number;
  class7: number;
  /** The distance in miles from a place within which stations are counted; null where they are those nearest to a place of a county or region. */
  withinMiles: number | null;
  nearestMiles: number | null;
  nearestClass7Miles: number | null;
  /** The distance within which the ten nearest are; null if they are too far away to be a choice. */
  tenthMiles: number | null;
  source: string;
  year: number;
}

/** All that we know about a location and that a text may rest on. A text may state no other facts and no other figures. */
export interface FactRecord {
  kind: StoredLocation["kind"];
  name: string;
  type: string;
  county: string | null;
  region: string;
  population: number | null;
  populationBand: PopulationBand | null;
  /** The local government area of a place, if its name is another than those of the place, county and centre. */
  council: string | null;
  /** Whether another place has the same name. */
  hasNamesake: boolean;
  /** The letters that the postcodes of a place begin with. */
  postcodeArea: string | null;
  /** The island of a place to which no road leads, such as "the Isle of Wight". */
  island: string | null;
  nearby: { name: string; slug: string; miles: number }[];
  /** The city or borough of a district. */
  centre: string | null;
  /** The districts of a place. */
  districts: string[];
  largestPlaces: string[];
  counties: string[];
  placeCount: number | null;
  countyCount: number | null;
  /** Null in Northern Ireland, where garages do no MOT tests. */
  vanStations: VanStationFacts | null;
}

const nearbyLimit = 8;
const districtsLimit = 8;
const largestPlacesLimit = 10;
/** Stations of a place are counted within this distance; those of a county or region are the ones nearest to one of its places. */
const stationMiles = 5;
/** Ten stations within this distance are a choice. The places nearby are within the same distance. */
const choiceMiles = 15;

/**
 * Builds the facts of a location from its row. A region's row does not hold its places, so the caller passes the names
 * of the largest; those of a county are in its row.
 */
export function factRecord(location: StoredLocation, options: { largestPlaces?: readonly string[] } = {}): FactRecord {
  const { kind, row } = location;
  const lists = parsePageLists(row);
  const type = kind === "place" ? location.row.type : kind;
  const population = row.population ?? null;
  return {
    kind,
    name: row.name,
    type,
    county: kind === "place" ? location.row.county : null,
    region: row.region,
    population,
    populationBand: kind === "place" ? populationBand(type, population) : null,
    council: councilOf(location, lists.centre?.name),
    hasNamesake: kind === "place" && lists.namesakes.length > 0,
    postcodeArea: kind === "place" ? (row.postcodeArea ?? null) : null,
    island: row.island ?? null,
    nearby: lists.nearby.slice(0, nearbyLimit).map(({ name, slug, miles }) => ({ name, slug, miles })),
    centre: lists.centre?.name ?? null,
    districts: kind === "place" ? lists.places.slice(0, districtsLimit).map(({ name }) => name) : [],
    largestPlaces: kind === "place" ? [] : largest(lists, options.largestPlaces),
    counties: lists.counties.map(({ name }) => name),
    placeCount: placeCount(kind, lists),
    countyCount: kind === "region" ? lists.counties.length : null,
    vanStations: vanStations(location),
  };
}

/** Returns the local government area of a place, unless the county, centre or island has the same name and says it already. */
function councilOf({ kind, row }: StoredLocation, centre: string | undefined): string | null {
  if (kind !== "place" || !("localGovernmentArea" in row) || row.localGovernmentArea === undefined) return null;
  const known = [row.county, centre, row.name, row.island?.replace(/^the /, "")];
  return known.includes(row.localGovernmentArea) ? null : row.localGovernmentArea;
}

function largest(lists: PageLists, knownNames: readonly string[] | undefined): string[] {
  const names =
    knownNames ?? lists.places.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0)).map(({ name }) => name);
  return names.slice(0, largestPlacesLimit);
}

function placeCount(kind: StoredLocation["kind"], { counties, places }: PageLists): number | null {
  if (kind === "place") return null;
  return kind === "county" ? places.length : counties.reduce((sum, county) => sum + county.place_count, 0);
}

function vanStations(location: StoredLocation): VanStationFacts | null {
  const { row } = location;
  if (isNorthernIreland(row.region)) return null;
  const tenthMiles = row.tenthStationMiles ?? Infinity;
  return {
    count: row.garageCount,
    class7: row.class7Count,
    withinMiles: hasCountsOfArea(location) ? null : stationMiles,
    nearestMiles: row.nearestStationMiles ?? null,
    nearestClass7Miles: row.nearestClass7Miles ?? null,
    tenthMiles: tenthMiles <= choiceMiles ? tenthMiles : null,
    source: row.garageCountSource,
    year: row.garageCountYear,
  };
}

/** Whether a row counts the stations of an area. The place London, whose address opens the region's page, has the region's counts. */
const hasCountsOfArea = ({ kind, row }: StoredLocation): boolean =>
  kind !== "place" || row.canonicalSlug === row.regionSlug;

/** Returns the facts of a location. Those of a region take one query for its largest places. */
export async function loadFacts({ table }: { table: Table }, location: StoredLocation): Promise<FactRecord> {
  if (location.kind !== "region") return factRecord(location);
  const { data } = await table.entities.place.query
    .inRegion({ regionSlug: location.row.regionSlug })
    .go({ pages: "all" });
  return factRecord(location, { largestPlaces: namesOfLargest(data) });
}

type RankedPlace = { name: string; isActive: boolean; type: string; population?: number | null | undefined };

/** Returns the names of a region's places that its text may mention, the largest first. */
export const namesOfLargest = (places: readonly RankedPlace[]): string[] =>
  places
    .filter(({ isActive, type }) => isActive && !type.includes("district"))
    .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0) || a.name.localeCompare(b.name, "en-GB"))
    .slice(0, largestPlacesLimit)
    .map(({ name }) => name);

/** Returns the names of all locations that a text about this one may mention. */
export const namesIn = (facts: FactRecord): string[] => [
  facts.name,
  ...[facts.county, facts.region, facts.centre, facts.council].filter((name) => name !== null),
  ...facts.nearby.map(({ name }) => name),
  ...facts.districts,
  ...facts.largestPlaces,
  ...facts.counties,
];
