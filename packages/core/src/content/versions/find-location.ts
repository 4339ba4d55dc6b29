import { resolveLocationSlug } from "@vanfettle/contract/locations/location-aliases";
import { DomainError } from "@vanfettle/contract/problems";
import type { Table } from "../../table/table.ts";
import type { StoredLocation } from "../../location/location-row.ts";

/** A location by its slug, and by its kind where a place and a county or region share the slug. */
export interface LocationTarget {
  slug: string;
  kind?: StoredLocation["kind"] | undefined;
}

/**
 * Returns the row of the location with this slug, by a consistent read. Where a place and a region share a slug, as in
 * London, `kind` decides; without it the place is returned. Throws `location_not_found`.
 */
export async function findLocation(
  { table }: { table: Table },
  slug: string,
  kind?: StoredLocation["kind"],
): Promise<StoredLocation> {
  const { data } = await table.collections
    .location({ canonicalSlug: resolveLocationSlug(slug) })
    .go({ consistent: true });
  const found: StoredLocation[] = [
    ...data.place.map((row) => ({ kind: "place" as const, row })),
    ...data.county.map((row) => ({ kind: "county" as const, row })),
    ...data.region.map((row) => ({ kind: "region" as const, row })),
  ];
  const location = found.find((each) => kind === undefined || each.kind === kind);
  if (!location) throw new DomainError("location_not_found");
  return location;
}
