import { createTableDeps } from "../adapters/table-deps.ts";
import { OperatorBookingsEnv, readEnv } from "../env.ts";
import { apiHandler } from "../http/lambda-handler.ts";
import { operatorBookingsRoutes } from "./operator-bookings-routes.ts";

const env = readEnv(OperatorBookingsEnv);

export const handler = apiHandler(
  "operator-bookings",
  env,
  operatorBookingsRoutes(createTableDeps(env)),
);
