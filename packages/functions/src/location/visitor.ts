import { createTableDeps } from "../adapters/table-deps.ts";
import { readEnv, VisitorEnv } from "../env.ts";
import { apiHandler } from "../http/lambda-handler.ts";
import { visitorRoutes } from "./visitor-routes.ts";

const env = readEnv(VisitorEnv);

const signIn = { issuer: env.OPERATOR_ISSUER, clientId: env.OPERATOR_CLIENT_ID };
export const handler = apiHandler(
  "visitor",
  env,
  visitorRoutes({ ...createTableDeps(env), siteOrigin: env.SITE_ORIGIN, signIn }),
);
