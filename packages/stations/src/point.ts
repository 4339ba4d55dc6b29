import KDBush from "kdbush";
import type { Point } from "@vanfettle/contract/geo/distance";

/** Returns the weighted centre of the points, or undefined for an empty list. */
export function centreOf(points: Iterable<Point & { weight?: number }>): Point | undefined {
  let [latitude, longitude, total] = [0, 0, 0];
  for (const point of points) {
    const { weight = 1 } = point;
    latitude += point.latitude * weight;
    longitude += point.longitude * weight;
    total += weight;
  }
  return total === 0 ? undefined : { latitude: latitude / total, longitude: longitude / total };
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** Rounds to five decimals of a degree, which is about a metre. */
export const roundPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: round(latitude),
  longitude: round(longitude),
});

/** Builds an index that finds the positions of points in a list. */
export function indexPoints(points: readonly Point[]): KDBush {
  const index = new KDBush(points.length);
  for (const { longitude, latitude } of points) index.add(longitude, latitude);
  return index.finish();
}
