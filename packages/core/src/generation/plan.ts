import type { LocationKind } from "@vanfettle/contract/location/location";
import {
  regionByName,
  regionBySlug,
  regions,
  type Region,
} from "@vanfettle/contract/location/regions";
import { DomainError } from "@vanfettle/contract/problems";
import { batches } from "../table/batches.ts";
import type { TableDeps } from "../table/table.ts";

export type PlanItem = { kind: LocationKind; slug: string };

/**
 * The most texts of an execution: each up to 247 of its 25,000 events
 * (`test/generation-history.test.ts`).
 */
export const maxTextsOfExecution = 100;

/** The parts of a selection have two sets of names: a run that waits keeps the parts of its set. */
const partSets = ["a", "b"] as const;

/**
 * Returns the plans of a selection, by part: small enough for an execution each. `kept` are the
 * parts of a run that waits, which are not replaced.
 */
export function planParts(
  keys: readonly string[],
  kept: readonly string[] = [],
): Map<string, string[]> {
  const set = partSets.find((each) => !kept.some((part) => part.startsWith(`part-${each}`)));
  const parts = [...batches(keys, maxTextsOfExecution)];
  return new Map(parts.map((part, i) => [`part-${set}${String(i + 1).padStart(3, "0")}`, part]));
}

/** Returns the name of the region that the scope is; null for a part of a selection. */
export const scopeName = (scope: string): string | null => regionBySlug(scope)?.name ?? null;

/** Returns the region of a name or slug. Throws `region_not_found`. */
export function findRegion(text: string): Region {
  const region = regionByName(text) ?? regionBySlug(text);
  if (!region) throw new DomainError("region_not_found");
  return region;
}

/** Returns the item as plans store it: `kind/slug`. */
export const itemKey = ({ kind, slug }: PlanItem): string => `${kind}/${slug}`;

/** Returns the item of a key that `itemKey` has written. */
export function parseItemKey(key: string): PlanItem {
  const [kind, slug = ""] = key.split("/");
  return { kind: kind as LocationKind, slug };
}

/** Returns the slugs in the order in which regions are listed and generated. */
function inRegionOrder(slugs: Iterable<string>): string[] {
  const wanted = new Set(slugs);
  return regions.map(({ slug }) => slug).filter((slug) => wanted.has(slug));
}

export const regionNames = (slugs: Iterable<string>): string[] =>
  inRegionOrder(slugs).map((slug) => scopeName(slug) ?? slug);

/** Returns the number of places among the keys of items. */
export const countPlaces = (keys: readonly string[]): number =>
  keys.filter((key) => key.startsWith("place/")).length;

/**
 * Returns the number of texts of a run over a region with so many core places: theirs, its
 * counties' and its own.
 */
export const textsOfRegion = ({ counties }: Region, places: number): number =>
  places + counties + 1;

/** Returns the keys of a region's core places, then of its counties, then of the region itself. */
export async function buildRegionPlan({ table }: TableDeps, regionSlug: string): Promise<string[]> {
  const { data } = await table.collections.inRegion({ regionSlug }).go({ pages: "all" });
  const places = data.place.filter(({ isActive, isCore }) => isActive && isCore);
  const keys = (kind: LocationKind, rows: readonly { canonicalSlug: string }[]) =>
    rows.map(({ canonicalSlug }) => itemKey({ kind, slug: canonicalSlug }));
  return [...keys("place", places), ...keys("county", data.county), ...keys("region", data.region)];
}
