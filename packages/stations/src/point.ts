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
