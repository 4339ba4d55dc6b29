import { checkVehicle, type VehicleCheckDeps } from "@vanfettle/core/vehicle/check-vehicle";
import type { RouteHandlers } from "./route-handlers.ts";

/** Connects the check of a vehicle with core. */
export const vehicleRoutes = (deps: VehicleCheckDeps): RouteHandlers<"vehicle"> => ({
  checkVehicle: ({ body }) => checkVehicle(deps, body.registration),
});
