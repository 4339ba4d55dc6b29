import { formatClaim, marketingClaims, isClaimShown } from "@vanfettle/contract/marketing-claims";
import { FeatureCard } from "../../ui/feature-card.tsx";

/** Three reasons to book here, shown on the home page and on every servicing page. */
export function WhyChoose() {
  return (
    <ul className="cards">
      <FeatureCard icon="check" title={marketingClaims.certifiedMechanics.value}>
        In Great Britain, the garages we count are authorised by DVSA as MOT test stations, and work on vans every day.
      </FeatureCard>
      <FeatureCard icon="shield" title={marketingClaims.qualityGuaranteed.value}>
        Work comes with a warranty, often {marketingClaims.warranty.value}s. Warranties vary by garage, so check yours
        when you book.
      </FeatureCard>
      {isClaimShown(marketingClaims.sameDay) ? (
        <FeatureCard icon="clock" title={formatClaim(marketingClaims.sameDay)}>
          Many jobs are done in a day, so the van is back on the road for the next one.
        </FeatureCard>
      ) : (
        <FeatureCard icon="clock" title="A time that suits your work">
          You pick the day and the time yourself, on our partner's booking site.
        </FeatureCard>
      )}
    </ul>
  );
}
