import { loadGazetteer } from "@vanfettle/places/gazetteer";

const { places } = loadGazetteer();

const numbered = places.map(
  ({ canonicalSlug }, i) => [(i * 7919) % places.length, canonicalSlug] as const,
);

/** The slug of every place, in an order that mixes large and small places. */
export const placeSlugs: readonly string[] = numbered
  .toSorted(([a], [b]) => a - b)
  .map(([, slug]) => slug);

/** Returns the path of the API call for a location. */
export const apiPath = (slug: string): string => `/api/locations/${slug}`;

/** Returns the path of the servicing page of a location. */
export const pagePath = (slug: string): string => `/van-servicing/${slug}/`;
