import type { Box } from "./box.ts";
import { mapSize, type Projection } from "./projection.ts";

const barMiles = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200] as const;
const longest = 180;
const margin = 24;

export interface ScaleBar {
  miles: number;
  /** The position of the bar, without its label. */
  left: number;
  right: number;
  y: number;
  /** The space that the bar and its label take up. */
  box: Box;
}

/** Returns the scale bar of a map: the longest round distance that fits, at the bottom right. */
export function scaleBar({ pixelsPerMile }: Projection, bottom: number): ScaleBar {
  const miles = barMiles.findLast((each) => each * pixelsPerMile <= longest) ?? barMiles[0];
  const right = mapSize - margin;
  const left = right - miles * pixelsPerMile;
  const y = bottom - margin;
  return { miles, left, right, y, box: { left: Math.min(left, right - 90) - 8, right: mapSize, top: y - 40, bottom } };
}
