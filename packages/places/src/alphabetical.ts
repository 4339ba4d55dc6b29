import { byDistinctName } from "@vanfettle/contract/location/location";
import type { Gazetteer, GazetteerPlace } from "./gazetteer.ts";

/** The positions of the neighbours in a county's A to Z, relative to a place. */
const offsets = [-2, -1, 1, 2];

/**
 * Returns a function that returns a place's neighbours in its county's A to Z: two before and two
 * after it, where the list goes on at its other end. So each place is a neighbour of all its
 * neighbours. A place whose slug opens its region does not have a page or neighbours.
 */
export function createAlphabeticalFinder(
  { counties }: Pick<Gazetteer, "counties">,
  distinctName: (place: GazetteerPlace) => string,
): (place: GazetteerPlace) => GazetteerPlace[] {
  const neighbours = new Map<GazetteerPlace, GazetteerPlace[]>();
  for (const { places, region } of counties) {
    const listed = places.filter(({ canonicalSlug }) => canonicalSlug !== region.slug);
    const named = listed.map((place) => ({ place, name: distinctName(place) }));
    const sorted = named.toSorted(byDistinctName).map(({ place }) => place);
    for (const [position, place] of sorted.entries()) {
      const found = new Set<GazetteerPlace>();
      for (const offset of offsets) {
        found.add(sorted.at((position + offset) % sorted.length) as GazetteerPlace);
      }
      // A short list wraps round to the place itself.
      found.delete(place);
      neighbours.set(place, [...found]);
    }
  }
  return (place) => neighbours.get(place) ?? [];
}
