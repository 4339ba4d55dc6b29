import { withCommas } from "@vanfettle/vans/format-number";

/** Formats a count with its noun, such as `1 county` and `6 counties`. */
export const counted = (count: number, one: string, many: string): string =>
  `${withCommas(count)} ${count === 1 ? one : many}`;

/** Formats a distance rounded to a tenth of a mile, such as `0.4 miles` and `1.0 mile`. */
export const milesText = (miles: number): string =>
  `${miles.toFixed(1)} ${miles.toFixed(1) === "1.0" ? "mile" : "miles"}`;
