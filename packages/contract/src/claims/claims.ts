import type { ClaimGroup } from "./claim.ts";
import { placeClaims, stationClaims } from "./counted-claims.ts";
import { dvaLawClaims, motLawClaims, motTestClaims } from "./law-claims.ts";
import { priceClaims, promiseClaims, termClaims } from "./own-claims.ts";

/**
 * Every figure and claim that pages state, by subject, in the order of `/data-and-claims/`. The values come from the tables
 * that the pages use, so that both change together.
 */
export const claimGroups: readonly ClaimGroup[] = [
  stationClaims,
  placeClaims,
  motLawClaims,
  dvaLawClaims,
  motTestClaims,
  priceClaims,
  promiseClaims,
  termClaims,
];
