import { isIndexedRow } from "./location-row.ts";
import { regionBySlug } from "@vanfettle/contract/locations/regions";
import { DomainError } from "@vanfettle/contract/problems";
import type { TableDeps } from "../table/table.ts";

export interface SitemapEntry {
  slug: string;
  updatedAt: string;
}

/** Returns the locations of a region that search engines should index. Throws `not_found` for an unknown region. */
export async function listIndexed({ table }: TableDeps, regionSlug: string): Promise<SitemapEntry[]> {
  if (regionBySlug(regionSlug)?.slug !== regionSlug) throw new DomainError("not_found");
  const { data } = await table.collections.inRegion({ regionSlug }).go({ pages: "all" });
  const places = data.place.filter((row) => row.isActive && isIndexedRow("place", row));
  const rows = [...data.region, ...data.county, ...places];
  const bySlug = new Map<string, SitemapEntry>();
  for (const { canonicalSlug, updatedAt } of rows) {
    if (!bySlug.has(canonicalSlug)) bySlug.set(canonicalSlug, { slug: canonicalSlug, updatedAt });
  }
  return [...bySlug.values()];
}

/** Returns the latest change of a region's indexed locations, or undefined without indexed locations. */
export async function lastChange(deps: TableDeps, regionSlug: string): Promise<string | undefined> {
  const entries = await listIndexed(deps, regionSlug);
  return entries
    .map((entry) => entry.updatedAt)
    .toSorted()
    .at(-1);
}
