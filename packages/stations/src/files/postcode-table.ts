import { milesBetween, type Point } from "@vanfettle/contract/geo/distance";
import type { Postcode } from "@vanfettle/contract/geo/postcode";
import { centreOf } from "../point.ts";
import { numberRange } from "./postcode-number.ts";
import { decodeFile, writeSections } from "./sections.ts";

export interface PostcodeFileHeader {
  kind: "postcodes";
  /** The edition in Ordnance Survey's format: `2025.4.0`. */
  edition: string;
  count: number;
  sample: boolean;
}

/** Full postcodes with their points, sorted by number. */
export interface PostcodeTable {
  header: PostcodeFileHeader;
  numbers: Uint32Array;
  /** In units of 1/65,535 of the bounds below, accurate to 12 m. */
  latitudes: Uint16Array;
  longitudes: Uint16Array;
}

/** Great Britain including Shetland and Scilly, in degrees. */
const bounds = { south: 49.8, north: 61, west: -8.8, east: 1.8 } as const;
const steps = 65_535;

const toSteps = (degrees: number, from: number, to: number) =>
  Math.round(((degrees - from) / (to - from)) * steps);
const toDegrees = (value: number, from: number, to: number) => from + (value / steps) * (to - from);

/** Returns whether a table can store the point. */
export const isWithinBounds = ({ latitude, longitude }: Point): boolean =>
  latitude >= bounds.south &&
  latitude <= bounds.north &&
  longitude >= bounds.west &&
  longitude <= bounds.east;

/** Builds a table from postcodes in any order. Points must be within bounds and numbers unique. */
export function buildPostcodeTable(
  { edition, sample }: Pick<PostcodeFileHeader, "edition" | "sample">,
  postcodes: {
    numbers: ArrayLike<number>;
    latitudes: ArrayLike<number>;
    longitudes: ArrayLike<number>;
  },
): PostcodeTable {
  const count = postcodes.numbers.length;
  const { numbers, latitudes, longitudes } = postcodes;
  const order = Uint32Array.from({ length: count }, (_, position) => position);
  order.sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
  const { south, north, west, east } = bounds;
  return {
    header: { kind: "postcodes", edition, count, sample },
    numbers: Uint32Array.from(order, (n) => numbers[n] ?? 0),
    latitudes: Uint16Array.from(order, (n) => toSteps(latitudes[n] ?? 0, south, north)),
    longitudes: Uint16Array.from(order, (n) => toSteps(longitudes[n] ?? 0, west, east)),
  };
}

/**
 * Returns the point of a full postcode, or the centre of a sector's or outcode's postcodes;
 * undefined if unknown.
 */
export const pointIn = (table: PostcodeTable, postcode: Postcode): Point | undefined =>
  centreOf(pointsIn(table, postcode));

/**
 * Returns the miles from a point to the farthest postcode of a sector or outcode, or undefined if
 * it is unknown.
 */
export function farthestMilesIn(
  table: PostcodeTable,
  postcode: Postcode,
  from: Point,
): number | undefined {
  const points = [...pointsIn(table, postcode)];
  return points.length === 0
    ? undefined
    : Math.max(...points.map((point) => milesBetween(from, point)));
}

function pointsIn(table: PostcodeTable, postcode: Postcode): Iterable<Point> {
  const range = numberRange(postcode);
  return range ? pointsBetween(table, firstAtLeast(table.numbers, range.first), range.end) : [];
}

function* pointsBetween(
  { numbers, latitudes, longitudes }: PostcodeTable,
  start: number,
  end: number,
) {
  for (let n = start; n < numbers.length && (numbers[n] ?? end) < end; n += 1) {
    yield {
      latitude: toDegrees(latitudes[n] ?? 0, bounds.south, bounds.north),
      longitude: toDegrees(longitudes[n] ?? 0, bounds.west, bounds.east),
    };
  }
}

/** Returns the index of the first number that is at least `sought`, by binary search. */
function firstAtLeast(numbers: Uint32Array, sought: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < sought) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Encodes a table for `decodePostcodeTable`. */
export const encodePostcodeTable = ({
  header,
  numbers,
  latitudes,
  longitudes,
}: PostcodeTable): Buffer => writeSections(header, { numbers, latitudes, longitudes });

/**
 * Decodes a file from `encodePostcodeTable`. Throws a `SectionFileError` if the file is incomplete.
 */
export const decodePostcodeTable = (file: Buffer): PostcodeTable =>
  decodeFile<PostcodeFileHeader, PostcodeTable>(file, "postcodes", ({ header, section }) => ({
    header,
    numbers: section("numbers", Uint32Array),
    latitudes: section("latitudes", Uint16Array),
    longitudes: section("longitudes", Uint16Array),
  }));
