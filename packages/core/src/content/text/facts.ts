import { isNorthernIreland } from "@vanfettle/contract/regions";
import { services } from "@vanfettle/contract/services";
import { parsePageLists, type PageLists, type StoredLocation } from "../../location/location-row.ts";
import type { Table } from "../../table/table.ts";
import { motRules, type MotFacts } from "./mot-rules.ts";
import { populationBand, type PopulationBand } from "./population-band.ts";

/** All that a text may say about a location: a text may state no other facts and no other numbers. */
export interface FactRecord {
  kind: StoredLocation["kind"];
  name: string;
  type: string;
  county: string | null;
  region: string;
  population: number | null;
  populationBand: PopulationBand | null;
  latitude: number;
  longitude: number;
  nearby: { name: string; miles: number }[];
  centre: string | null;
  largestPlaces: { name: string }[];
  placeCount: number | null;
  countyCount: number | null;
  garages: { count: number; class7: number; withinMiles: number | null; source: string; year: number };
  services: { name: string; price: string }[];
  mot: MotFacts;
}

const nearbyLimit = 8;
const largestPlacesLimit = 10;
/** Garages of a place are counted within this distance; those of a county or region are the ones inside it. */
const garageMiles = 5;

const twoDecimals = (degrees: number): number => Math.round(degrees * 100) / 100;

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
    latitude: twoDecimals(row.latitude),
    longitude: twoDecimals(row.longitude),
    nearby: lists.nearby.slice(0, nearbyLimit).map(({ name, miles }) => ({ name, miles })),
    centre: lists.centre?.name ?? null,
    largestPlaces: kind === "place" ? [] : largest(lists, options.largestPlaces),
    placeCount: placeCount(kind, lists),
    countyCount: kind === "region" ? lists.counties.length : null,
    garages: {
      count: row.garageCount,
      class7: row.class7Count,
      withinMiles: kind === "place" ? garageMiles : null,
      source: row.garageCountSource,
      year: row.garageCountYear,
    },
    services: offeredServices(row.region),
    mot: motRules(row.region),
  };
}

function largest(lists: PageLists, knownNames: readonly string[] | undefined): { name: string }[] {
  const names =
    knownNames ?? lists.places.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0)).map(({ name }) => name);
  return names.slice(0, largestPlacesLimit).map((name) => ({ name }));
}

function placeCount(kind: StoredLocation["kind"], { counties, places }: PageLists): number | null {
  if (kind === "place") return null;
  return kind === "county" ? places.length : counties.reduce((sum, county) => sum + county.place_count, 0);
}

/** Leaves out MOTs in Northern Ireland, where no garage may do one. */
function offeredServices(region: string): FactRecord["services"] {
  const offered = services.filter(({ id }) => !(isNorthernIreland(region) && id.startsWith("mot")));
  return offered.map(({ name, price }) => ({ name, price }));
}

/** Returns the facts of a location. Those of a region take one query for its largest places. */
export async function loadFacts({ table }: { table: Table }, location: StoredLocation): Promise<FactRecord> {
  if (location.kind !== "region") return factRecord(location);
  const { data } = await table.entities.place.query
    .inRegion({ regionSlug: location.row.regionSlug })
    .go({ pages: "all" });
  const places = data
    .filter(({ isActive, type }) => isActive && !type.includes("district"))
    .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0));
  return factRecord(location, { largestPlaces: places.map(({ name }) => name) });
}

/** Returns the names of all locations that a text about this one may mention. */
export const namesIn = (facts: FactRecord): string[] => [
  facts.name,
  ...[facts.county, facts.region, facts.centre].filter((name) => name !== null),
  ...facts.nearby.map(({ name }) => name),
  ...facts.largestPlaces.map(({ name }) => name),
];
