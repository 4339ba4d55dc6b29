import type { VehicleCheck, VehicleSource } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { sourceSentence } from "./source-sentence.ts";

/** The data missing from a result without the source. */
const missing: Record<VehicleSource, string> = {
  "DVSA MOT history": "test history and recalls",
  "DVLA vehicle enquiry": "weight and tax",
};

/** The sources that responded, and the data missing from the others. */
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
