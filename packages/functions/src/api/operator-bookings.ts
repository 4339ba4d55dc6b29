import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { createNewId } from "@vanfettle/core/table/new-id";
import { openTable } from "@vanfettle/core/table/table";
import { OperatorBookingsEnv, readEnv } from "../env.ts";
import { apiHandler } from "./lambda-handler.ts";
import { operatorBookingsRoutes } from "./operator-bookings-routes.ts";

const env = readEnv(OperatorBookingsEnv);
const clock = () => new Date();
const deps = {
  table: openTable({ client: createDynamoDBClient(), table: env.TABLE_NAME }),
  clock,
  newId: createNewId(clock),
};

export const handler = apiHandler("operator-bookings", env, operatorBookingsRoutes(deps));
