import type { StackContext } from "sst/constructs";
import { singleTable } from "../infra/data/table.ts";

/** Creates the table, which is retained when the stack is deleted. */
export function Data({ stack }: StackContext) {
  const table = singleTable(stack);
  stack.addOutputs({ TableName: table.tableName });
  return { table };
}
