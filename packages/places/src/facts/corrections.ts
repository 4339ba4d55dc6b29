import type { Point } from "../point.ts";

/** Postcode areas the nearest outcode gets wrong: canonical slug to area. */
export const statedPostcodeAreas: ReadonlyMap<string, string> = new Map([
  ["brixton", "SW"],
  ["holborn", "WC"],
  ["islington", "N"],
  ["little-venice", "W"],
  ["london", "WC"],
  ["maida-hill", "W"],
  ["marylebone", "W"],
  ["soho", "W"],
  ["south-woodham-ferrers", "CM"],
  ["sudbury-london", "HA"],
  ["west-end-london", "W"],
]);

/** Centres that the seat of the council misses: canonical slug to a better point. */
export const statedPoints: ReadonlyMap<string, Point> = new Map([
  // Half-way between Richmond and Twickenham, the borough's two centres on either bank.
  ["richmond-upon-thames", { latitude: 51.4545, longitude: -0.3205 }],
]);
