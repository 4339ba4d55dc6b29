import {
  evidenceFor,
  isClaimShown,
  isOnlyStated,
  type ClaimEvidence,
} from "@vanfettle/contract/claims/claim-evidence";
import {
  formatClaim,
  marketingClaims,
  type ClaimName,
} from "@vanfettle/contract/claims/marketing-claims";
import { dateText } from "@vanfettle/contract/dates";
import { useDocument } from "./document-context.ts";

/** Returns a function that returns whether this stage shows a claim. */
export function useShownClaims(): (name: ClaimName) => boolean {
  const { settings } = useDocument();
  return (name) => isClaimShown(settings, name);
}

/** Returns the source, sample and date of a claim in words. */
const evidenceText = ({ source, sample, date }: ClaimEvidence): string =>
  `${source.replace("https://", "")}: ${sample}, as of ${dateText(date)}`;

/** A claim, with what the operator of the stage gives for it in brackets. */
export function Claim({ name, value = false }: { name: ClaimName; value?: boolean }) {
  const { settings } = useDocument();
  const claim = marketingClaims[name];
  const evidence = evidenceFor(settings, name);
  const statement = isOnlyStated(settings, name) && "the operator's statement";
  const note = evidence ? evidenceText(evidence) : statement;
  return (
    <>
      {value ? claim.value : formatClaim(claim)}
      {note && <span className="text-sm font-normal">{` (${note})`}</span>}
    </>
  );
}
