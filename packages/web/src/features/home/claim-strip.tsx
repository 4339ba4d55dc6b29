import { claims, isMade } from "@vanfettle/contract/claims";

const fits = 4;
const inOrder = [claims.vansServiced, claims.rating, claims.motTime, claims.warranty, claims.onlineBooking];
const shown = inOrder.filter(isMade).slice(0, fits);

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
