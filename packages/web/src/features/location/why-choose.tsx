import { formatClaim, marketingClaims, isClaimShown } from "@vanfettle/contract/claims/marketing-claims";
import { FeatureCard } from "../../ui/feature-card.tsx";

const { certifiedMechanics, qualityGuaranteed, sameDay, warranty } = marketingClaims;

/** The three reasons to book here. The card of a hidden claim has text that does not depend on the claim. */
export const WhyChoose = () => (
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
