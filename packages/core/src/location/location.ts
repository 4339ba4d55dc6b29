import { resolveLocationSlug } from "@vanfettle/contract/location/location-aliases";
import type { LocationSummary, RegionSummary } from "@vanfettle/contract/location/location-schemas";
import { regions } from "@vanfettle/contract/location/regions";
import { DomainError } from "@vanfettle/contract/problems";
import type { TableDeps } from "../table/table.ts";
import { listCoreRows } from "./location-lists.ts";
import type { StoredLocation } from "./location-row.ts";

/** A location by its slug, and by its kind where a place and a county or region share the slug. */
export type LocationTarget = { slug: string; kind?: StoredLocation["kind"] | undefined };

/**
 * Returns the location with this slug and `kind`, by default the place. Reads consistently. Throws
 * `location_not_found`.
 */
export async function findLocation(
  deps: TableDeps,
  slug: string,
  kind?: StoredLocation["kind"],
): Promise<StoredLocation> {
  const { place, county, region } = await locationsOf(deps, slug, { consistent: true });
  const location = [...place, ...county, ...region].find(
    (each) => kind === undefined || each.kind === kind,
  );
  if (!location) throw new DomainError("location_not_found");
  return location;
}

/**
 * Returns the location that a page shows: region before county before place. Throws
 * `location_not_found`.
 */
export async function findShownLocation(deps: TableDeps, slug: string): Promise<StoredLocation> {
  const { region, county, place } = await locationsOf(deps, slug);
  const location = [...region, ...county, ...place.filter(({ row }) => row.isActive)][0];
  if (!location) throw new DomainError("location_not_found");
  return location;
}

async function locationsOf(
  { table }: TableDeps,
  slug: string,
  options: { consistent?: true } = {},
) {
  const { data } = await table.collections
    .location({ canonicalSlug: resolveLocationSlug(slug) })
    .go(options);
  return {
    region: data.region.map((row) => ({ kind: "region" as const, row })),
    county: data.county.map((row) => ({ kind: "county" as const, row })),
    place: data.place.map((row) => ({ kind: "place" as const, row })),
  };
}

/** Returns the active core places. */
export const listCore = async (deps: TableDeps): Promise<LocationSummary[]> =>
  (await listCoreRows(deps)).map(({ canonicalSlug: slug, id, name, county, garageCount }) => ({
    id,
    name,
    slug,
    county,
    garageCount,
  }));

/**
 * Returns the stored regions in the order of the list of regions, with the slugs of the MOT pages.
 */
export async function listRegions({ table }: TableDeps): Promise<RegionSummary[]> {
  const { data } = await table.entities.region.query
    .inListing({ listing: "regions" })
    .go({ pages: "all" });
  return regions.flatMap(({ slug, motSlug }) => {
    const row = data.find((candidate) => candidate.canonicalSlug === slug);
    return row ? [{ name: row.name, slug: motSlug, countiesCount: row.countyCount }] : [];
  });
}
