import { DescribeTableCommand } from "@aws-sdk/client-dynamodb";
import type { TableConnection } from "./scan-rows.ts";

/** Rows and bytes as DynamoDB last counted them, about every six hours; it costs nothing. */
export async function tableSize({ client, tableName }: TableConnection): Promise<{ rows: number; bytes: number }> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
  return { rows: Table?.ItemCount ?? 0, bytes: Table?.TableSizeBytes ?? 0 };
}
