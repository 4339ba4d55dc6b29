import type { VehicleCheckDeps } from "@vanfettle/core/vehicle/check-vehicle";
import type { Emit } from "../metrics.ts";

const prefixes = { "DVSA MOT history": "Dvsa", "DVLA vehicle enquiry": "Dvla" } as const;

/** Returns a function that counts the outcomes of calls to DVSA or DVLA, with a separate count of rejected keys. */
export function vehicleMetrics(emit: Emit<"vehicle">): NonNullable<VehicleCheckDeps["onCall"]> {
  return (source, outcome) => {
    const prefix = prefixes[source];
    if (outcome === "answered") emit({ [`${prefix}Answered` as const]: 1 });
    else emit({ [`${prefix}Failed` as const]: 1, ...(outcome === "ServiceKeyRejected" && { VehicleKeyRejected: 1 }) });
  };
}
