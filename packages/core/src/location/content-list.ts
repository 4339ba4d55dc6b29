import type { ContentLocation, ContentLocations, ContentRegion } from "@vanfettle/contract/content/content-schemas";
import { regions } from "@vanfettle/contract/locations/regions";
import type { Table } from "../table/table.ts";
import type { PlaceRow } from "./location-row.ts";

interface Deps {
  table: Table;
}

const townTypes: readonly string[] = ["town", "city", "london-borough"];

/** A place of which no source states what it is counts as a town from this population. */
const townPopulation = 5_000;

/**
 * Returns the type of a place as operators see it: a town, a district of a city, or a village, which is every other
 * place. Only this list divides places by their size; pages and texts call a place a town where a source does.
 */
export function listedPlaceType({
  type,
  population = 0,
}: Pick<PlaceRow, "type" | "population">): ContentLocation["type"] {
  if (type.endsWith("district")) return "district";
  return townTypes.includes(type) || population >= townPopulation ? "town" : "village";
}

/** The attributes that are read: a third of what the index holds. */
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
 * Returns all active places, ordered by region (as in the list of regions), then by name. The regions are read one after
 * another: a database that reads one index page at a time would keep the last of twelve waiting beyond its timeout.
 */
export async function listContentLocations({ table }: Deps): Promise<ContentLocations> {
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
export async function listContentRegions({ table }: Deps): Promise<ContentRegion[]> {
  const { data } = await table.entities.place.query.inListing({ listing: "core" }).go({ pages: "all" });
  const active = data.filter(({ isActive }) => isActive);
  return regions.map(({ name, slug }) => ({
    name,
    locationCount: active.filter(({ regionSlug }) => regionSlug === slug).length,
  }));
}
