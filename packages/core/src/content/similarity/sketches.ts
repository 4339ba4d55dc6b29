import { regions } from "@vanfettle/contract/locations/regions";
import type { StoredLocation } from "../../location/location-row.ts";
import type { Table } from "../../table/table.ts";
import type { OtherSketch } from "./similarity.ts";
import type { Sketch } from "./sketch.ts";

interface Deps {
  table: Table;
  clock: () => Date;
}

interface RegionSketches {
  readAt: number;
  sketches: Promise<OtherSketch[]>;
}

/** The lifetime of cached sketches of regions that the process is not writing. A run writes one region at a time. */
const cacheForMs = 10 * 60_000;
const cachedRegions = new WeakMap<Table, Map<string, RegionSketches>>();

async function readRegion(table: Table, regionSlug: string, consistent: boolean) {
  const { data } = await table.entities.sketch.query.byRegion({ regionSlug }).go({ pages: "all", consistent });
  return data;
}

/** Returns the sketches of a region, read at most ten minutes ago. */
function cachedSketches({ table, clock }: Deps, regionSlug: string): Promise<OtherSketch[]> {
  const cached = cachedRegions.get(table) ?? new Map<string, RegionSketches>();
  cachedRegions.set(table, cached);
  const now = clock().getTime();
  const found = cached.get(regionSlug);
  if (found && now - found.readAt < cacheForMs) return found.sketches;
  const sketches = readRegion(table, regionSlug, false).catch((error: unknown) => {
    cached.delete(regionSlug);
    throw error;
  });
  cached.set(regionSlug, { readAt: now, sketches });
  return sketches;
}

/**
 * Returns the sketches of all other locations of the country. Sketches of the location's region are read now, about 2
 * KB each; sketches of the other eleven regions may be up to ten minutes old.
 */
export async function otherSketches(deps: Deps, location: StoredLocation): Promise<OtherSketch[]> {
  const { kind, row } = location;
  const elsewhere = regions.map(({ slug }) => slug).filter((slug) => slug !== row.regionSlug);
  const [own, ...others] = await Promise.all([
    readRegion(deps.table, row.regionSlug, true),
    ...elsewhere.map((slug) => cachedSketches(deps, slug)),
  ]);
  const inRegion = own.filter((sketch) => !(sketch.kind === kind && sketch.slug === row.canonicalSlug));
  return [...inRegion, ...others.flat()];
}

/** Stores the sketch of the location's text. Returns the sketch it replaces. */
export async function storeSketch(
  { table }: Pick<Deps, "table">,
  { kind, row: { regionSlug, canonicalSlug: slug } }: StoredLocation,
  { servicing, mot, faqs }: Sketch,
): Promise<Sketch | null> {
  const row = { regionSlug, kind, slug, servicing, mot, faqs };
  return (await table.entities.sketch.put(row).go({ response: "all_old" })).data;
}

/**
 * Returns `exchangeSketch`, which stores the sketch of a text under check and then reads the other locations' sketches,
 * and `withdraw`, which restores the previous sketch. Each sketch is stored before the others of the region are read:
 * of two texts of a region checked at the same time in any processes, at least one is compared with the other.
 */
export function reserveSketch(deps: Deps, location: StoredLocation) {
  let replaced: Promise<Sketch | null> | undefined;
  const exchangeSketch = async (sketch: Sketch): Promise<OtherSketch[]> => {
    const storing = storeSketch(deps, location, sketch);
    replaced ??= storing;
    await storing;
    return otherSketches(deps, location);
  };
  const withdraw = async (): Promise<void> => {
    const previous = await replaced;
    if (previous) await storeSketch(deps, location, previous);
  };
  return { exchangeSketch, withdraw };
}
