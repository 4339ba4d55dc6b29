import { claims } from "@vanfettle/contract/claims";

const shown = [claims.vansServiced, claims.rating, claims.motTime, claims.warranty];

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
