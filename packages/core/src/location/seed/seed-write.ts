import type { Table } from "../../table/table.ts";
import { countyItem, placeItem, regionItem } from "./seed-item.ts";
import type { SeedRow } from "./seed-row.ts";

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
