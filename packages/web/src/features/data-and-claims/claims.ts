import type { ClaimGroup } from "./claim.ts";
import { placeClaims, stationClaims } from "./counted-claims.ts";
import { dvaLawClaims, motLawClaims, motTestClaims } from "./law-claims.ts";
import { priceClaims, promiseClaims, termClaims } from "./own-claims.ts";

/**
 * The figures and claims shown on pages, by subject, in the order of `/data-and-claims/`. The values come from the
 * tables that the pages use, which keeps both in step.
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
