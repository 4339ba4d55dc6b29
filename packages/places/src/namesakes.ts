import type { Gazetteer, GazetteerPlace } from "./gazetteer.ts";

export interface Namesake {
  slug: string;
  parents: string[];
}

/** For a page's bare and canonical slug: the other places a longer URL ending in that name may mean. */
export function namesakeFinder({ places }: Gazetteer): (page: { slug: string; canonicalSlug: string }) => Namesake[] {
  const bySlug = Map.groupBy(places, (place) => place.slug);
  return ({ slug, canonicalSlug }) =>
    (bySlug.get(slug) ?? [])
      .filter((place) => place.canonicalSlug !== canonicalSlug)
      .map((place) => ({ slug: place.canonicalSlug, parents: parentsOf(place) }));
}

/** Every segment that may truly stand before the place in a URL. */
function parentsOf({ region, county, centre }: GazetteerPlace): string[] {
  return [...new Set([region.slug, region.motSlug, county.slug, ...(centre ? [centre.canonicalSlug] : [])])];
}
