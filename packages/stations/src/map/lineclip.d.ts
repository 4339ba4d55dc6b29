/** The types for the part of `lineclip` in use; the package does not include types. */
declare module "lineclip" {
  type Corners = [west: number, south: number, east: number, north: number];

  /** Returns the part of a polygon inside a rectangle, or an empty list. */
  export function clipPolygon(points: [number, number][], bbox: Corners): [number, number][];
}
