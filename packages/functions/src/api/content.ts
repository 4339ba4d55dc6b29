import { isDeployedStage } from "@vanfettle/contract/stage";
import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { createNewId } from "@vanfettle/core/table/new-id";
import { openTable } from "@vanfettle/core/table/table";
import { cloudFrontPageCache, createCloudFrontClient } from "../adapters/cloudfront-page-cache.ts";
import { createSfnClient, stepFunctionsMachine } from "../adapters/step-functions-machine.ts";
import { ContentEnv, readEnv } from "../env.ts";
import { contentRoutes } from "./content-routes.ts";
import { apiHandler } from "./lambda-handler.ts";

const env = readEnv(ContentEnv);
const clock = () => new Date();
const deps = {
  table: openTable({ client: createDynamoDBClient(), table: env.TABLE_NAME }),
  clock,
  newId: createNewId(clock),
  machine: stepFunctionsMachine(createSfnClient(), env.MACHINE_ARN),
  modelNames: [env.OPENAI_MODEL, env.OPENAI_REVIEW_MODEL || env.OPENAI_MODEL] as const,
  dailyTokens: env.DAILY_TOKEN_BUDGET,
  isDeployed: isDeployedStage(env.STAGE),
  pageCache: cloudFrontPageCache(createCloudFrontClient(), env.DISTRIBUTION_ID),
};

export const handler = apiHandler("content", env, contentRoutes(deps));
