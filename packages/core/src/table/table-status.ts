import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import type { TableConnection } from "./scan-rows.ts";
import { tableShape } from "./table-shape.ts";

/** Returns the settings of the template that a table lacks. A table restored from a backup lacks most settings. */
export async function missingProtection({ client, tableName }: TableConnection): Promise<string[]> {
  const named = { TableName: tableName };
  const [{ Table }, { TimeToLiveDescription }, { ContinuousBackupsDescription }] = await Promise.all([
    client.send(new DescribeTableCommand(named)),
    client.send(new DescribeTimeToLiveCommand(named)),
    client.send(new DescribeContinuousBackupsCommand(named)),
  ]);
  const indexes = new Set(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName));
  const isExpiring =
    TimeToLiveDescription?.TimeToLiveStatus?.startsWith("ENABL") &&
    TimeToLiveDescription.AttributeName === tableShape.timeToLive;
  const backups = ContinuousBackupsDescription?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus;
  return [
    ...(isExpiring ? [] : [`time to live on ${tableShape.timeToLive}`]),
    ...(backups === "ENABLED" ? [] : ["point-in-time recovery"]),
    ...(Table?.DeletionProtectionEnabled ? [] : ["deletion protection"]),
    ...Object.keys(tableShape.indexes)
      .filter((name) => !indexes.has(name))
      .map((name) => `index ${name}`),
  ];
}

/** Returns the row count and size in bytes. DynamoDB updates both about every six hours. */
export async function tableSize({ client, tableName }: TableConnection): Promise<{ rows: number; bytes: number }> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
  return { rows: Table?.ItemCount ?? 0, bytes: Table?.TableSizeBytes ?? 0 };
}
