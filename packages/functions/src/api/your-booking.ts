import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { createNewId } from "@vanfettle/core/table/new-id";
import { openTable } from "@vanfettle/core/table/table";
import { YourBookingEnv, readEnv } from "../env.ts";
import { apiHandler } from "./lambda-handler.ts";
import { yourBookingRoutes } from "./your-booking-routes.ts";

const env = readEnv(YourBookingEnv);
const clock = () => new Date();
const deps = {
  table: openTable({ client: createDynamoDBClient(), table: env.TABLE_NAME }),
  clock,
  newId: createNewId(clock),
  linkKey: env.BOOKING_LINK_KEY,
};

export const handler = apiHandler("your-booking", env, yourBookingRoutes(deps));
