import type { BookedPlace } from "@vanfettle/contract/booking/operator-bookings-schemas";
import type {
  ContentLocation,
  ContentLocations,
  ContentRegion,
} from "@vanfettle/contract/content/content-schemas";
import { isWrittenInBulk } from "@vanfettle/contract/generation/bulk-run";
import { isIndexedLocation } from "@vanfettle/contract/indexed-pages";
import { locationKinds, type LocationKind } from "@vanfettle/contract/location/location";
import { regionBySlug, regions } from "@vanfettle/contract/location/regions";
import { DomainError } from "@vanfettle/contract/problems";
import type { TableDeps } from "../table/table.ts";
import type { PlaceRow, StoredLocation } from "./location-row.ts";

// The lists of locations. They read regions one after another. All at once would save little on AWS,
// where parsing the rows takes longer than waiting for them, and a local engine, which serves one
// query at a time, would answer the last of twelve after the client's limit.

/** The population from which a place counts as a town if no source gives its type. */
const townPopulation = 5_000;

/**
 * Returns the type shown to operators. Only this list classifies places by population; pages use a
 * source's type. A place of unknown size is not a village.
 */
export function listedPlaceType({ type, population }: ListedRow): ContentLocation["type"] {
  if (type.endsWith("district")) return "district";
  if (["town", "city", "london-borough"].includes(type)) return "town";
  if (population === undefined) return "unclassified";
  return population >= townPopulation ? "town" : "village";
}

/** Returns whether a run in bulk writes the location by default. */
export function isStoredInBulk(location: StoredLocation): boolean {
  if (location.kind !== "place") return true;
  const { isCore, population = null } = location.row;
  return isWrittenInBulk({
    kind: "place",
    type: listedPlaceType(location.row),
    isCore,
    population,
  });
}

type ListedRow = Pick<PlaceRow, "type" | "population">;

export const byName = (a: { name: string }, b: { name: string }): number =>
  a.name.localeCompare(b.name, "en-GB");

/** The attributes read by the list: a third of the index's projection. */
const listedAttributes = [
  "canonicalSlug",
  "name",
  "county",
  "region",
  "type",
  "population",
  "parentTown",
  "publishedAt",
  "isActive",
] as const;

/** Returns all active places, ordered by region (as in the list of regions), then by name. */
export async function listContentLocations({ table }: TableDeps): Promise<ContentLocations> {
  const locations: ContentLocation[] = [];
  for (const { slug } of regions) {
    const query = table.entities.place.query.inRegion({ regionSlug: slug });
    const { data } = await query.go({ pages: "all", attributes: listedAttributes });
    const active = data.filter(({ isActive }) => isActive).toSorted(byName);
    for (const { canonicalSlug, name, county, region, parentTown, ...row } of active) {
      locations.push({
        slug: canonicalSlug,
        name,
        county,
        region,
        type: listedPlaceType(row),
        population: row.population ?? null,
        ...(parentTown && { parentTown }),
        hasContent: row.publishedAt !== undefined,
        publishedAt: row.publishedAt ?? null,
      });
    }
  }
  const countOf = (wanted: ContentLocation["type"]) =>
    locations.filter(({ type }) => type === wanted).length;
  return {
    total: locations.length,
    towns: countOf("town"),
    villages: countOf("village"),
    districts: countOf("district"),
    unclassified: countOf("unclassified"),
    locations,
  };
}

/** Returns the active core places, as far as the index projects them. */
export async function listCoreRows({ table }: TableDeps) {
  const { data } = await table.entities.place.query
    .inListing({ listing: "core" })
    .go({ pages: "all" });
  return data.filter(({ isActive }) => isActive);
}

/**
 * Returns the 12 regions with the number of places in a generation run of each: its active core
 * places.
 */
export async function listContentRegions(deps: TableDeps): Promise<ContentRegion[]> {
  const byRegion = Map.groupBy(await listCoreRows(deps), ({ regionSlug }) => regionSlug);
  return regions.map(({ name, slug }) => ({
    name,
    locationCount: byRegion.get(slug)?.length ?? 0,
  }));
}

export type SitemapEntry = { kind: LocationKind; slug: string; updatedAt: string };

/**
 * Returns the locations of a region that search engines should index. Throws `not_found` for an
 * unknown region.
 */
export async function listIndexed(
  { table }: TableDeps,
  regionSlug: string,
): Promise<SitemapEntry[]> {
  if (regionBySlug(regionSlug)?.slug !== regionSlug) throw new DomainError("not_found");
  const { data } = await table.collections.inRegion({ regionSlug }).go({ pages: "all" });
  const places = data.place.filter((row) => row.isActive && isIndexedLocation("place", row));
  const entries = new Map<string, SitemapEntry>();
  const byKind = { region: data.region, county: data.county, place: places };
  for (const kind of locationKinds) {
    for (const { canonicalSlug: slug, updatedAt } of byKind[kind]) {
      if (!entries.has(slug)) entries.set(slug, { kind, slug, updatedAt });
    }
  }
  return [...entries.values()];
}

/**
 * Returns the latest change of a region's indexed locations, or undefined without indexed
 * locations.
 */
export const lastChange = async (
  deps: TableDeps,
  regionSlug: string,
): Promise<string | undefined> =>
  (await listIndexed(deps, regionSlug))
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);

/** Returns the name that each page shows, with its county and region, by page slug. */
export async function readNamedPages({ table }: TableDeps): Promise<Map<string, BookedPlace>> {
  const read: Record<LocationKind, BookedPlace[]> = { region: [], county: [], place: [] };
  for (const { name: region, slug: regionSlug } of regions) {
    const attributes = ["canonicalSlug", "name", "county"] as const;
    const { data } = await table.collections
      .inRegion({ regionSlug })
      .go({ pages: "all", attributes });
    for (const kind of locationKinds) {
      const rows: readonly { canonicalSlug: string; name: string; county?: string }[] = data[kind];
      read[kind].push(
        ...rows.map(({ canonicalSlug: slug, name, county = null }) => ({
          slug,
          name,
          county,
          region,
        })),
      );
    }
  }
  return new Map(
    [...read.place, ...read.county, ...read.region].map((named) => [named.slug, named]),
  );
}
