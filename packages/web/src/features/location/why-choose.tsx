import { formatClaim, marketingClaims, isClaimShown } from "@vanfettle/contract/claims/marketing-claims";
import { FeatureCard } from "../../ui/feature-card.tsx";

const { certifiedMechanics, qualityGuaranteed, sameDay, warranty } = marketingClaims;

/**
 * Three reasons to book here, shown on the home page and on every servicing page. Where a claim is hidden, its card says
 * what holds without it.
 */
export function WhyChoose() {
  return (
    <ul className="cards">
      <FeatureCard
        icon="check"
        title={isClaimShown(certifiedMechanics) ? certifiedMechanics.value : "Stations listed by DVSA"}
      >
        The garages we count in Great Britain are MOT stations that DVSA lists.
      </FeatureCard>
      <FeatureCard
        icon="shield"
        title={isClaimShown(qualityGuaranteed) ? qualityGuaranteed.value : "Ask for the warranty"}
      >
        {isClaimShown(warranty) && `${formatClaim(warranty)}. `}Warranties vary by garage. Check yours when you book.
      </FeatureCard>
      <FeatureCard icon="clock" title={isClaimShown(sameDay) ? formatClaim(sameDay) : "A time that suits your work"}>
        You pick the day and the time.
      </FeatureCard>
    </ul>
  );
}
