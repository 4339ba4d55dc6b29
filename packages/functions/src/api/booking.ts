import { createDynamoDBClient } from "@vanfettle/core/dynamodb-client";
import { createNewId } from "@vanfettle/core/ids";
import { openTable } from "@vanfettle/core/table";
import { partnerOf, readBookingEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { bookingRoutes } from "./booking-routes.ts";
import { lambdaHandler } from "./lambda-handler.ts";
import { createRouter } from "./router.ts";

const env = readBookingEnv();
const clock = () => new Date();
const deps = {
  table: openTable({ client: createDynamoDBClient(), table: env.TABLE_NAME }),
  clock,
  newId: createNewId(clock),
  partner: partnerOf(env),
  hashKey: env.REGISTRATION_HASH_KEY,
};
const log = createLog({ service: "booking", level: env.LOG_LEVEL });

export const handler = lambdaHandler(
  createRouter("booking", { log, originTokens: env.ORIGIN_TOKEN }, bookingRoutes(deps)),
);
