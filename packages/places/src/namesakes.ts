import type { Gazetteer, GazetteerPlace } from "./gazetteer.ts";

/** Returns a function that finds the other places with a location's slug, for longer URLs. */
export function createNamesakeFinder({ places }: Gazetteer) {
  const bySlug = Map.groupBy(places, (place) => place.slug);
  return ({ slug, canonicalSlug }: { slug: string; canonicalSlug: string }) =>
    (bySlug.get(slug) ?? [])
      .filter((place) => place.canonicalSlug !== canonicalSlug)
      .map((place) => ({ slug: place.canonicalSlug, parents: parentSlugs(place) }));
}

/** Returns all segments that may precede the place in a URL. */
function parentSlugs({ region, county, centre }: GazetteerPlace): string[] {
  return [
    ...new Set([
      region.slug,
      region.motSlug,
      county.slug,
      ...(centre ? [centre.canonicalSlug] : []),
    ]),
  ];
}
