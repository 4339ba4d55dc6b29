import { around } from "geokdbush";
import type KDBush from "kdbush";
import { kilometresPerMile, nearbyMiles, type Point } from "@vanfettle/contract/geo/distance";
import { waterDetour } from "./water-detour.ts";

/** A tolerance in kilometres for distances that differ only by rounding. */
const epsilon = 1e-6;

/** Points of an index, by their positions in it. */
interface IndexedPoints {
  index: KDBush;
  pointAt: (position: number) => Point;
  /** The straight-line miles from the searched point, at least those to the point itself. */
  milesTo: (position: number) => number;
  isWanted?: (position: number) => boolean;
}

export interface FoundPosition {
  position: number;
  miles: number;
  /** The extra miles of the way round the water; 0 on land. */
  detour: number;
}

/**
 * Compares by straight-line miles, but puts everything across the water last, where a shorter way
 * round comes first.
 */
export const byLandAndMiles = (
  a: Pick<FoundPosition, "miles" | "detour">,
  b: Pick<FoundPosition, "miles" | "detour">,
): number =>
  Number(a.detour > 0) - Number(b.detour > 0) || a.miles + a.detour - (b.miles + b.detour);

/**
 * Returns the nearest points, those across the water after all others within 15 miles. If fewer are
 * within 15 miles, the nearest farther away complete the list.
 */
export function nearestLandFirst(
  point: Point,
  { index, pointAt, milesTo, isWanted = () => true }: IndexedPoints,
  limit: number,
): FoundPosition[] {
  const { longitude, latitude } = point;
  const within = (miles: number, most: number) =>
    around(
      index,
      longitude,
      latitude,
      most,
      miles * kilometresPerMile + epsilon,
      // The index calls this for every point of a far branch, so it must be quick.
      isWanted,
    );
  const found = (position: number): FoundPosition => ({
    position,
    miles: milesTo(position),
    detour: waterDetour(point, pointAt(position)),
  });
  // Several points can be equally far; the choice between them must not depend on the index. The
  // miles to a point are at least those in the index.
  const farthestOf = (positions: number[]) => Math.max(0, ...positions.map(milesTo));

  let nearest: number[];
  let onLand: number[];
  let most = limit;
  do {
    nearest = within(nearbyMiles, most);
    onLand = nearest.filter((position) => found(position).detour === 0).slice(0, limit);
    most *= 2;
  } while (onLand.length < limit && nearest.length * 2 === most);
  const landMiles = farthestOf(onLand);
  if (onLand.length === limit && landMiles <= nearbyMiles) {
    const candidates = within(landMiles, Infinity).map(found);
    return sorted(candidates.filter(({ detour }) => detour === 0)).slice(0, limit);
  }
  const reach = Math.max(nearbyMiles, farthestOf(within(Infinity, limit)));
  const candidates = within(reach, Infinity).map(found);
  const nearestMiles = candidates.map(({ miles }) => miles).toSorted((x, y) => x - y);
  const counted = Math.max(nearbyMiles, nearestMiles[limit - 1] ?? Infinity);
  return sorted(candidates.filter(({ miles }) => miles <= counted)).slice(0, limit);
}

const sorted = (positions: readonly FoundPosition[]): FoundPosition[] =>
  positions.toSorted((a, b) => byLandAndMiles(a, b) || a.position - b.position);
