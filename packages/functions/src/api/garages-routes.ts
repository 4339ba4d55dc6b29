import { find } from "@vanfettle/stations/find";
import { near } from "@vanfettle/stations/near";
import { stationMap } from "@vanfettle/stations/map/station-map-of-point";
import type { StationData } from "@vanfettle/stations/open-station-data";
import type { RouteHandlers } from "./route-handlers.ts";

export const garagesRoutes = (data: StationData): RouteHandlers<"garages"> => ({
  stationMap: ({ params, query }) =>
    stationMap(data, params.point, { vanClass: query.class, limit: query.limit, edition: query.edition }),
  nearStations: ({ params, query }) => near(data, params.postcode, { vanClass: query.class, limit: query.limit }),
  findPlaces: ({ query }) => find(data, query.q),
});
