import { resolveLocationSlug } from "@vanfettle/contract/locations/location-aliases";
import { DomainError } from "@vanfettle/contract/problems";
import { regions } from "@vanfettle/contract/locations/regions";
import type { LocationPage, LocationSummary, RegionSummary } from "@vanfettle/contract/schemas";
import { retiredAdvice } from "../content/advice/retired-advice.ts";
import type { Table } from "../table/table.ts";
import { toLocationPage } from "./location-page.ts";
import type { StoredLocation } from "./location-row.ts";

interface Deps {
  table: Table;
}

/**
 * Returns the page for a slug, in a single database request, or two if the text uses chosen advice. On equal slugs,
 * regions take precedence over counties and counties over places. Throws `location_not_found` without an active
 * location.
 */
export async function getPage({ table }: Deps, slug: string): Promise<LocationPage> {
  const { data } = await table.collections.location({ canonicalSlug: resolveLocationSlug(slug) }).go();
  const locations: StoredLocation[] = [
    ...data.region.map((row) => ({ kind: "region" as const, row })),
    ...data.county.map((row) => ({ kind: "county" as const, row })),
    ...data.place.filter(({ isActive }) => isActive).map((row) => ({ kind: "place" as const, row })),
  ];
  const [location] = locations;
  if (!location) throw new DomainError("location_not_found");
  return toLocationPage(location, { retiredAdvice: await retiredAdviceOf({ table }, location) });
}

/** Returns the retired advice, and reads it only if the location's text uses chosen advice. */
const retiredAdviceOf = async (deps: Deps, { row }: StoredLocation): Promise<Set<string>> =>
  [row.servicingContent, row.motContent, row.faqContent].some((text) => text?.includes("{{advice."))
    ? retiredAdvice(deps)
    : new Set();

/** Returns the active core places. */
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

/** Returns the stored regions in the order of the list of regions, with the slugs of the MOT pages. */
export async function listRegions({ table }: Deps): Promise<RegionSummary[]> {
  const { data } = await table.entities.region.query.inListing({ listing: "regions" }).go({ pages: "all" });
  return regions.flatMap(({ slug, motSlug }) => {
    const row = data.find((candidate) => candidate.canonicalSlug === slug);
    return row ? [{ name: row.name, slug: motSlug, countiesCount: row.countyCount }] : [];
  });
}
