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
        Ask the garage for its mechanics' qualifications.
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
        Warranties vary by garage. Check yours when you book.
      </FeatureCard>
      <FeatureCard
        icon="clock"
        title={isShown("sameDay") ? <Claim name="sameDay" /> : "A time that suits your work"}
      >
        Ask for the day and the time that suit you.
      </FeatureCard>
    </ul>
  );
}
