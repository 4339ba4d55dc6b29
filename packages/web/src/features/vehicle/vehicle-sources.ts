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
  answered: (name) => `From ${name}`,
  "not found": (name) => `${name} has no record of this vehicle, which may be new`,
  failed: (name) => `We could not read ${name}`,
  "not connected": (name) => `${name} is not connected to this site`,
};

/** Returns the outcome of querying a source, as a sentence without its full stop. */
export const sourceSentence = ({ name, state }: VehicleCheck["sources"][number]): string =>
  sentences[state](name);

const historyState = ({ sources }: Pick<VehicleCheck, "sources">): SourceState =>
  sources.find(({ name }) => name === "DVSA MOT history")?.state ?? "answered";

/** Returns true if DVSA's tests are missing, which could include a failed test. */
export const isHistoryMissing = (check: VehicleCheck): boolean =>
  historyState(check) !== "answered";

/** Warns that DVSA's tests are missing, which could include a failed test. */
export function historyWarning(check: VehicleCheck): string | undefined {
  if (!isHistoryMissing(check)) return undefined;
  return historyState(check) === "not found"
    ? "DVSA has no test history of this vehicle. If it has failed a test, that does not show here."
    : "We could not read DVSA's test history. If the van has failed a test, it does not show here.";
}
