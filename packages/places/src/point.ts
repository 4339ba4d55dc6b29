export interface Point {
  latitude: number;
  longitude: number;
}

const kilometresPerMile = 1.609344;
const earthRadiusKilometres = 6371;
const radians = Math.PI / 180;

/** Returns the distance by the equirectangular approximation, which is accurate to 0.1 % for distances within the UK. */
export function kilometresBetween(a: Point, b: Point): number {
  const middle = ((a.latitude + b.latitude) / 2) * radians;
  const east = (b.longitude - a.longitude) * radians * Math.cos(middle);
  const north = (b.latitude - a.latitude) * radians;
  return earthRadiusKilometres * Math.hypot(east, north);
}

/** Returns the miles between two points in a straight line. */
export const milesBetween = (a: Point, b: Point): number => kilometresBetween(a, b) / kilometresPerMile;

/** Returns the candidate nearest to a point. Throws if there are none. */
export function nearest<P extends Point>(from: Point, candidates: Iterable<P>): P {
  let best: P | undefined;
  let shortest = Infinity;
  for (const candidate of candidates) {
    const distance = kilometresBetween(from, candidate);
    if (distance < shortest) {
      shortest = distance;
      best = candidate;
    }
  }
  if (!best) throw new Error("no candidate to be nearest to");
  return best;
}
