import { watchRegistrationKey } from "@vanfettle/core/booking/registration-key";
import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { createNewId } from "@vanfettle/core/table/new-id";
import { openTable } from "@vanfettle/core/table/table";
import { partnerLinkOf, readBookingEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { createMetrics } from "../metrics.ts";
import { bookingRoutes } from "./booking-routes.ts";
import { lambdaHandler } from "./lambda-handler.ts";
import { createRouter } from "./router.ts";

const env = readBookingEnv();
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
const onError = (code: string) => emit({ BookingRejected: 1 }, { code });
const log = createLog({ service: "booking", level: env.LOG_LEVEL });

export const handler = lambdaHandler(
  createRouter(
    "booking",
    { log, originTokens: env.ORIGIN_TOKEN, siteOrigin: env.SITE_ORIGIN, onError },
    bookingRoutes(deps),
  ),
);
