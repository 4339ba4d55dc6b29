import { loadGazetteer } from "@vanfettle/places/gazetteer";

const { places } = loadGazetteer();

/** Every place once, as the API and as the servicing page, in an order that mixes large and small. */
const slugs = places.map(({ canonicalSlug }, i) => [(i * 7919) % places.length, canonicalSlug] as const);
export const placeSlugs: readonly string[] = slugs.toSorted(([a], [b]) => a - b).map(([, slug]) => slug);

export const apiPath = (slug: string): string => `/api/locations/${slug}`;
export const pagePath = (slug: string): string => `/van-servicing/${slug}/`;
