import { isDeployedStage } from "@vanfettle/contract/deployment";
import { cloudFrontPageCache, createCloudFrontClient } from "../adapters/cloudfront-page-cache.ts";
import { createSfnClient, stepFunctionsMachine } from "../adapters/step-functions-machine.ts";
import { createTableDeps } from "../adapters/table-deps.ts";
import { ContentEnv, pricesOf, readEnv } from "../env.ts";
import { apiHandler } from "../http/lambda-handler.ts";
import { contentRoutes } from "./content-routes.ts";

const env = readEnv(ContentEnv);
const deps = {
  ...createTableDeps(env),
  machine: stepFunctionsMachine(createSfnClient(), env.MACHINE_ARN),
  modelNames: [env.OPENAI_MODEL, env.OPENAI_REVIEW_MODEL || env.OPENAI_MODEL] as const,
  prices: pricesOf(env),
  dailyTokens: env.DAILY_TOKEN_BUDGET,
  isDeployed: isDeployedStage(env.STAGE),
  pageCache: cloudFrontPageCache(createCloudFrontClient(), env.DISTRIBUTION_ID),
};

export const handler = apiHandler("content", env, contentRoutes(deps));
