import { mapSize, type Position } from "./projection.ts";

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

/** Returns whether two boxes overlap. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const edge = 4;

/** Returns whether a box is completely inside the drawing. */
export const isInside = ({ left, right, top, bottom }: Box): boolean =>
  left > edge && right < mapSize - edge && top > edge && bottom < mapSize - edge;
