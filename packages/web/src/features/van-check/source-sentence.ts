import type { SourceState, VehicleCheck, VehicleSource } from "@vanfettle/contract/vehicle/vehicle-schemas";

/** A failure may be ours, such as a refused key or a lost connection, so its sentence blames no register. */
const sentences: Record<SourceState, (name: VehicleSource) => string> = {
  answered: (name) => `${name} answered`,
  "not found": (name) => `${name} has no record of this vehicle, which may be new`,
  failed: (name) => `We could not read ${name}`,
  "not connected": (name) => `${name} is not connected to this site`,
};

/** Returns what came of asking a register, as a sentence without its full stop. */
export const sourceSentence = ({ name, state }: VehicleCheck["sources"][number]): string => sentences[state](name);
