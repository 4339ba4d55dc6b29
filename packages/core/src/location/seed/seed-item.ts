import { createHash } from "node:crypto";
import type { CreateEntityItem } from "electrodb";
import { locationKinds } from "@vanfettle/contract/location/location";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { uuidOf } from "../../table/new-id.ts";
import type { Table } from "../../table/table.ts";
import { factsHash } from "../facts/fact-list.ts";
import { factRecord } from "../facts/facts.ts";
import {
  entityOf,
  noTextLists,
  PageLists,
  type AreaTextLists,
  type PlaceTextLists,
  type StoredLocation,
} from "../location-row.ts";

export const pageMaxBytes = 300_000;

const locationId = (kind: SeedRow["kind"], canonicalSlug: string): string =>
  uuidOf(`${kind}/${canonicalSlug}`);

const areaLists = ({ towns, centresBeyond = [], charges = [] }: AreaTextLists) => ({
  ...noTextLists,
  towns,
  centresBeyond,
  charges,
});

function pageOf(row: SeedRow): PageLists {
  const { distinctName, stations, class7Places, nearby, alphabetical, namesakes } = row;
  const { districts, testCentres } = row;
  const none = { counties: [], places: [], county: null, countySlug: null, centre: null };
  const lists = {
    distinctName,
    stations,
    class7Places,
    ...none,
    nearby,
    alphabetical,
    districts,
    testCentres,
    namesakes,
    forTexts: noTextLists,
  };
  if (row.kind === "region") {
    return {
      ...lists,
      counties: row.counties.map((link) => ({ id: locationId("county", link.slug), ...link })),
      forTexts: areaLists(row),
    };
  }
  const places = row.places.map((link) => ({ id: locationId("place", link.slug), ...link }));
  if (row.kind === "county") {
    const { name: county, canonicalSlug: countySlug } = row;
    return { ...lists, county, countySlug, places, forTexts: areaLists(row) };
  }
  const { county, countySlug, centre } = row;
  const { around, elsewhere, opposite, islandStations, next = [], charges = [], towns = [] } = row;
  const ofPlace = { around, elsewhere, opposite, islandStations, next, charges, towns };
  const forTexts = { ...noTextLists, ...ofPlace };
  return { ...lists, county, countySlug, centre, places, forTexts };
}

function commonAttributes(row: SeedRow) {
  // Drops attributes that neither pages nor texts use.
  const page = JSON.stringify(PageLists.parse(pageOf(row)));
  if (Buffer.byteLength(page) > pageMaxBytes) {
    throw new Error(
      `The page of ${row.kind} ${row.canonicalSlug} is larger than ${pageMaxBytes} bytes.`,
    );
  }
  return {
    id: locationId(row.kind, row.canonicalSlug),
    name: row.name,
    slug: row.slug,
    region: row.region,
    regionSlug: row.regionSlug,
    latitude: row.latitude,
    longitude: row.longitude,
    garageCount: row.garageCount,
    class7Count: row.class7Count,
    garageCountSource: row.garageCountSource,
    garageCountYear: row.garageCountYear,
    page,
    ...defined(pick(row, optionalOfAreas)),
  };
}

const pick = <T, K extends keyof T>(values: T, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<T, K>;

/** Returns the values without null and undefined, which are not stored. */
export function defined<T extends Record<string, unknown>>(
  values: T,
): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  ) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}

const placeAttributes = (row: PlaceSeed) => ({
  countyId: locationId("county", row.countySlug),
  regionId: locationId("region", row.regionSlug),
  county: row.county,
  countySlug: row.countySlug,
  type: row.type,
  country: row.country,
  isCentre: row.isCentre,
  isActive: row.isActive,
  isCore: row.isCore,
  ...defined({
    ...pick(row, ["originalId", "localGovernmentArea", "nutsRegion"]),
    centreId: row.centre && locationId("place", row.centre.slug),
    parentTown: row.centre?.name,
    listing: listingOf(row),
  }),
});

function listingOf({ isCore, sharesStations }: PlaceSeed): "core" | "same-stations" | null {
  if (isCore) return "core";
  return sharesStations ? "same-stations" : null;
}

function attributesOf(row: SeedRow) {
  if (row.kind === "place") return placeAttributes(row);
  return row.kind === "county"
    ? { regionId: locationId("region", row.regionSlug) }
    : { countyCount: row.counties.length, listing: "regions" as const };
}

/**
 * Returns what seeding stores for a row, with the hash of its facts, which finds stale texts, and
 * of the whole.
 */
export function seedItem(row: SeedRow) {
  const item = { ...commonAttributes(row), ...attributesOf(row) };
  const source = {
    kind: row.kind,
    row: { canonicalSlug: row.canonicalSlug, ...item },
  } as StoredLocation;
  const hashed = { ...item, factsHash: factsHash(factRecord(source)) };
  return {
    ...hashed,
    seedHash: createHash("sha256").update(JSON.stringify(hashed)).digest("base64url").slice(0, 22),
  };
}

const optionalOfAreas = [
  "postcodeArea",
  "population",
  "nearestStationMiles",
  "nearestClass7Miles",
  "tenthStationMiles",
  "island",
] as const;
const optionalOfPlaces = [
  ...optionalOfAreas,
  "originalId",
  "localGovernmentArea",
  "nutsRegion",
  "centreId",
  "parentTown",
  "listing",
] as const;

type SeedItem = CreateEntityItem<Table["entities"]["place"]>;

type SeedWrite = ReturnType<typeof toSeedWrite>;

/**
 * Returns the writes of a row that keep its texts: `add` if the index lacks the row, `change`
 * otherwise.
 */
export function toSeedWrite(table: Table, row: SeedRow, updatedAt: string) {
  const { kind, canonicalSlug } = row;
  const entity = entityOf(table, row);
  const changes = { ...seedItem(row), updatedAt } as Omit<SeedItem, "canonicalSlug">;
  const item = { canonicalSlug, ...changes } as SeedItem;
  // The attributes that the gazetteer no longer has.
  const missing = (kind === "place" ? optionalOfPlaces : optionalOfAreas).filter(
    (name) => !(name in item),
  );
  return {
    kind,
    key: `${kind}/${canonicalSlug}`,
    seedHash: item.seedHash,
    item,
    add: () => entity.upsert(item).go(),
    change: () => entity.patch({ canonicalSlug }).set(changes).remove(missing).go(),
  };
}

const longestPauseMs = 2_000;

/** Puts whole rows in batches of 25. Use only on an empty table, because it overwrites texts. */
export async function putRows(table: Table, writes: readonly SeedWrite[]): Promise<void> {
  await Promise.all(locationKinds.map((kind) => putUntilProcessed(table, kind, writes)));
}

/**
 * Puts items until DynamoDB has processed every item. Retries unprocessed items with increasing
 * pauses.
 */
async function putUntilProcessed(
  table: Table,
  kind: SeedRow["kind"],
  writes: readonly SeedWrite[],
): Promise<void> {
  let left = writes.filter((write) => write.kind === kind).map(({ item }) => item);
  for (let pauseMs = 50; left.length > 0; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const { unprocessed } = await entityOf(table, { kind }).put(left).go({ concurrency: 8 });
    const unprocessedSlugs = new Set(unprocessed.map((row) => row.canonicalSlug));
    left = left.filter((item) => unprocessedSlugs.has(item.canonicalSlug));
    if (left.length > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

type Link<K extends "counties" | "places"> = Omit<LocationPage[K][number], "id">;
/** The link between two rows, by slug. Ids are derived from slugs when rows are stored. */
export type CountySeedLink = Link<"counties">;
export type PlaceSeedLink = Link<"places">;

type Shown = Pick<
  LocationPage,
  "name" | "distinctName" | "region" | "regionSlug" | "latitude" | "longitude"
> &
  Pick<
    LocationPage,
    "population" | "island" | "garageCount" | "class7Count" | "garageCountSource"
  > &
  Pick<
    LocationPage,
    "garageCountYear" | "nearestStationMiles" | "nearestClass7Miles" | "stations"
  > &
  Pick<LocationPage, "class7Places" | "nearby" | "alphabetical" | "namesakes"> &
  Pick<LocationPage, "districts" | "testCentres">;

interface LocationSeed extends Shown {
  /** The plain slug, which two places may share. */
  slug: string;
  /** The slug of the page, unique among rows of its kind. */
  canonicalSlug: string;
  postcodeArea: string | null;
  /** The straight-line distance in miles; null for an area or an island. */
  tenthStationMiles: number | null;
}

export type RegionSeed = LocationSeed &
  AreaTextLists & { kind: "region"; counties: CountySeedLink[] };

export type CountySeed = LocationSeed & AreaTextLists & { kind: "county"; places: PlaceSeedLink[] };

export interface PlaceSeed
  extends LocationSeed, PlaceTextLists, Pick<LocationPage, "type" | "centre"> {
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
