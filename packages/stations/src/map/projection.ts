import { milesPerDegree, type Point } from "@vanfettle/contract/geo/distance";

/** The width and height of the drawing. */
export const mapSize = 600;
/** The free space around the points: half a marker at the sides, the scale below. */
export const margins = { side: 48, top: 40, bottom: 96 };
const leastMiles = 0.6;

/** A position in the drawing. */
export type Position = [x: number, y: number];

/**
 * Maps points to positions in the drawing. Treats the ground as flat, which is accurate enough up
 * to 100 miles.
 */
export interface Projection {
  toPosition: (point: Point) => Position;
  pixelsPerMile: number;
  /** The corners of the drawing in degrees: west, south, east, north. */
  bounds: [west: number, south: number, east: number, north: number];
}

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/**
 * Creates the projection of a square drawing that just contains all points. `below` is the height
 * at the bottom that stays free of points.
 */
export function createProjection(
  points: readonly [Point, ...Point[]],
  below: number = margins.bottom,
): Projection {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const [latitude, longitude] = [middle(latitudes), middle(longitudes)];
  const milesPerDegreeEast = milesPerDegree * Math.cos((latitude * Math.PI) / 180);
  const pixelsPerMile = Math.min(
    (mapSize - 2 * margins.side) / Math.max(leastMiles, span(longitudes) * milesPerDegreeEast),
    (mapSize - margins.top - below) / Math.max(leastMiles, span(latitudes) * milesPerDegree),
  );
  const [perDegreeEast, perDegreeNorth] = [
    milesPerDegreeEast * pixelsPerMile,
    milesPerDegree * pixelsPerMile,
  ];
  const [x, y] = [mapSize / 2, (margins.top + mapSize - below) / 2];
  return {
    toPosition: (point) => [
      x + (point.longitude - longitude) * perDegreeEast,
      y - (point.latitude - latitude) * perDegreeNorth,
    ],
    pixelsPerMile,
    bounds: [
      longitude - x / perDegreeEast,
      latitude - (mapSize - y) / perDegreeNorth,
      longitude + (mapSize - x) / perDegreeEast,
      latitude + y / perDegreeNorth,
    ],
  };
}

/** An occupied rectangle of the drawing. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns a box of the given size, centred at a position. */
export const boxAround = ([x, y]: Position, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const edge = 4;

/** Returns whether a box is completely inside the drawing. */
export const isInside = ({ left, right, top, bottom }: Box): boolean =>
  left > edge && right < mapSize - edge && top > edge && bottom < mapSize - edge;
