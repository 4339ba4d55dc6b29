import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { createNewId } from "@vanfettle/core/table/new-id";
import { openTable } from "@vanfettle/core/table/table";
import { readYourBookingEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { lambdaHandler } from "./lambda-handler.ts";
import { createRouter } from "./router.ts";
import { yourBookingRoutes } from "./your-booking-routes.ts";

const env = readYourBookingEnv();
const clock = () => new Date();
const log = createLog({ service: "your-booking", level: env.LOG_LEVEL });
const deps = {
  table: openTable({ client: createDynamoDBClient(), table: env.TABLE_NAME }),
  clock,
  newId: createNewId(clock),
  linkKey: env.BOOKING_LINK_KEY,
};

export const handler = lambdaHandler(
  createRouter("your-booking", { log, originTokens: env.ORIGIN_TOKEN }, yourBookingRoutes(deps)),
);
