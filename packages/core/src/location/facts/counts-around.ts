import { withCommas } from "@vanfettle/vans/format-number";
import { miles, nameInSentence } from "./fact.ts";
import type { FactRecord, VanStationFacts } from "./facts.ts";

/** The stations within a straight-line distance of a place. */
export interface Circle {
  radius: number;
  stations: number;
  class7: number;
}

/** The counts and distances of a place, for its sentences. */
export type CountsAround = ReturnType<typeof countsAround>;

const fiveMiles = 5;

/** Returns the counts and distances of the stations around a place. */
export function countsAround(
  { name, around, island, opposite, class7Near }: FactRecord,
  { count, class7, nearestMiles, nearestClass7Miles, tenthMiles }: VanStationFacts,
) {
  const five: Circle = { radius: fiveMiles, stations: count, class7 };
  const [one, three, ten] = around
    ? [
        { radius: 1, ...around.within1Mile },
        { radius: 3, ...around.within3Miles },
        { radius: 10, ...around.within10Miles },
      ]
    : [];
  const circles: Circle[] = one && three && ten ? [one, three, five, ten] : [five];
  // The distances leave out what is across a water, and the counts do not.
  const isCounted = (value: number | null, stations: number) =>
    stations === 0 || (value !== null && value <= fiveMiles);
  const isDivided =
    island !== null ||
    opposite !== null ||
    class7Near.some(({ acrossWater }) => acrossWater) ||
    !isCounted(nearestMiles, count) ||
    !isCounted(nearestClass7Miles, class7);
  return {
    place: nameInSentence(name),
    one,
    three,
    five,
    ten,
    circles,
    nearest: nearestMiles,
    nearestClass7: nearestClass7Miles,
    /** The nearest station is as far as the nearest for class 7, so it is the same or beside it. */
    isNearestForClass7: nearestMiles === nearestClass7Miles,
    tenth: tenthMiles,
    /** A water divides the stations around the place, or may do so. */
    isDivided,
    /** Qualifies a distance that leaves out stations across a water; empty without a water. */
    thisSide: isDivided && island === null ? " on this side of the water" : "",
  };
}

/** Says that all stations within five miles are across the water. */
export const onOtherSide = (stations: number): string =>
  stations === 1
    ? "the only one within 5 miles is on the other side"
    : `the ${withCommas(stations)} within 5 miles are all on the other side`;

/** States that the counts of a circle include stations across a water. */
export const bothSides = "counting both sides of the water";

/**
 * Returns the stations within five miles that test class 5, or 0 where a water divides the circle,
 * which then says little.
 */
export const class5Around = ({ around, island, opposite }: FactRecord): number =>
  island === null && opposite === null ? (around?.class5 ?? 0) : 0;

/** Returns the radius of a circle with its unit. */
export const radiusOf = ({ radius }: Circle): string => miles(radius);
