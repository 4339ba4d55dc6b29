import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { openTable } from "@vanfettle/core/table/table";
import { readVisitorEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { lambdaHandler } from "./lambda-handler.ts";
import { createRouter } from "./router.ts";
import { visitorRoutes } from "./visitor-routes.ts";

const env = readVisitorEnv();
const table = openTable({ client: createDynamoDBClient(), table: env.TABLE_NAME });
const log = createLog({ service: "visitor", level: env.LOG_LEVEL });

export const handler = lambdaHandler(
  createRouter(
    "visitor",
    { log, originTokens: env.ORIGIN_TOKEN },
    visitorRoutes({
      table,
      siteOrigin: env.SITE_ORIGIN,
      clock: () => new Date(),
      signIn: { issuer: env.OPERATOR_ISSUER, clientId: env.OPERATOR_CLIENT_ID },
    }),
  ),
);
