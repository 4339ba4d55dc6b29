import { Claim, useShownClaims } from "../../ui/claim.tsx";
import { FeatureCard } from "../../ui/feature-card.tsx";

/**
 * The three reasons to book here. The card of a hidden claim has text that does not depend on the
 * claim.
 */
export function WhyChoose() {
  const isShown = useShownClaims();
  return (
    <ul className="cards">
      <FeatureCard
        icon="check"
        title={
          isShown("certifiedMechanics") ? (
            <Claim name="certifiedMechanics" />
          ) : (
            "Ask who does the work"
          )
        }
      >
        DVSA approves MOT testing in Great Britain, not repairs. Ask who does the work.
      </FeatureCard>
      <FeatureCard
        icon="shield"
        title={
          isShown("qualityGuaranteed") ? <Claim name="qualityGuaranteed" /> : "Ask for the warranty"
        }
      >
        {isShown("warranty") && (
          <>
            <Claim name="warranty" />.{" "}
          </>
        )}
        Warranties vary by garage: get yours in writing.
      </FeatureCard>
      <FeatureCard
        icon="clock"
        title={isShown("sameDay") ? <Claim name="sameDay" /> : "A time that suits your work"}
      >
        If the garage has a free bay. Say when you need the van back.
      </FeatureCard>
    </ul>
  );
}
