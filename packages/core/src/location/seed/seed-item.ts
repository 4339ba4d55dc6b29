import { createHash } from "node:crypto";
import { uuidOf } from "../../table/new-id.ts";
import { factRecord, type FactSource } from "../facts/facts.ts";
import { factsHash } from "../facts/fact-list.ts";
import { noTextLists, PageLists } from "../location-row.ts";
import type { CountySeed, PlaceSeed, RegionSeed, SeedRow } from "./seed-row.ts";
import type { Table } from "../../table/table.ts";

export const pageMaxBytes = 300_000;

const locationId = (kind: SeedRow["kind"], canonicalSlug: string): string => uuidOf(`${kind}/${canonicalSlug}`);

function pageOf(row: SeedRow): PageLists {
  const lists = {
    distinctName: row.distinctName,
    stations: row.stations,
    class7Places: row.class7Places,
    counties: [],
    places: [],
    county: null,
    countySlug: null,
    centre: null,
    nearby: row.nearby,
    namesakes: row.namesakes,
    ...noTextLists,
  };
  const linkPlaces = (links: PlaceSeed["places"]) =>
    links.map((link) => ({ id: locationId("place", link.slug), ...link }));
  if (row.kind === "region") {
    return { ...lists, counties: row.counties.map((link) => ({ id: locationId("county", link.slug), ...link })) };
  }
  if (row.kind === "county") {
    return { ...lists, county: row.name, countySlug: row.canonicalSlug, places: linkPlaces(row.places) };
  }
  return {
    ...lists,
    county: row.county,
    countySlug: row.countySlug,
    centre: row.centre,
    places: linkPlaces(row.places),
    suggested: row.suggested,
    differs: row.differs,
  };
}

function common(row: SeedRow) {
  // Drops attributes that neither pages nor texts use.
  const page = JSON.stringify(PageLists.parse(pageOf(row)));
  if (Buffer.byteLength(page) > pageMaxBytes) {
    throw new Error(`The page of ${row.kind} ${row.canonicalSlug} is larger than ${pageMaxBytes} bytes.`);
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
    ...defined({
      postcodeArea: row.postcodeArea,
      population: row.population,
      nearestStationMiles: row.nearestStationMiles,
      nearestClass7Miles: row.nearestClass7Miles,
      tenthStationMiles: row.tenthStationMiles,
      island: row.island,
    }),
  };
}

/** Returns the values without null and undefined, which are not stored. */
export function defined<T extends Record<string, unknown>>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}

/** Adds the hash of the facts, by which stale texts are found without reading pages, and the hash of the whole item. */
function withHashes<T extends object>(item: T, source: FactSource) {
  const hashed = { ...item, factsHash: factsHash(factRecord(source)) };
  return { ...hashed, seedHash: createHash("sha256").update(JSON.stringify(hashed)).digest("base64url").slice(0, 22) };
}

/** Returns the attributes that seeding stores for a region, with the hashes that detect changes. */
export function regionItem(row: RegionSeed) {
  const item = { ...common(row), countyCount: row.counties.length, listing: "regions" as const };
  return withHashes(item, { kind: "region", row: { canonicalSlug: row.canonicalSlug, ...item } });
}

/** Returns the attributes that seeding stores for a county, with the hashes that detect changes. */
export function countyItem(row: CountySeed) {
  const item = { ...common(row), regionId: locationId("region", row.regionSlug) };
  return withHashes(item, { kind: "county", row: { canonicalSlug: row.canonicalSlug, ...item } });
}

function listingOf({ isCore, sharesStations }: PlaceSeed) {
  if (isCore) return "core" as const;
  return sharesStations ? ("same-stations" as const) : null;
}

/** Returns the attributes that seeding stores for a place, with the hashes that detect changes. */
export function placeItem(row: PlaceSeed) {
  const item = {
    ...common(row),
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
      originalId: row.originalId,
      localGovernmentArea: row.localGovernmentArea,
      nutsRegion: row.nutsRegion,
      centreId: row.centre && locationId("place", row.centre.slug),
      parentTown: row.centre?.name,
      listing: listingOf(row),
    }),
  };
  return withHashes(item, { kind: "place", row: { canonicalSlug: row.canonicalSlug, ...item } });
}

/**
 * The two ways to write a row of the gazetteer: `add` if the row is missing from the index, `change` if it is there.
 * Both set attributes instead of replacing the row, because the index may lag and published texts must survive.
 */
export interface SeedWrite {
  row: SeedRow;
  key: string;
  seedHash: string;
  add: () => Promise<unknown>;
  change: () => Promise<unknown>;
}

/** The attributes to remove from a row when the gazetteer no longer has them. */
const optional = [
  "postcodeArea",
  "population",
  "nearestStationMiles",
  "nearestClass7Miles",
  "tenthStationMiles",
  "island",
] as const;
const optionalOfPlace = [
  ...optional,
  "originalId",
  "localGovernmentArea",
  "nutsRegion",
  "centreId",
  "parentTown",
  "listing",
] as const;

const missing = <N extends string>(item: object, names: readonly N[]): N[] => names.filter((name) => !(name in item));

/** Returns the write that stores a row of the gazetteer and keeps the location's texts. */
export function toSeedWrite({ entities }: Table, row: SeedRow, updatedAt: string): SeedWrite {
  const { canonicalSlug } = row;
  const key = `${row.kind}/${canonicalSlug}`;
  if (row.kind === "region") {
    const item = { ...regionItem(row), updatedAt };
    return {
      row,
      key,
      seedHash: item.seedHash,
      add: () => entities.region.upsert({ canonicalSlug, ...item }).go(),
      change: () => entities.region.patch({ canonicalSlug }).set(item).remove(missing(item, optional)).go(),
    };
  }
  if (row.kind === "county") {
    const item = { ...countyItem(row), updatedAt };
    return {
      row,
      key,
      seedHash: item.seedHash,
      add: () => entities.county.upsert({ canonicalSlug, ...item }).go(),
      change: () => entities.county.patch({ canonicalSlug }).set(item).remove(missing(item, optional)).go(),
    };
  }
  const item = { ...placeItem(row), updatedAt };
  return {
    row,
    key,
    seedHash: item.seedHash,
    add: () => entities.place.upsert({ canonicalSlug, ...item }).go(),
    change: () => entities.place.patch({ canonicalSlug }).set(item).remove(missing(item, optionalOfPlace)).go(),
  };
}

const batchesAtOnce = { concurrency: 8 };
const longestPauseMs = 2_000;

/** Puts whole rows in batches of 25. Use only on an empty table, because it overwrites texts. */
export async function putRows({ entities }: Table, writes: readonly { row: SeedRow }[], updatedAt: string) {
  const rows = writes.map(({ row }) => row);
  const stamped = <T extends object>(item: T, { canonicalSlug }: SeedRow) => ({ ...item, canonicalSlug, updatedAt });
  await Promise.all([
    putUntilProcessed(
      rows.filter((row) => row.kind === "region").map((row) => stamped(regionItem(row), row)),
      (items) => entities.region.put(items).go(batchesAtOnce),
    ),
    putUntilProcessed(
      rows.filter((row) => row.kind === "county").map((row) => stamped(countyItem(row), row)),
      (items) => entities.county.put(items).go(batchesAtOnce),
    ),
    putUntilProcessed(
      rows.filter((row) => row.kind === "place").map((row) => stamped(placeItem(row), row)),
      (items) => entities.place.put(items).go(batchesAtOnce),
    ),
  ]);
}

/** Puts items until DynamoDB has processed every item. Retries unprocessed items with increasing pauses. */
async function putUntilProcessed<T extends { canonicalSlug: string }>(
  items: T[],
  put: (items: T[]) => Promise<{ unprocessed: { canonicalSlug: string }[] }>,
): Promise<void> {
  let left = items;
  for (let pauseMs = 50; left.length > 0; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const { unprocessed } = await put(left);
    const unprocessedSlugs = new Set(unprocessed.map((row) => row.canonicalSlug));
    left = left.filter((item) => unprocessedSlugs.has(item.canonicalSlug));
    if (left.length > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
