/** The links of a region's map, in the units of its image. */
export interface RegionMap {
  width: number;
  height: number;
  counties: {
    slug: string;
    /** The county's name in one or two lines. */
    lines: string[];
    /** From the middle of the county's places to the label: x, y, x, y. */
    line: number[];
    /** The label: left, top, width, height. */
    box: number[];
  }[];
}
