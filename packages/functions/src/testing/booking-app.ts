import { listWholeBookingsOfDay } from "@vanfettle/core/booking/booking-queries";
import { watchRegistrationKey } from "@vanfettle/core/booking/registration-key";
import { buildBookingDeps } from "@vanfettle/core/testing/booking-deps";
import { startDatabase } from "@vanfettle/core/testing/test-database";
import { bookingRoutes } from "../booking/booking-routes.ts";
import { lambdaHandler } from "../http/lambda-handler.ts";
import { createRouter } from "../http/router.ts";
import { event, type Sent } from "./api-event.ts";
import { recordedLog } from "./recorded-log.ts";

export const jsonType = { "content-type": "application/json" };
export const formType = { "content-type": "application/x-www-form-urlencoded" };

export const siteOrigin = "https://vanfettle.test";

/** Starts the booking function over a new, empty table. */
export async function startBookingApp() {
  const database = await startDatabase();
  const metrics: string[] = [];
  const record = (outcome: string) => void metrics.push(outcome);
  const booking = { ...buildBookingDeps(database.table), onOutcome: record };
  const deps = {
    ...booking,
    watchKey: watchRegistrationKey({ ...booking, onOtherKey: () => record("other key") }),
  };
  const recorded = recordedLog();
  const routerDeps = { log: recorded.log, originTokens: [], siteOrigin, onError: record };
  const handler = lambdaHandler(createRouter("booking", routerDeps, bookingRoutes(deps)));
  const send = (method: string, path: string, sent?: Sent) => handler(event(method, path, sent));
  return {
    ...recorded,
    metrics,
    database,
    send,
    book: (body: unknown, headers: Record<string, string> = {}) =>
      send("POST", "/api/book-my-garage", {
        headers: { ...jsonType, ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    bookByForm: (
      fields: Record<string, string> | string[][],
      headers: Record<string, string> = {},
    ) =>
      send("POST", "/book", {
        headers: { ...formType, ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    stored: () => listWholeBookingsOfDay(deps, "2026-11-21"),
  };
}
