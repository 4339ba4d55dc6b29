import { boxAround, overlap, type Position } from "./projection.ts";

/** A marker for a single station, or for several with overlapping markers. */
export interface MapMarker {
  /** The numbers of its stations in the list, in ascending order. */
  numbers: number[];
  /** The lowest number, and the count of further stations: `3` and ` +2`. */
  first: string;
  more: string;
  position: Position;
  width: number;
  height: number;
}

const height = 36;
/** The approximate width of a letter, and the padding around text. */
const [letter, padding] = [12.5, 16];
const gap = 4;

function toMarker(numbers: number[], position: Position): MapMarker {
  const first = String(Math.min(...numbers));
  const more = numbers.length === 1 ? "" : ` +${numbers.length - 1}`;
  const width = Math.max(height, (first.length + more.length) * letter + padding);
  return { numbers: numbers.toSorted((a, b) => a - b), first, more, position, width, height };
}

const boxOf = ({ position, width }: MapMarker) => boxAround(position, width + gap, height + gap);

function merge(a: MapMarker, b: MapMarker): MapMarker {
  const share = a.numbers.length / (a.numbers.length + b.numbers.length);
  const between = (axis: 0 | 1) => a.position[axis] * share + b.position[axis] * (1 - share);
  return toMarker([...a.numbers, ...b.numbers], [between(0), between(1)]);
}

/** Returns the markers for stations at the positions, by lowest number. Merges overlapping markers. */
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
