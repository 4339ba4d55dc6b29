import { queryOptions } from "@tanstack/react-query";
import { popularCitySlugs } from "@vanfettle/contract/location/featured-cities";
import type { LocationSummary, RegionSummary } from "@vanfettle/contract/location/location-schemas";
import { regions } from "@vanfettle/contract/location/regions";
import { services } from "@vanfettle/contract/services";
import type { Api } from "./client.ts";

/** Returns the popular cities in the order of the home page. */
export const popularCities = (locations: readonly LocationSummary[]): LocationSummary[] =>
  popularCitySlugs.flatMap((slug) => locations.find((location) => location.slug === slug) ?? []);

const regionSummaries: RegionSummary[] = regions.map(({ name, motSlug, counties }) => ({
  name,
  slug: motSlug,
  countiesCount: counties,
}));

/** Creates the queries of the visitors' pages. */
export const createQueries = (api: Api) => ({
  services: queryOptions({ queryKey: ["services"], queryFn: () => api.call("listServices") }),
  popularCities: queryOptions({
    queryKey: ["popular-cities"],
    queryFn: async () => popularCities(await api.call("listLocations")),
  }),
  /**
   * The list behind the counts of the cities, with its month. The list of locations does not name
   * it.
   */
  countsSource: queryOptions({
    queryKey: ["counts-source"],
    queryFn: async () =>
      (await api.call("getLocation", { params: { slug: popularCitySlugs[0] } }))
        ?.garageCountSource ?? null,
  }),
  regions: queryOptions({ queryKey: ["regions"], queryFn: () => api.call("listRegions") }),
});

export type Queries = ReturnType<typeof createQueries>;

/**
 * The fallback data for pages that the edge renders while the API fails, keyed by the first part of
 * the query key. If a query without a fallback fails, its error sets the status of the page.
 */
export const queryFallbacks: Readonly<Record<string, unknown>> = {
  services,
  "popular-cities": [],
  "counts-source": null,
  regions: regionSummaries,
};
