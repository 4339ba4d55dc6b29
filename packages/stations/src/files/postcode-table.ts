import { milesBetween, type Point } from "@vanfettle/contract/geo/distance";
import type { Postcode } from "@vanfettle/contract/postcode";
import { centreOf } from "../point.ts";
import { numberRange } from "./postcode-number.ts";
import { asUint16, asUint32, readSections, readWhole, SectionFileError, writeSections } from "./sections.ts";

export interface PostcodeFileHeader {
  kind: "postcodes";
  /** The edition as Ordnance Survey writes it: `2025.4.0`. */
  edition: string;
  count: number;
  /** True if the postcodes are made up. */
  sample: boolean;
}

/** Full postcodes and their points, in the order of the postcodes' numbers. */
export interface PostcodeTable {
  header: PostcodeFileHeader;
  numbers: Uint32Array;
  /** Each in 65,535ths of the bounds below: right to 11 m. */
  latitudes: Uint16Array;
  longitudes: Uint16Array;
}

/** Great Britain with Shetland and Scilly, in degrees. */
const bounds = { south: 49.8, north: 61, west: -8.8, east: 1.8 } as const;
const steps = 65_535;

const toSteps = (degrees: number, from: number, to: number) => Math.round(((degrees - from) / (to - from)) * steps);
const toDegrees = (value: number, from: number, to: number) => from + (value / steps) * (to - from);

/** Returns whether a point is within the bounds that a table can hold. */
export const isWithinBounds = ({ latitude, longitude }: Point): boolean =>
  latitude >= bounds.south && latitude <= bounds.north && longitude >= bounds.west && longitude <= bounds.east;

/** Returns a table of postcodes in any order. Their points must be within bounds, and their numbers distinct. */
export function buildPostcodeTable(
  { edition, sample }: Pick<PostcodeFileHeader, "edition" | "sample">,
  postcodes: { numbers: ArrayLike<number>; latitudes: ArrayLike<number>; longitudes: ArrayLike<number> },
): PostcodeTable {
  const count = postcodes.numbers.length;
  const order = Uint32Array.from({ length: count }, (_, position) => position);
  order.sort((a, b) => (postcodes.numbers[a] ?? 0) - (postcodes.numbers[b] ?? 0));
  const inOrder = (values: ArrayLike<number>) => (_: unknown, n: number) => values[order[n] ?? 0] ?? 0;
  const [numberAt, latitudeAt, longitudeAt] = [
    inOrder(postcodes.numbers),
    inOrder(postcodes.latitudes),
    inOrder(postcodes.longitudes),
  ];
  return {
    header: { kind: "postcodes", edition, count, sample },
    numbers: Uint32Array.from({ length: count }, numberAt),
    latitudes: Uint16Array.from({ length: count }, (_, n) => toSteps(latitudeAt(_, n), bounds.south, bounds.north)),
    longitudes: Uint16Array.from({ length: count }, (_, n) => toSteps(longitudeAt(_, n), bounds.west, bounds.east)),
  };
}

/** Returns the point of a full postcode, or the centre of all in a sector or outcode; undefined if there is none. */
export const pointIn = (table: PostcodeTable, postcode: Postcode): Point | undefined =>
  centreOf(pointsIn(table, postcode));

/**
 * Returns the miles from a point to the farthest postcode in a sector or outcode, or undefined if the table has none of
 * it.
 */
export function farthestMilesIn(table: PostcodeTable, postcode: Postcode, from: Point): number | undefined {
  const points = [...pointsIn(table, postcode)];
  return points.length === 0 ? undefined : Math.max(...points.map((point) => milesBetween(from, point)));
}

function pointsIn(table: PostcodeTable, postcode: Postcode): Iterable<Point> {
  const range = numberRange(postcode);
  return range ? pointsBetween(table, firstAtLeast(table.numbers, range.first), range.end) : [];
}

function* pointsBetween({ numbers, latitudes, longitudes }: PostcodeTable, start: number, end: number) {
  for (let n = start; n < numbers.length && (numbers[n] ?? end) < end; n += 1) {
    yield {
      latitude: toDegrees(latitudes[n] ?? 0, bounds.south, bounds.north),
      longitude: toDegrees(longitudes[n] ?? 0, bounds.west, bounds.east),
    };
  }
}

/** Returns the position of the first number that is not below `sought`, by bisection. */
function firstAtLeast(numbers: Uint32Array, sought: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < sought) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the file that `decodePostcodeTable` reads. */
export const encodePostcodeTable = ({ header, numbers, latitudes, longitudes }: PostcodeTable): Buffer =>
  writeSections(header, { numbers, latitudes, longitudes });

/** Reads a file of `encodePostcodeTable`. Throws a `SectionFileError` if it is not whole. */
export const decodePostcodeTable = (file: Buffer): PostcodeTable => readWhole(() => decode(file));

function decode(file: Buffer): PostcodeTable {
  const { header, bytes } = readSections<PostcodeFileHeader>(file);
  if (header.kind !== "postcodes") throw new SectionFileError("This is not a file of postcodes.");
  return {
    header,
    numbers: asUint32(bytes("numbers")),
    latitudes: asUint16(bytes("latitudes")),
    longitudes: asUint16(bytes("longitudes")),
  };
}
