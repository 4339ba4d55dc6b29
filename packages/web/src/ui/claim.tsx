import type { ReactNode } from "react";
import {
  evidenceFor,
  isClaimShown,
  type ClaimEvidence,
} from "@vanfettle/contract/claims/claim-evidence";
import {
  claimAnchor,
  formatClaim,
  marketingClaims,
  type ClaimName,
} from "@vanfettle/contract/claims/marketing-claims";
import { dateText } from "@vanfettle/contract/dates";
import { pages } from "@vanfettle/contract/paths";
import { useDocument } from "./document-context.ts";
import { Figures } from "./figures.tsx";
import { Link } from "./link.tsx";

/** Returns a function that returns whether this stage shows a claim. */
export function useShownClaims(): (name: ClaimName) => boolean {
  const { settings } = useDocument();
  return (name) => isClaimShown(settings, name);
}

/** Returns the source, sample and date of a claim in words. */
const evidenceText = ({ source, sample, date }: ClaimEvidence): string =>
  `${source.replace("https://", "")}: ${sample}, as of ${dateText(date)}`;

/**
 * A claim, or the words that repeat it, as a link to its entry on `/data-and-claims/`. The stage's
 * evidence follows in brackets.
 */
export function Claim({ name, children }: { name: ClaimName; children?: ReactNode }) {
  const evidence = evidenceFor(useDocument().settings, name);
  return (
    <>
      <Link className="claim" to={`${pages.dataAndClaims.canonical}#${claimAnchor(name)}`}>
        {children ?? formatClaim(marketingClaims[name])}
      </Link>
      {evidence && (
        <Figures of="promises" className="text-sm font-normal">
          {` (${evidenceText(evidence)})`}
        </Figures>
      )}
    </>
  );
}
