import { isDeployedStage } from "@vanfettle/contract/stage";
import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { createNewId } from "@vanfettle/core/table/new-id";
import { openTable } from "@vanfettle/core/table/table";
import { cloudFrontPageCache, createCloudFrontClient } from "../adapters/cloudfront-page-cache.ts";
import { createSfnClient, stepFunctionsMachine } from "../adapters/step-functions-machine.ts";
import { readContentEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { contentRoutes } from "./content-routes.ts";
import { lambdaHandler } from "./lambda-handler.ts";
import { createRouter } from "./router.ts";

const env = readContentEnv();
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
const log = createLog({ service: "content", level: env.LOG_LEVEL });

export const handler = lambdaHandler(
  createRouter("content", { log, originTokens: env.ORIGIN_TOKEN }, contentRoutes(deps)),
);
