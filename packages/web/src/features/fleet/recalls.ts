import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";

/** DVSA's answers on safety recalls in a few words, for tables. */
export const recallsInWords: Record<VehicleCheck["recall"], string> = {
  yes: "Outstanding",
  no: "None listed",
  unknown: "Not known",
  unavailable: "No data",
};
