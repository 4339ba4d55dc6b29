import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { londonDate } from "@vanfettle/contract/dates/london-date";
import { openStationData } from "@vanfettle/stations/open-station-data";
import { readGaragesEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { garagesRoutes } from "./garages-routes.ts";
import { lambdaHandler } from "./lambda-handler.ts";
import { createRouter } from "./router.ts";

const env = readGaragesEnv();
const log = createLog({ service: "garages", level: env.LOG_LEVEL });
/** The imported files' data. The build puts the files, if any, into the bundle's folder. */
const stationData = openStationData(dirname(fileURLToPath(import.meta.url)), log.file);
const siteOrigin = env.SITE_ORIGIN;

export const handler = lambdaHandler(
  createRouter(
    "garages",
    { log, originTokens: env.ORIGIN_TOKEN, siteOrigin },
    garagesRoutes({ stationData, siteOrigin, today: () => londonDate(new Date()) }),
  ),
);
