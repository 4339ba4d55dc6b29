import { marketingClaims, isClaimShown } from "@vanfettle/contract/marketing-claims";

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
      <dl className="wrap claim-strip">
        {shown.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
