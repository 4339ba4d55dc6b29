import type { VehicleCheck, VehicleSource } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { sourceSentence } from "./source-sentence.ts";

/** What is missing from the answer without a source. */
const missing: Record<VehicleSource, string> = {
  "DVSA MOT history": "test history and recalls",
  "DVLA vehicle enquiry": "weight and tax",
};

/** Which registers answered, and what is missing without the others. */
export function RegistrationSources({ vehicle }: { vehicle: VehicleCheck }) {
  return (
    <ul className="note mt-4" aria-label="Where this is from">
      {vehicle.sources.map((source) => (
        <li key={source.name}>
          {sourceSentence(source)}
          {source.state !== "answered" && `, so ${missing[source.name]} are missing here`}.
        </li>
      ))}
    </ul>
  );
}
