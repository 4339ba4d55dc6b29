import { entriesPastReview, type LawEntry } from "@vanfettle/vans/law/law";
import type { MarketingClaim } from "@vanfettle/contract/claims/marketing-claims";
import { placeholderFields } from "@vanfettle/contract/site";

/** The facts that a deploy checks before publishing the site. */
export interface PublishedFacts {
  site: { email: string; showsUnverifiedClaims: boolean };
  claims: Record<string, MarketingClaim>;
  law: Record<string, LawEntry<unknown>>;
  /** The day of the deploy, YYYY-MM-DD. */
  today: string;
  acceptUnverifiedClaims: boolean;
}

/** Returns the reasons why the site's facts must not be published, in a sentence each; empty if they may. */
export function reasonsNotToDeploy({ site, claims, law, today, acceptUnverifiedClaims }: PublishedFacts): string[] {
  const placeholders = placeholderFields(site);
  const unverified = Object.entries(claims).flatMap(([name, { proved }]) => (proved ? [] : [name]));
  const pastReview = entriesPastReview(law, today);
  return [
    placeholders.length > 0 &&
      `packages/contract/src/site.ts still holds a placeholder: ${placeholders.join(", ")}. Visitors would see it.`,
    unverified.length > 0 &&
      site.showsUnverifiedClaims &&
      !acceptUnverifiedClaims &&
      `Pages would make claims that have no evidence: ${unverified.join(", ")}. Give the evidence in packages/contract/src/claims/marketing-claims.ts, hide them with showsUnverifiedClaims in site.ts, or pass --accept-unverified-claims.`,
    pastReview.length > 0 &&
      `packages/vans/src/law/law.ts has overdue reviews: ${pastReview.join(", ")}. Compare each entry with its source, then set a new reviewBy date.`,
  ].filter((reason) => reason !== false);
}
