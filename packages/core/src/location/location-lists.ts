import type { ContentLocation, ContentLocations, ContentRegion } from "@vanfettle/contract/content/content-schemas";
import { regions, regionBySlug } from "@vanfettle/contract/locations/regions";
import type { TableDeps } from "../table/table.ts";
import { type PlaceRow, isIndexedRow } from "./location-row.ts";
import { DomainError } from "@vanfettle/contract/problems";
import type { BookedPlace } from "@vanfettle/contract/bookings/operator-bookings-schemas";

const townTypes: readonly string[] = ["town", "city", "london-borough"];

/** The population from which a place counts as a town if no source gives its type. */
const townPopulation = 5_000;

/**
 * Returns the place type shown to operators: town, district of a city, or village for all other places. Only this list
 * classifies places by population; pages and texts use the type from a source.
 */
export function listedPlaceType({
  type,
  population = 0,
}: Pick<PlaceRow, "type" | "population">): ContentLocation["type"] {
  if (type.endsWith("district")) return "district";
  return townTypes.includes(type) || population >= townPopulation ? "town" : "village";
}

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

/**
 * Returns all active places, ordered by region (as in the list of regions), then by name. Reads regions sequentially,
 * because a database that serves one index page at a time would keep the last of twelve queries past its timeout.
 */
export async function listContentLocations({ table }: TableDeps): Promise<ContentLocations> {
  const locations: ContentLocation[] = [];
  for (const { slug } of regions) {
    const { data } = await table.entities.place.query
      .inRegion({ regionSlug: slug })
      .go({ pages: "all", attributes: listedAttributes });
    const active = data.filter(({ isActive }) => isActive);
    const inRegion = active
      .toSorted((a, b) => a.name.localeCompare(b.name, "en-GB"))
      .map((row) => ({
        slug: row.canonicalSlug,
        name: row.name,
        county: row.county,
        region: row.region,
        type: listedPlaceType(row),
        population: row.population ?? null,
        ...(row.parentTown && { parentTown: row.parentTown }),
        hasContent: row.publishedAt !== undefined,
        publishedAt: row.publishedAt ?? null,
      }));
    locations.push(...inRegion);
  }
  const towns = locations.filter(({ type }) => type === "town").length;
  return { total: locations.length, towns, villages: locations.length - towns, locations };
}

/** Returns the 12 regions with the number of places in a generation run of each: its active core places. */
export async function listContentRegions({ table }: TableDeps): Promise<ContentRegion[]> {
  const { data } = await table.entities.place.query.inListing({ listing: "core" }).go({ pages: "all" });
  const active = data.filter(({ isActive }) => isActive);
  return regions.map(({ name, slug }) => ({
    name,
    locationCount: active.filter(({ regionSlug }) => regionSlug === slug).length,
  }));
}

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

const namedAttributes = ["canonicalSlug", "name", "county"] as const;

/**
 * Returns the name of each region, county and place, keyed by the slug of its page. If several share a slug, returns
 * the name that the page shows. Reads the regions one after another, like `listContentLocations`.
 */
export async function readNamedPages({ table }: TableDeps): Promise<Map<string, BookedPlace>> {
  const bySlug = new Map<string, BookedPlace>();
  const read = { region: [], county: [], place: [] } as Record<"region" | "county" | "place", BookedPlace[]>;
  for (const { name: region, slug: regionSlug } of regions) {
    const { data } = await table.collections.inRegion({ regionSlug }).go({ pages: "all", attributes: namedAttributes });
    const area = ({ canonicalSlug: slug, name }: { canonicalSlug: string; name: string }) => {
      return { slug, name, county: null, region };
    };
    read.region.push(...data.region.map(area));
    read.county.push(...data.county.map(area));
    read.place.push(...data.place.map((row) => ({ ...area(row), county: row.county })));
  }
  for (const named of [...read.place, ...read.county, ...read.region]) bySlug.set(named.slug, named);
  return bySlug;
}
