import type { LocationPage } from "@vanfettle/contract/schemas";
import type { TextLists } from "../location-row.ts";

type Link<K extends "counties" | "places"> = Omit<LocationPage[K][number], "id">;
/** The link between two rows, by slug. Ids are derived from slugs when rows are stored. */
export type CountySeedLink = Link<"counties">;
export type PlaceSeedLink = Link<"places">;

interface LocationSeed {
  name: string;
  /** The disambiguated name, where other locations share the name. */
  distinctName?: string | undefined;
  /** The plain slug, which two places may share. */
  slug: string;
  /** The slug of the page, unique among rows of its kind. */
  canonicalSlug: string;
  /** The name and servicing slug of the region; for a region, its own. */
  region: string;
  regionSlug: string;
  latitude: number;
  longitude: number;
  postcodeArea: string | null;
  population: number | null;
  garageCount: number;
  class7Count: number;
  garageCountSource: string;
  garageCountYear: number;
  /** The straight-line distance in miles; null for an area or an island. */
  nearestStationMiles: number | null;
  nearestClass7Miles: number | null;
  tenthStationMiles: number | null;
  /** The island, for a place without road access. */
  island: string | null;
  /** The stations shown on a place's page; null for an area or without a station list. */
  stations: LocationPage["stations"];
  /** The places of an area with the most class 7 stations; empty for a place. */
  class7Places: LocationPage["class7Places"];
  nearby: LocationPage["nearby"];
  namesakes: LocationPage["namesakes"];
}

export interface RegionSeed extends LocationSeed {
  kind: "region";
  counties: CountySeedLink[];
}

export interface CountySeed extends LocationSeed {
  kind: "county";
  places: PlaceSeedLink[];
}

export interface PlaceSeed extends LocationSeed {
  kind: "place";
  originalId: number | null;
  county: string;
  countySlug: string;
  type: string;
  country: string;
  localGovernmentArea: string | null;
  nutsRegion: string | null;
  isCentre: boolean;
  /** The city that the district belongs to. */
  centre: { name: string; slug: string } | null;
  /** The districts of this place. */
  places: PlaceSeedLink[];
  /** The lists that only texts use. */
  suggested: TextLists["suggested"];
  differs: TextLists["differs"];
  isActive: boolean;
  isCore: boolean;
  /** True if its page names only stations that a larger place's page also names. */
  sharesStations: boolean;
}

export type SeedRow = RegionSeed | CountySeed | PlaceSeed;
