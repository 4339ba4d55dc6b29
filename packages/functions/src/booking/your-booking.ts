import { createTableDeps } from "../adapters/table-deps.ts";
import { readEnv, YourBookingEnv } from "../env.ts";
import { apiHandler } from "../http/lambda-handler.ts";
import { yourBookingRoutes } from "./your-booking-routes.ts";

const env = readEnv(YourBookingEnv);

export const handler = apiHandler(
  "your-booking",
  env,
  yourBookingRoutes({ ...createTableDeps(env), linkKey: env.BOOKING_LINK_KEY }),
);
