import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { openTable } from "@vanfettle/core/table/table";
import type * as z from "zod";
import { cloudFrontPageCache, createCloudFrontClient } from "../adapters/cloudfront-page-cache.ts";
import { FinishEnv, readEnv, type StepEnv } from "../env.ts";
import { createMetrics } from "../metrics.ts";
import { scopeMetrics } from "./generation-metrics.ts";
import { createStepLog } from "./step-log.ts";

/** Creates the log and the dependencies that every step has. */
export const createStepDeps = (env: Pick<z.output<typeof StepEnv>, "TABLE_NAME" | "LOG_LEVEL">) => ({
  log: createStepLog(env.LOG_LEVEL),
  deps: {
    table: openTable({ client: createDynamoDBClient(), table: env.TABLE_NAME }),
    clock: () => new Date(),
  },
});

/** Creates the log and the dependencies of the steps that end a scope or a run: they emit metrics and invalidate pages. */
export function createFinishDeps() {
  const env = readEnv(FinishEnv);
  const { log, deps } = createStepDeps(env);
  const pageCache = cloudFrontPageCache(createCloudFrontClient(), env.DISTRIBUTION_ID);
  return { log, deps: { ...deps, ...scopeMetrics(createMetrics("generation")), pageCache } };
}
