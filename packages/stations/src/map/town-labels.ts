import type { Point } from "@vanfettle/contract/geo/distance";
import { nearestPlaces, placesWithin, type KnownPlace } from "../near-places.ts";
import { isInside, overlap, type Box, type Position, type Projection } from "./projection.ts";

export type TownLabel = { name: string; position: Position };

const maxLabels = 9;
export const labelSize = 22;
/** The approximate width of a letter, relative to the font size. */
const letterWidth = 0.62;
/** The horizontal distance of a name from the marker at its position. */
const sideDistance = 50;

/**
 * Returns possible positions for the name of the nearest place, best first: on the place, then
 * around it.
 */
function positionsAround(name: string, [x, y]: Position): Position[] {
  const side = halfWidth(name) + sideDistance;
  const near = [0, -26, 40].map((down): Position => [x, y + down]);
  const beside = [side, -side].map((along): Position => [x + along, y + 8]);
  const further = [-60, 60, -90, 90, -130, 130].flatMap((down) =>
    [0, side, -side].map((along): Position => [x + along, y + down]),
  );
  return [...near, ...beside, ...further];
}

/**
 * Returns the names to draw without overlaps: first the nearest place, moved aside if necessary,
 * then by size.
 */
export function townLabels(
  point: Point,
  { bounds, toPosition }: Projection,
  occupied: readonly Box[],
): TownLabel[] {
  const taken = [...occupied];
  const labels: TownLabel[] = [];
  const isFree = (box: Box) => isInside(box) && !taken.some((other) => overlap(box, other));
  const add = ({ name }: KnownPlace, positions: readonly Position[]): void => {
    const found = positions.find((position) => isFree(boxOf(name, position)));
    if (!found) return;
    taken.push(boxOf(name, found));
    labels.push({ name, position: found });
  };
  const [nearest] = nearestPlaces(point, 1);
  if (nearest) add(nearest, positionsAround(nearest.name, toPosition(nearest)));
  for (const place of placesWithin(...bounds).toSorted(bySize)) {
    if (labels.length < maxLabels && place.slug !== nearest?.slug) add(place, [toPosition(place)]);
  }
  return labels;
}

const bySize = (a: KnownPlace, b: KnownPlace) =>
  b.population - a.population || (a.slug < b.slug ? -1 : 1);

const halfWidth = (name: string) => (name.length * labelSize * letterWidth) / 2;

function boxOf(name: string, [x, y]: Position): Box {
  const half = halfWidth(name);
  return { left: x - half, right: x + half, top: y - labelSize, bottom: y + labelSize / 3 };
}
