import type { SourceState, VehicleCheck, VehicleSource } from "@vanfettle/contract/vehicle/vehicle-schemas";

const states: Record<SourceState, string> = {
  answered: "answered",
  "not found": "does not know this vehicle; a new one takes days",
  failed: "did not answer",
  "not connected": "is not connected to this site",
};

/** What is missing from the answer while a source does not answer. */
const missing: Record<VehicleSource, string> = {
  "DVSA MOT history": "test history and recalls",
  "DVLA vehicle enquiry": "weight and tax",
};

/** Which registers answered, and what is missing without the others. */
export function RegistrationSources({ vehicle }: { vehicle: VehicleCheck }) {
  return (
    <ul className="note mt-4" aria-label="Where this is from">
      {vehicle.sources.map(({ name, state }) => (
        <li key={name}>
          {name} {states[state]}
          {state !== "answered" && `, so ${missing[name]} are missing here`}.
        </li>
      ))}
    </ul>
  );
}
