import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { createNewId } from "@vanfettle/core/table/new-id";
import { openTable } from "@vanfettle/core/table/table";
import { readOperatorBookingsEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { lambdaHandler } from "./lambda-handler.ts";
import { operatorBookingsRoutes } from "./operator-bookings-routes.ts";
import { createRouter } from "./router.ts";

const env = readOperatorBookingsEnv();
const clock = () => new Date();
const log = createLog({ service: "operator-bookings", level: env.LOG_LEVEL });
const deps = {
  table: openTable({ client: createDynamoDBClient(), table: env.TABLE_NAME }),
  clock,
  newId: createNewId(clock),
};

export const handler = lambdaHandler(
  createRouter("operator-bookings", { log, originTokens: env.ORIGIN_TOKEN }, operatorBookingsRoutes(deps)),
);
