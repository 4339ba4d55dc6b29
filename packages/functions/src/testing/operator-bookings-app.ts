import { addLocations } from "@vanfettle/core/testing/add-locations";
import { buildBookingDeps } from "@vanfettle/core/testing/booking-deps";
import { buildPlaceSeed } from "@vanfettle/core/testing/seed-row-builders";
import { operatorBookingsRoutes } from "../booking/operator-bookings-routes.ts";
import { lambdaHandler } from "../http/lambda-handler.ts";
import { createRouter } from "../http/router.ts";
import { event, type Sent } from "./api-event.ts";
import { jsonType, startBookingApp } from "./booking-app.ts";
import { recordedLog } from "./recorded-log.ts";

export const bookingsOperator = {
  username: "ann@example.com",
  scopes: ["openid", "content/read", "content/write", "bookings/read"],
  groups: ["bookings"],
};

/** The place of the app, whose name, county and region differ. */
export const bookedPlace = {
  slug: "selby",
  name: "Selby",
  county: "North Yorkshire",
  region: "Yorkshire & Humber",
};

/**
 * Starts the function that lists bookings for operators, over the table of a booking function with
 * one place.
 */
export async function startOperatorBookingsApp() {
  const bookingApp = await startBookingApp();
  await addLocations(bookingApp.database, [
    buildPlaceSeed({ ...bookedPlace, canonicalSlug: bookedPlace.slug, regionSlug: "yorkshire" }),
  ]);
  const recorded = recordedLog();
  const deps = buildBookingDeps(bookingApp.database.table);
  const routerDeps = { log: recorded.log, originTokens: [] };
  const handler = lambdaHandler(
    createRouter("operator-bookings", routerDeps, operatorBookingsRoutes(deps)),
  );
  const send = (method: string, path: string, sent?: Sent) =>
    handler(event(method, path, { operator: bookingsOperator, ...sent }));
  return {
    ...recorded,
    bookingApp,
    deps,
    send,
    count: (from: string, to: string) =>
      send("GET", "/api/bookings", { query: `from=${from}&to=${to}` }),
    list: (day: string, query = "") => send("GET", `/api/bookings/${day}`, { query }),
    export: (body: unknown, sent: Sent = {}) =>
      send("POST", "/api/bookings/export", {
        headers: jsonType,
        body: JSON.stringify(body),
        ...sent,
      }),
  };
}
