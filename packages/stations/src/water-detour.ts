import {
  acrossWaterMiles,
  milesBetween,
  nearbyMiles,
  type Point,
} from "@vanfettle/contract/geo/distance";
import file from "../data/water-barriers.json" with { type: "json" };

/** The extra miles that stand for any longer way round, and for none. */
const mostExtraMiles = nearbyMiles;

/** A point of a line through water, with the name of the crossing there if there is one. */
type LinePoint = readonly [latitude: number, longitude: number, crossing?: string];

/**
 * A line through the middle of a water, which roads pass only at its crossings. It leads from the
 * way round at its head to the open sea, or around an island.
 */
export interface WaterBarrier {
  water: string;
  source: string;
  /** The water in the table that this water flows into, at the last point of its line. */
  into?: string;
  line: readonly LinePoint[];
}

/** The waters of the table: estuaries, lochs and the seas around islands. */
// The compiler sees a point of a JSON file as a list of any of its values.
export const waterBarriers = file as unknown as readonly WaterBarrier[];

/** Returns the line of a water to the open sea, along the waters that it flows into. */
export function lineToSea({ into, line }: WaterBarrier): readonly LinePoint[] {
  if (into === undefined) return line;
  const next = waterBarriers.find(({ water }) => water === into);
  const [latitude, longitude] = line.at(-1) ?? [];
  const onward = next && lineToSea(next);
  const mouth = onward?.findIndex((point) => point[0] === latitude && point[1] === longitude);
  if (!onward || mouth === undefined || mouth === -1) {
    throw new Error(`no line of ${into} begins where another flows into it`);
  }
  return [...line, ...onward.slice(mouth + 1)];
}

interface Barrier {
  /** The points in order along the line. */
  points: Point[];
  crossings: Point[];
  south: number;
  north: number;
  west: number;
  east: number;
}

const toPoint = ([latitude, longitude]: LinePoint): Point => ({ latitude, longitude });

const barriers = waterBarriers.map((barrier): Barrier => {
  const line = lineToSea(barrier);
  const points = line.map(toPoint);
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    points,
    crossings: line.filter(([, , crossing]) => crossing !== undefined).map(toPoint),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
});

/**
 * Returns the miles by which the way round the water between two points is longer than the straight
 * line, or 0 if no water of the table separates them or the way round is short. The way leads in
 * straight lines over the best crossing of each water, so a road is at least as long.
 */
export function waterDetour(a: Point, b: Point): number {
  // In a fixed order, the result is exactly the same in both directions.
  const [from, to] = isBefore(a, b) ? [a, b] : [b, a];
  let longest = 0;
  for (const barrier of barriers) {
    if (isApart(barrier, from, to) || !separates(barrier, from, to)) continue;
    longest = Math.max(longest, shortestWay(barrier, from, to) - milesBetween(from, to));
  }
  return longest < acrossWaterMiles ? 0 : Math.min(longest, mostExtraMiles);
}

const isBefore = (a: Point, b: Point): boolean =>
  a.longitude < b.longitude || (a.longitude === b.longitude && a.latitude < b.latitude);

/** Returns whether the box of a barrier is apart from that of a straight line that leads east. */
const isApart = ({ south, north, west, east }: Barrier, from: Point, to: Point): boolean =>
  to.longitude < west ||
  from.longitude > east ||
  Math.max(from.latitude, to.latitude) < south ||
  Math.min(from.latitude, to.latitude) > north;

/**
 * Returns whether a straight line changes sides of a water: it meets the middle of the water an odd
 * number of times. A line that cuts off a bend ends on the side where it began.
 */
function separates({ points }: Barrier, from: Point, to: Point): boolean {
  let isSeparated = false;
  for (let i = 1; i < points.length; i++) {
    const [start, end] = [points[i - 1] as Point, points[i] as Point];
    if (isLeft(from, to, start) === isLeft(from, to, end)) continue;
    if (isLeft(start, end, from) !== isLeft(start, end, to)) isSeparated = !isSeparated;
  }
  return isSeparated;
}

/** Returns whether a point is left of the line between two others, on a flat map. */
const isLeft = (start: Point, end: Point, point: Point): boolean =>
  (end.longitude - start.longitude) * (point.latitude - start.latitude) >
  (end.latitude - start.latitude) * (point.longitude - start.longitude);

const shortestWay = ({ crossings }: Barrier, from: Point, to: Point): number =>
  crossings.reduce(
    (shortest, crossing) =>
      Math.min(shortest, milesBetween(from, crossing) + milesBetween(crossing, to)),
    Infinity,
  );
