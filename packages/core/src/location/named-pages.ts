import type { BookedPlace } from "@vanfettle/contract/bookings/operator-bookings-schemas";
import { regions } from "@vanfettle/contract/locations/regions";
import type { TableDeps } from "../table/table.ts";

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
