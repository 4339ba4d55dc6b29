import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { openTable } from "@vanfettle/core/table/table";
import { createStepLog } from "./step-log.ts";

interface Settings {
  TABLE_NAME: string;
  LOG_LEVEL: "DEBUG" | "INFO" | "WARN" | "ERROR";
}

/** What every step needs. */
export const stepDeps = (env: Settings) => ({
  table: openTable({ client: createDynamoDBClient(), table: env.TABLE_NAME }),
  clock: () => new Date(),
  log: createStepLog(env.LOG_LEVEL),
});
