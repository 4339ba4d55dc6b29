import { placesWithin, type KnownPlace } from "../near-places.ts";
import { mapSize, type Position, type Projection } from "./projection.ts";

export interface TownLabel {
  name: string;
  position: Position;
}

const maxLabels = 9;
const fontSize = 20;
/** About the width of a letter, as part of the font's size. */
const letterWidth = 0.56;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Returns the names to write on a map, the largest places first, where they cover neither each other nor a dot. A place
 * whose name finds no room is left out.
 */
export function townLabels({ bounds, toPosition }: Projection, dots: readonly Position[]): TownLabel[] {
  const [west, south, east, north] = bounds;
  const taken: Box[] = dots.map(([x, y]) => ({ left: x - 15, right: x + 15, top: y - 15, bottom: y + 15 }));
  const labels: TownLabel[] = [];
  for (const place of placesWithin({ west, south, east, north }).toSorted(bySize)) {
    const position = toPosition(place);
    const box = boxOf(place.name, position);
    if (labels.length === maxLabels || !isInside(box) || taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    labels.push({ name: place.name, position });
  }
  return labels;
}

const bySize = (a: KnownPlace, b: KnownPlace) => b.population - a.population || (a.slug < b.slug ? -1 : 1);

function boxOf(name: string, [x, y]: Position): Box {
  const half = (name.length * fontSize * letterWidth) / 2;
  return { left: x - half, right: x + half, top: y - fontSize, bottom: y + fontSize / 3 };
}

const isInside = ({ left, right, top, bottom }: Box) =>
  left > 4 && right < mapSize - 4 && top > 4 && bottom < mapSize - 4;

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
