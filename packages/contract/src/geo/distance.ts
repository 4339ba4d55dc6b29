/** The position of a point in degrees of WGS84. */
export type Point = { latitude: number; longitude: number };

export const kilometresPerMile = 1.609344;
/** The radius used by `geokdbush`, for equal distances. */
const earthRadiusKilometres = 6371;
const radians = Math.PI / 180;

/** The length in miles of a degree of latitude. */
export const milesPerDegree = (earthRadiusKilometres * radians) / kilometresPerMile;

/** Returns the great-circle distance, using the haversine formula. */
export function kilometresBetween(a: Point, b: Point): number {
  const halfSine = (from: number, to: number) => Math.sin(((to - from) * radians) / 2) ** 2;
  const parallels = Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians);
  const square = halfSine(a.latitude, b.latitude) + parallels * halfSine(a.longitude, b.longitude);
  return 2 * earthRadiusKilometres * Math.asin(Math.sqrt(square));
}

/** Returns the straight-line distance between two points in miles. */
export const milesBetween = (a: Point, b: Point): number =>
  kilometresBetween(a, b) / kilometresPerMile;

/** The distance in miles within which a place lists others as nearby. */
export const nearbyMiles = 15;
/**
 * The miles by which the way round a water must be longer than the straight line for places on the
 * other side to be "across the water".
 */
export const acrossWaterMiles = 4;
/** The distances in miles within which stations are counted. */
export const countedMiles = { near: 5, far: 10 } as const;

/**
 * Rounds to a tenth of a mile, but up just over a counted limit: 5.04 miles are not counted within
 * 5.
 */
export function roundMiles(miles: number): number {
  const rounded = Math.round(miles * 10) / 10;
  const isJustOver = miles > rounded && Object.values<number>(countedMiles).includes(rounded);
  return isJustOver ? rounded + 0.1 : rounded;
}

/** Returns the text after a distance, such as `2.1 miles`, on the other side of a water. */
export const acrossWaterText = (acrossWater: boolean | undefined): string =>
  acrossWater ? ", across the water" : "";

/** Formats a distance rounded to a tenth of a mile, such as `0.4 miles` and `1.0 mile`. */
export const milesText = (miles: number): string =>
  `${miles.toFixed(1)} ${miles.toFixed(1) === "1.0" ? "mile" : "miles"}`;
