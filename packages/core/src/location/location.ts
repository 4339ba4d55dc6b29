import { resolveLocationSlug } from "@vanfettle/contract/location-aliases";
import { regions } from "@vanfettle/contract/regions";
import type { LocationPage, LocationSummary, RegionSummary } from "@vanfettle/contract/schemas";
import type { Table } from "../table/table.ts";
import { pageTextOf } from "./location-row.ts";
import { rowOf } from "./row-of-slug.ts";

interface Deps {
  table: Table;
}

/** The page a slug opens, in one request, as JSON text: nothing of it is decoded only to be encoded again. */
export async function getPageText({ table }: Deps, slug: string): Promise<string> {
  const { row, type } = await rowOf(table, resolveLocationSlug(slug));
  return pageTextOf(row, type);
}

/** The same for those who read the page rather than hand it on. */
export async function getPage(deps: Deps, slug: string): Promise<LocationPage> {
  return JSON.parse(await getPageText(deps, slug)) as LocationPage;
}

export async function listCore({ table }: Deps): Promise<LocationSummary[]> {
  const { data } = await table.entities.place.query.inListing({ listing: "core" }).go({ pages: "all" });
  return data
    .filter((row) => row.isActive)
    .map(({ id, name, canonicalSlug, county, garageCount }) => ({
      id,
      name,
      slug: canonicalSlug,
      county,
      garageCount,
    }));
}

/** In the order of the region table, by the slugs the MOT pages use. */
export async function listRegions({ table }: Deps): Promise<RegionSummary[]> {
  const { data } = await table.entities.region.query.inListing({ listing: "regions" }).go({ pages: "all" });
  return regions.flatMap(({ slug, motSlug }) => {
    const row = data.find((candidate) => candidate.canonicalSlug === slug);
    return row ? [{ name: row.name, slug: motSlug, countiesCount: row.countyCount }] : [];
  });
}
