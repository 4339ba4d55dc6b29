import { isNorthernIreland } from "@vanfettle/contract/locations/regions";
import type { DiffersFromCounty } from "@vanfettle/core/location/location-row";
import type { Gazetteer, GazetteerCounty, GazetteerPlace } from "./gazetteer.ts";

const minPlaces = 8;
/** A place differs from its county if it is above or below this share of the county's places. */
const differsShare = 0.75;

/**
 * Returns a function that compares the stations around a place with the other places in its county.
 */
export function createCountyComparison(
  gazetteer: Gazetteer,
): (place: GazetteerPlace) => DiffersFromCounty {
  const known = new Map(gazetteer.counties.map((county) => [county.slug, figuresOf(county)]));
  return (place) => {
    const figures = known.get(place.county.slug);
    const isAlike = isNorthernIreland(place.region.name) || place.island !== null;
    if (figures === undefined || figures.counts.length < minPlaces || isAlike) {
      return { stations: null, class7: null };
    }
    return {
      stations: positionIn(figures.counts, place.garageCount, { below: "fewer", above: "more" }),
      class7: positionIn(figures.class7Miles, place.nearestClass7Miles, {
        below: "nearer",
        above: "further",
      }),
    };
  };
}

const figuresOf = ({ places }: GazetteerCounty) => ({
  counts: places.map(({ garageCount }) => garageCount),
  class7Miles: places.map(({ nearestClass7Miles }) => nearestClass7Miles),
});

/** Returns `below` or `above` if `value` is below or above most of the values, otherwise null. */
function positionIn<T>(
  values: readonly number[],
  value: number,
  { below, above }: { below: T; above: T },
): T | null {
  const share = (isBeyond: (other: number) => boolean) =>
    values.filter(isBeyond).length / values.length;
  if (share((other) => other > value) >= differsShare) return below;
  return share((other) => other < value) >= differsShare ? above : null;
}
