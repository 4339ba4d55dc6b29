import { regionBySlug } from "@vanfettle/contract/regions";
import type { StoredLocation } from "../location/location-row.ts";
import type { Table } from "../table/table.ts";

export type LocationKind = StoredLocation["kind"];

/** One text to write. */
export interface PlanItem {
  kind: LocationKind;
  slug: string;
}

/** The scope of a run over chosen places; all others are region slugs. */
export const batchScope = "batch";

export const scopeName = (scope: string): string | null => regionBySlug(scope)?.name ?? null;

export const itemKey = ({ kind, slug }: PlanItem): string => `${kind}/${slug}`;

export function itemOfKey(key: string): PlanItem {
  const at = key.indexOf("/");
  return { kind: key.slice(0, at) as LocationKind, slug: key.slice(at + 1) };
}

export const isPlaceKey = (key: string): boolean => key.startsWith("place/");

/** A region's core places, then the texts of its counties and its own. */
export async function regionPlan({ table }: { table: Table }, regionSlug: string): Promise<string[]> {
  const { data } = await table.collections.inRegion({ regionSlug }).go({ pages: "all" });
  const places = data.place.filter(({ isActive, isCore }) => isActive && isCore);
  const keys = (kind: LocationKind, rows: readonly { canonicalSlug: string }[]) =>
    rows.map(({ canonicalSlug }) => itemKey({ kind, slug: canonicalSlug }));
  return [...keys("place", places), ...keys("county", data.county), ...keys("region", data.region)];
}
