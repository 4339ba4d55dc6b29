import { milesPerDegree, type Point } from "@vanfettle/contract/geo/distance";

/** The width and height of the drawing, and the radius of its outermost ring. */
export const mapSize = 600;
const edgeRadius = 270;

/** A position in the drawing. */
export type Position = [x: number, y: number];

/** Places points around a centre in the drawing. Up to a hundred miles, treating the ground as flat is good enough. */
export interface Projection {
  toPosition: (point: Point) => Position;
  toRadius: (miles: number) => number;
  /** The corners of the drawing in degrees: west, south, east, north. */
  bounds: [number, number, number, number];
}

/** Creates the projection of a square drawing around a point, whose outermost ring is `edgeMiles` from it. */
export function createProjection({ latitude, longitude }: Point, edgeMiles: number): Projection {
  const perMile = edgeRadius / edgeMiles;
  const perDegreeNorth = milesPerDegree * perMile;
  const perDegreeEast = perDegreeNorth * Math.cos((latitude * Math.PI) / 180);
  const [east, north] = [mapSize / 2 / perDegreeEast, mapSize / 2 / perDegreeNorth];
  return {
    toPosition: (point) => [
      mapSize / 2 + (point.longitude - longitude) * perDegreeEast,
      mapSize / 2 - (point.latitude - latitude) * perDegreeNorth,
    ],
    toRadius: (miles) => miles * perMile,
    bounds: [longitude - east, latitude - north, longitude + east, latitude + north],
  };
}
