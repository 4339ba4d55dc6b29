import { recentResults } from "@vanfettle/core/vehicle/check-vehicle";
import { createSecretsClient } from "../adapters/secrets.ts";
import { readEnv, VehicleEnv } from "../env.ts";
import { apiHandler } from "../http/lambda-handler.ts";
import { createMetrics } from "../metrics.ts";
import { isSample, vehicleMetrics, vehicleRoutes, vehicleServices } from "./vehicle-routes.ts";

const env = readEnv(VehicleEnv);
const clock = () => new Date();

export const handler = apiHandler(
  "vehicle",
  env,
  vehicleRoutes({
    services: vehicleServices({ env, client: createSecretsClient(), clock }),
    recent: recentResults(clock),
    clock,
    sample: isSample(env),
    onCall: vehicleMetrics(createMetrics("vehicle")),
  }),
  { siteOrigin: env.SITE_ORIGIN },
);
