import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import type { TableConnection } from "./scan-rows.ts";
import { tableShape } from "./table-shape.ts";

/** What a table lacks of what the template gives it. One restored from a backup lacks most of it. */
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
