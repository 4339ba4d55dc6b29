import { isDay } from "@vanfettle/vans/calendar-day";
import { marketingClaims, type ClaimName } from "./marketing-claims.ts";

export type EvidenceSetting = `${Capitalize<ClaimName>}Evidence`;
type ClaimSettings = { readonly [N in EvidenceSetting | "ClaimsWithoutEvidence"]?: string };

/** Returns the setting with the evidence of a claim: `RatingEvidence` for `rating`. */
export const evidenceSetting = (claim: ClaimName): EvidenceSetting =>
  `${claim.charAt(0).toUpperCase()}${claim.slice(1)}Evidence` as EvidenceSetting;

/** The evidence of a claim from a stage's settings. */
export interface ClaimEvidence {
  source: string;
  sample: string;
  /** The day (YYYY-MM-DD) or month (YYYY-MM) of the value. */
  date: string;
}

/**
 * Returns the evidence of a claim in a stage's settings, or undefined without any or if its date
 * does not exist.
 */
export function evidenceFor(settings: ClaimSettings, claim: ClaimName): ClaimEvidence | undefined {
  const [source, sample, date] = (settings[evidenceSetting(claim)] ?? "")
    .split(";")
    .map((text) => text.trim());
  if (!source || !sample || !date) return undefined;
  const firstDay = date.length === "2026-11".length ? `${date}-01` : date;
  return isDay(firstDay) ? { source, sample, date } : undefined;
}

/**
 * Returns whether pages show a claim: with evidence of ours or of the stage, or without any if its
 * operator accepted that. A local site shows every specified claim.
 */
export const isClaimShown = (settings: ClaimSettings, claim: ClaimName): boolean =>
  marketingClaims[claim].proved ||
  evidenceFor(settings, claim) !== undefined ||
  settings.ClaimsWithoutEvidence === "stated" ||
  settings.ClaimsWithoutEvidence === "specified";

/** Returns whether pages say beside a claim that it is only the operator's statement. */
export const isOnlyStated = (settings: ClaimSettings, claim: ClaimName): boolean =>
  settings.ClaimsWithoutEvidence === "stated" &&
  !marketingClaims[claim].proved &&
  evidenceFor(settings, claim) === undefined;
