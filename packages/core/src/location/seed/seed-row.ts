import type { LocationPage } from "@vanfettle/contract/schemas";
import type { TextLists } from "../location-row.ts";

type Link<K extends "counties" | "places"> = Omit<LocationPage[K][number], "id">;
/** The link between two rows, by slug. Ids are derived from slugs when rows are stored. */
export type CountySeedLink = Link<"counties">;
export type PlaceSeedLink = Link<"places">;

type Shown = Pick<LocationPage, "name" | "distinctName" | "region" | "regionSlug" | "latitude" | "longitude"> &
  Pick<LocationPage, "population" | "island" | "garageCount" | "class7Count" | "garageCountSource"> &
  Pick<LocationPage, "garageCountYear" | "nearestStationMiles" | "nearestClass7Miles" | "stations"> &
  Pick<LocationPage, "class7Places" | "nearby" | "namesakes">;

interface LocationSeed extends Shown {
  /** The plain slug, which two places may share. */
  slug: string;
  /** The slug of the page, unique among rows of its kind. */
  canonicalSlug: string;
  postcodeArea: string | null;
  /** The straight-line distance in miles; null for an area or an island. */
  tenthStationMiles: number | null;
}

export type RegionSeed = LocationSeed & { kind: "region"; counties: CountySeedLink[] };

export type CountySeed = LocationSeed & { kind: "county"; places: PlaceSeedLink[] };

export interface PlaceSeed extends LocationSeed, TextLists, Pick<LocationPage, "type" | "centre"> {
  kind: "place";
  originalId: number | null;
  county: string;
  countySlug: string;
  country: string;
  localGovernmentArea: string | null;
  nutsRegion: string | null;
  isCentre: boolean;
  /** The districts of this place. */
  places: PlaceSeedLink[];
  isActive: boolean;
  isCore: boolean;
  /** True if its page names only stations that a larger place's page also names. */
  sharesStations: boolean;
}

export type SeedRow = RegionSeed | CountySeed | PlaceSeed;
