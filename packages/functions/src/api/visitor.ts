import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { openTable } from "@vanfettle/core/table/table";
import { VisitorEnv, readEnv } from "../env.ts";
import { apiHandler } from "./lambda-handler.ts";
import { visitorRoutes } from "./visitor-routes.ts";

const env = readEnv(VisitorEnv);
const table = openTable({ client: createDynamoDBClient(), table: env.TABLE_NAME });

export const handler = apiHandler(
  "visitor",
  env,
  visitorRoutes({
    table,
    siteOrigin: env.SITE_ORIGIN,
    clock: () => new Date(),
    signIn: { issuer: env.OPERATOR_ISSUER, clientId: env.OPERATOR_CLIENT_ID },
  }),
);
