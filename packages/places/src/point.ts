import { kilometresBetween, type Point } from "@vanfettle/contract/geo/distance";

/** Returns the candidate nearest to a point. Throws for an empty list. */
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
