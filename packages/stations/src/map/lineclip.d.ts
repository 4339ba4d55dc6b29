/** The part of `lineclip` that is used; the package has no types. */
declare module "lineclip" {
  type Corners = [west: number, south: number, east: number, north: number];

  /** Returns the part of a polygon that is inside a rectangle; empty if there is none. */
  export function clipPolygon(points: [number, number][], bbox: Corners): [number, number][];
}
