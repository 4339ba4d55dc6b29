import type { VehicleServicesOptions } from "@vanfettle/vehicle-services/server";

/**
 * Returns how many milliseconds an adapter waits for the mock servers: as many as a slow machine
 * needs, and few where nothing but its timeout ends a call.
 */
export const mockServerTimeoutMs = ({ faults }: VehicleServicesOptions): number =>
  Object.values(faults ?? {}).includes("hang") ? 100 : 30_000;
