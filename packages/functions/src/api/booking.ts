import { watchRegistrationKey } from "@vanfettle/core/booking/registration-key";
import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { createNewId } from "@vanfettle/core/table/new-id";
import { openTable } from "@vanfettle/core/table/table";
import { BookingEnv, partnerLinkOf, readEnv } from "../env.ts";
import { createMetrics } from "../metrics.ts";
import { bookingRoutes } from "./booking-routes.ts";
import { apiHandler } from "./lambda-handler.ts";

const env = readEnv(BookingEnv);
const clock = () => new Date();
const emit = createMetrics("booking");
const key = {
  table: openTable({ client: createDynamoDBClient(), table: env.TABLE_NAME }),
  clock,
  hashKey: env.REGISTRATION_HASH_KEY,
};
const deps = {
  ...key,
  newId: createNewId(clock),
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
