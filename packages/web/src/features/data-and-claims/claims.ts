import type { PageSettings } from "@vanfettle/contract/page-settings";
import type { ClaimGroup } from "./claim.ts";
import { placeClaims, stationClaims } from "./counted-claims.ts";
import { dvaLawClaims, motLawClaims, motTestClaims } from "./law-claims.ts";
import { promiseClaims, serviceClaims, termClaims } from "./own-claims.ts";
import { zoneClaims } from "./zone-claims.ts";

/**
 * Returns the figures and claims shown on the pages of a stage, by subject, in the order of
 * `/data-and-claims/`. The values come from the settings and tables that the pages use, which keeps
 * both in step.
 */
export const claimGroupsOf = (settings: PageSettings): readonly ClaimGroup[] => [
  stationClaims,
  placeClaims,
  motLawClaims,
  dvaLawClaims,
  motTestClaims,
  zoneClaims,
  serviceClaims,
  promiseClaims(settings),
  termClaims(settings),
];
