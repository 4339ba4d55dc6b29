import { searchHoldsRegistration } from "@vanfettle/contract/find/holds-registration";
import { DomainError } from "@vanfettle/contract/problems";
import { site } from "@vanfettle/contract/site";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { find } from "@vanfettle/stations/find";
import { stationMap } from "@vanfettle/stations/map/station-map";
import { near } from "@vanfettle/stations/near";
import { calendarFile, createCalendarRecord } from "@vanfettle/vans/calendar-file";
import { parseReminder } from "@vanfettle/vans/reminder";
import { llmsText } from "../agent/llms-text.ts";
import type { ToolDeps } from "../agent/tool-handlers.ts";
import type { RouteHandlers } from "../http/router.ts";
import type { Emit } from "../metrics.ts";
import { stationsPathFor } from "../vehicle/see-stations.ts";

interface GaragesDeps extends ToolDeps {
  /** Checks a van by its registration. Throws a `DomainError` without a result. */
  checkVehicle: (registration: string) => Promise<VehicleCheck>;
  emit: Emit<"page">;
}

const registrationMessage =
  "This looks like a registration. Send it in the body of POST /api/vehicle.";

/**
 * Returns the handlers of the endpoints that do not use the table: they read station and place
 * files, or nothing.
 */
export const garagesRoutes = ({
  stationData,
  siteOrigin,
  today,
  emit,
  checkVehicle,
}: GaragesDeps): RouteHandlers<"garages"> => ({
  stationMap: ({ params, query }) =>
    stationMap(stationData, params.point, {
      vanClass: query.class,
      limit: query.limit,
      edition: query.edition,
    }),
  nearStations: ({ params, query }) =>
    near(stationData, params.postcode, { vanClass: query.class, limit: query.limit }),
  findPlaces: ({ query }) => {
    // An error is never cached; a response with a registration in its URL would be.
    if (searchHoldsRegistration(query.q)) {
      throw new DomainError("invalid_request", { message: registrationMessage });
    }
    return find(stationData, query.q);
  },
  seeStations: ({ body: { registration, postcode } }) =>
    stationsPathFor(postcode, () => checkVehicle(registration)),
  reminder: ({ body }) => {
    const day = today();
    const entry = parseReminder(body, day);
    if (!entry.valid) throw new DomainError("invalid_request", { issues: entry.issues });
    // Without script no browser keeps the identity, so each file has one of its own.
    const van = { reminder: entry.reminder, record: createCalendarRecord() };
    return calendarFile([van], { now: new Date(), today: day, brand: site.brand }).text;
  },
  reportPageFailure: ({ body: { part, cause, page } }) => {
    emit(
      { [cause === "load" ? "PartNotLoaded" : "PartNotRendered"]: 1 },
      { details: { ...(part && { part }), ...(page && { page }) } },
    );
    return { received: true } as const;
  },
  mcp: async (request) => {
    // Loaded on demand: only agents' calls need this library, which loads more slowly than the
    // other code.
    const { respondToMcp } = await import("../agent/mcp.ts");
    return respondToMcp(request, { stationData, siteOrigin, today });
  },
  llmsText: () => llmsText(siteOrigin),
  openApi: async () => {
    const { publicOpenApiDocument } = await import("../http/openapi-document.ts");
    return publicOpenApiDocument();
  },
});
