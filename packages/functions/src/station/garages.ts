import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { londonDate } from "@vanfettle/contract/dates";
import { openStationData } from "@vanfettle/stations/open-station-data";
import { GaragesEnv, readEnv } from "../env.ts";
import { apiHandler } from "../http/lambda-handler.ts";
import { createLog } from "../log.ts";
import { createMetrics } from "../metrics.ts";
import { vehicleChecksByApi } from "../vehicle/check-by-api.ts";
import { garagesRoutes } from "./garages-routes.ts";

const env = readEnv(GaragesEnv);
/** The imported files' data. The build puts the files, if any, into the bundle's folder. */
const stationData = openStationData(
  dirname(fileURLToPath(import.meta.url)),
  createLog({ service: "garages", level: env.LOG_LEVEL }).file,
);
const siteOrigin = env.SITE_ORIGIN;

const routes = garagesRoutes({
  stationData,
  siteOrigin,
  today: () => londonDate(new Date()),
  emit: createMetrics("page"),
  checkVehicle: vehicleChecksByApi({
    apiUrl: env.API_URL,
    originTokens: env.ORIGIN_TOKEN,
    fetch: (...args) => fetch(...args),
  }),
});

export const handler = apiHandler("garages", env, routes, { siteOrigin });
