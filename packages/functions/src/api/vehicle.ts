import { recentResults } from "@vanfettle/core/vehicle/recent-results";
import { createSecretsClient } from "../adapters/secrets-client.ts";
import { readVehicleEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { createMetrics } from "../metrics.ts";
import { lambdaHandler } from "./lambda-handler.ts";
import { createRouter } from "./router.ts";
import { vehicleMetrics } from "./vehicle-metrics.ts";
import { vehicleRoutes } from "./vehicle-routes.ts";
import { isSample, vehicleServices } from "./vehicle-services.ts";

const env = readVehicleEnv();
const clock = () => new Date();
const log = createLog({ service: "vehicle", level: env.LOG_LEVEL });

export const handler = lambdaHandler(
  createRouter(
    "vehicle",
    { log, originTokens: env.ORIGIN_TOKEN },
    vehicleRoutes({
      services: vehicleServices({ env, client: createSecretsClient(), clock }),
      recent: recentResults(clock),
      clock,
      sample: isSample(env),
      onCall: vehicleMetrics(createMetrics("vehicle")),
    }),
  ),
);
