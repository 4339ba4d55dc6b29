import type { StackContext } from "sst/constructs";
import { SingleTable } from "../infra/data/table.ts";

/** The table, which outlives the stack. */
export function Data({ stack }: StackContext) {
  const { table } = new SingleTable(stack, "Data");
  stack.addOutputs({ TableName: table.tableName });
  return { table };
}
