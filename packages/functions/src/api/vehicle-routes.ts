import { checkVehicle, type VehicleCheckDeps } from "@vanfettle/core/vehicle/check-vehicle";
import type { RouteHandlers } from "./route-handlers.ts";

/** Returns the handlers of the vehicle check endpoints. */
export const vehicleRoutes = (deps: VehicleCheckDeps): RouteHandlers<"vehicle"> => ({
  checkVehicle: ({ body }) => checkVehicle(deps, body.registration),
});
