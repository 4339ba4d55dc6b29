import { createDynamoDBClient } from "@vanfettle/core/dynamodb-client";
import { openTable, type Table } from "@vanfettle/core/table";
import { UsageError } from "./usage-error.ts";

/** The table a command works on. */
export interface Target {
  table: Table;
}

/** The running local site's table, named by its environment. */
export async function openTarget(_args: readonly string[]): Promise<Target> {
  const name = process.env["TABLE_NAME"];
  if (!name) throw new UsageError("No table: start the site with npm start, or name a stage with --stage.");
  return { table: openTable({ client: createDynamoDBClient(), table: name }) };
}
