import type {
  SourceState,
  VehicleCheck,
  VehicleSource,
} from "@vanfettle/contract/vehicle/vehicle-schemas";

/**
 * The sentence for each state of a source. It does not blame the source, because the failure may be
 * ours.
 */
const sentences: Record<SourceState, (name: VehicleSource) => string> = {
  answered: (name) => `${name} answered`,
  "not found": (name) => `${name} has no record of this vehicle, which may be new`,
  failed: (name) => `We could not read ${name}`,
  "not connected": (name) => `${name} is not connected to this site`,
};

/** Returns the outcome of querying a source, as a sentence without its full stop. */
export const sourceSentence = ({ name, state }: VehicleCheck["sources"][number]): string =>
  sentences[state](name);

/** Returns true if DVSA's tests are missing, which could include a failed test. */
export const isHistoryMissing = ({ sources }: VehicleCheck): boolean =>
  sources.some(({ name, state }) => name === "DVSA MOT history" && state !== "answered");
