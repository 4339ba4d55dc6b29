import { DomainError } from "@vanfettle/contract/problems";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import type { StationData } from "@vanfettle/stations/open-station-data";
import { lambdaHandler } from "../http/lambda-handler.ts";
import { createRouter } from "../http/router.ts";
import type { Emit } from "../metrics.ts";
import { garagesRoutes } from "../station/garages-routes.ts";
import { event, type Sent } from "./api-event.ts";
import { recordedLog } from "./recorded-log.ts";

export const siteOrigin = "https://www.vanfettle.test";

/** Starts the garages function over imported files, if given, on 22 November 2026. */
export function startGaragesApp(
  stationData: StationData = {},
  checkVehicle: (registration: string) => Promise<VehicleCheck> = () =>
    Promise.reject(new DomainError("unavailable")),
) {
  const recorded = recordedLog();
  const metrics: Parameters<Emit<"page">>[] = [];
  const routes = garagesRoutes({
    stationData,
    siteOrigin,
    today: () => "2026-11-22",
    checkVehicle,
    emit: (...counted) => {
      metrics.push(counted);
    },
  });
  const routerDeps = { log: recorded.log, originTokens: [], siteOrigin };
  const handler = lambdaHandler(createRouter("garages", routerDeps, routes));
  return {
    ...recorded,
    metrics,
    send: (method: string, path: string, sent?: Sent) => handler(event(method, path, sent)),
    near: (postcode: string, query = "") =>
      handler(
        event("GET", `/api/stations/near/${encodeURIComponent(postcode)}`, {
          query,
          pathParameters: { postcode },
        }),
      ),
  };
}
