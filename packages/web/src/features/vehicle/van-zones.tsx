import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import {
  standardSentences,
  zoneLimits,
  zonesSentences,
} from "@vanfettle/vans/zones/zone-sentences";
import { zonePages } from "@vanfettle/vans/zones/zones";
import { Sentences } from "./sentences.tsx";

/** What DVLA's record of a van means in the zones that charge or ban vans, with the checkers. */
export function VanZones({ zones }: { zones: NonNullable<VehicleCheck["zones"]> }) {
  const [answer, ...explained] = standardSentences(zones);
  return (
    <div className="card">
      <h3>Clean air zones</h3>
      <Sentences
        of={[
          <strong key="answer" className="text-ink">
            {answer}
          </strong>,
          ...explained,
          ...zonesSentences(zones),
          zoneLimits,
        ]}
      />
      <ul className="note mt-4" aria-label="Official checkers">
        {Object.values(zonePages).map(({ label, address }) => (
          <li key={address}>
            <a className="inline-block py-1 text-inherit underline" href={address}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
