import { watchRegistrationKey } from "@vanfettle/core/booking/registration-key";
import { createTableDeps } from "../adapters/table-deps.ts";
import { BookingEnv, partnerLinkOf, readEnv } from "../env.ts";
import { apiHandler } from "../http/lambda-handler.ts";
import { createMetrics } from "../metrics.ts";
import { bookingRoutes } from "./booking-routes.ts";

const env = readEnv(BookingEnv);
const emit = createMetrics("booking");
const key = { ...createTableDeps(env), hashKey: env.REGISTRATION_HASH_KEY };
const deps = {
  ...key,
  linkKey: env.BOOKING_LINK_KEY,
  partner: partnerLinkOf(env),
  watchKey: watchRegistrationKey({ ...key, onOtherKey: () => emit({ OtherRegistrationKey: 1 }) }),
  onOutcome: (outcome: "accepted" | "replayed") =>
    emit(outcome === "accepted" ? { BookingAccepted: 1 } : { BookingReplay: 1 }),
};

export const handler = apiHandler("booking", env, bookingRoutes(deps), {
  siteOrigin: env.SITE_ORIGIN,
  onError: (code) => emit({ BookingRejected: 1 }, { code }),
});
