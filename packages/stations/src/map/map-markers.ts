import { boxAround, overlap } from "./box.ts";
import type { Position } from "./projection.ts";

/** A marker of one station, or of several whose own markers would overlap. */
export interface MapMarker {
  /** The numbers of its stations in the list, lowest first. */
  numbers: number[];
  /** The lowest number, and how many more there are: `3` and ` +2`. */
  first: string;
  more: string;
  position: Position;
  width: number;
  height: number;
}

const height = 36;
/** About the width of a letter, and the space around a text. */
const [letter, padding] = [12.5, 16];
/** Between two markers. */
const gap = 4;

function toMarker(numbers: number[], position: Position): MapMarker {
  const first = String(Math.min(...numbers));
  const more = numbers.length === 1 ? "" : ` +${numbers.length - 1}`;
  const width = Math.max(height, (first.length + more.length) * letter + padding);
  return { numbers: numbers.toSorted((a, b) => a - b), first, more, position, width, height };
}

const boxOf = ({ position, width }: MapMarker) => boxAround(position, width + gap, height + gap);

/** Returns a marker half way between all stations of two. */
function merge(a: MapMarker, b: MapMarker): MapMarker {
  const share = a.numbers.length / (a.numbers.length + b.numbers.length);
  const between = (axis: 0 | 1) => a.position[axis] * share + b.position[axis] * (1 - share);
  return toMarker([...a.numbers, ...b.numbers], [between(0), between(1)]);
}

/**
 * Returns the markers of stations at these positions, which are in the order of the list. Those that would overlap are
 * joined, so no marker covers another. They are in the order of their lowest number.
 */
export function mapMarkers(positions: readonly Position[]): MapMarker[] {
  const markers: MapMarker[] = [];
  const add = (marker: MapMarker): void => {
    const covered = markers.findIndex((other) => overlap(boxOf(other), boxOf(marker)));
    const [other] = covered === -1 ? [] : markers.splice(covered, 1);
    if (other) add(merge(other, marker));
    else markers.push(marker);
  };
  positions.forEach((position, i) => add(toMarker([i + 1], position)));
  return markers.toSorted((a, b) => (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0));
}
