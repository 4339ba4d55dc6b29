import { buildBookingDeps } from "@vanfettle/core/testing/booking-deps";
import { yourBookingRoutes } from "../booking/your-booking-routes.ts";
import { lambdaHandler } from "../http/lambda-handler.ts";
import { createRouter } from "../http/router.ts";
import { event, type Sent } from "./api-event.ts";
import { jsonType, startBookingApp } from "./booking-app.ts";
import { recordedLog } from "./recorded-log.ts";

/** Starts the function for booking links over the table of a booking function. */
export async function startYourBookingApp() {
  const bookingApp = await startBookingApp();
  const recorded = recordedLog();
  const deps = buildBookingDeps(bookingApp.database.table);
  const routerDeps = { log: recorded.log, originTokens: [] };
  const handler = lambdaHandler(createRouter("your-booking", routerDeps, yourBookingRoutes(deps)));
  const send = (method: string, path: string, sent?: Sent) => handler(event(method, path, sent));
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send("POST", path, { headers: { ...jsonType, ...headers }, body: JSON.stringify(body) });
  return {
    ...recorded,
    bookingApp,
    deps,
    send,
    show: (token: unknown, headers?: Record<string, string>) =>
      post("/api/booking/show", { token }, headers),
    erase: (token: unknown, headers?: Record<string, string>) =>
      post("/api/booking/erase", { token }, headers),
  };
}
