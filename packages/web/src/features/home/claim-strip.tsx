import { marketingClaims, isClaimShown } from "@vanfettle/contract/claims/marketing-claims";
import { Figures } from "../../ui/figures.tsx";

const fits = 4;
const inOrder = [
  marketingClaims.vansServiced,
  marketingClaims.rating,
  marketingClaims.motTime,
  marketingClaims.warranty,
  marketingClaims.onlineBooking,
];
const shown = inOrder.filter(isClaimShown).slice(0, fits);

export function ClaimStrip() {
  return (
    <div className="band">
      <Figures as="dl" of="promises" className="wrap claim-strip">
        {shown.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
    </div>
  );
}
