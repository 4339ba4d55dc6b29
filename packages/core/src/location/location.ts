import { storedSlug } from "@vanfettle/contract/location-aliases";
import { DomainError } from "@vanfettle/contract/problems";
import { regions } from "@vanfettle/contract/regions";
import type { LocationPage, LocationSummary, RegionSummary } from "@vanfettle/contract/schemas";
import type { Table } from "../table.ts";
import { toPage } from "./location-row.ts";

interface Deps {
  table: Table;
}

/** The page a slug opens, in one request. A region comes before a county, a county before a place. */
export async function getPage({ table }: Deps, slug: string): Promise<LocationPage> {
  const { data } = await table.collections.location({ canonicalSlug: storedSlug(slug) }).go();
  const [region] = data.region;
  if (region) return toPage(region, "region");
  const [county] = data.county;
  if (county) return toPage(county, "county");
  const place = data.place.find((row) => row.isActive);
  if (place) return toPage(place, place.type);
  throw new DomainError("location_not_found");
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
