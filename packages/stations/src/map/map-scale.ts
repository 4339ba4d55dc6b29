/** The distances in miles at which a map has rings. */
const ringMiles = [1, 3, 5, 10, 25, 50, 100, 200] as const;
/** At most this many rings are drawn, the widest ones. */
const shownRings = 3;

/** Returns the rings of a map that shows everything up to a distance in miles, narrowest first. The last one is its edge. */
export function ringsUpTo(miles: number): number[] {
  const edge = ringMiles.findIndex((ring) => ring >= miles);
  const last = edge === -1 ? ringMiles.length - 1 : edge;
  return ringMiles.slice(Math.max(0, last - shownRings + 1), last + 1);
}
