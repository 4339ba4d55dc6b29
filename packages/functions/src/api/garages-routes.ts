import { find } from "@vanfettle/stations/find";
import { near } from "@vanfettle/stations/near";
import type { StationData } from "@vanfettle/stations/open-station-data";
import type { RouteHandlers } from "./route-handlers.ts";

export const garagesRoutes = (data: StationData): RouteHandlers<"garages"> => ({
  nearStations: ({ params, query }) => near(data, params.postcode, { vanClass: query.class, limit: query.limit }),
  findPlaces: ({ query }) => find(data, query.q),
});
