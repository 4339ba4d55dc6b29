import type { LocationPage } from "@vanfettle/contract/schemas";
import type { TextLists } from "../location-row.ts";

type Link<K extends "counties" | "places"> = Omit<LocationPage[K][number], "id">;
/** A link between rows, by slug. Ids are derived from slugs when the rows are stored. */
export type CountySeedLink = Link<"counties">;
export type PlaceSeedLink = Link<"places">;

interface LocationSeed {
  name: string;
  /** The name with what tells it apart, where other locations share the name. */
  distinctName?: string | undefined;
  /** The bare slug, which two places may share. */
  slug: string;
  /** The slug of the page, unique among rows of its kind. */
  canonicalSlug: string;
  /** Name and servicing slug of the region; for a region its own. */
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
  /** Miles in a straight line; null for an area, and where the way would be across the sea. */
  nearestStationMiles: number | null;
  nearestClass7Miles: number | null;
  tenthStationMiles: number | null;
  /** The island of a place to which no road leads. */
  island: string | null;
  /** The stations that the page of a place names; null for an area, and without a list. */
  stations: LocationPage["stations"];
  /** The places of an area with the most stations for class 7; empty for a place. */
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
  /** The city this district belongs to. */
  centre: { name: string; slug: string } | null;
  /** Districts of this place. */
  places: PlaceSeedLink[];
  /** What only a text rests on. */
  suggested: TextLists["suggested"];
  differs: TextLists["differs"];
  isActive: boolean;
  isCore: boolean;
  /** Whether the stations that its page names are all those of a larger place. */
  sharesStations: boolean;
}

export type SeedRow = RegionSeed | CountySeed | PlaceSeed;
