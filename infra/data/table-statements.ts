import type { Table } from "aws-cdk-lib/aws-dynamodb";
import * as iam from "aws-cdk-lib/aws-iam";
import type { TableRight } from "../functions/table-permissions.ts";

/** Rights on data as a policy says them. */
export function tableStatements(table: Table, rights: readonly TableRight[]): iam.PolicyStatement[] {
  return rights.map(
    ({ actions, on, partitions }) =>
      new iam.PolicyStatement({
        actions: [...actions],
        resources: [on === "table" ? table.tableArn : `${table.tableArn}/index/${on}`],
        conditions: { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": [...partitions] } },
      }),
  );
}
