export interface Point {
  latitude: number;
  longitude: number;
}

const kilometresPerMile = 1.609344;
const earthRadius = 6371;
const radians = Math.PI / 180;

/** Flat-earth distance: within one metre per kilometre over the distances asked for here. */
export function kilometresBetween(a: Point, b: Point): number {
  const middle = ((a.latitude + b.latitude) / 2) * radians;
  const east = (b.longitude - a.longitude) * radians * Math.cos(middle);
  const north = (b.latitude - a.latitude) * radians;
  return earthRadius * Math.hypot(east, north);
}

export const milesBetween = (a: Point, b: Point): number => kilometresBetween(a, b) / kilometresPerMile;

export function nearest<P extends Point>(from: Point, candidates: Iterable<P>): P {
  let best: P | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    const distance = kilometresBetween(from, candidate);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  if (!best) throw new Error("no candidate to be nearest to");
  return best;
}
