import { setTimeout as wait } from "node:timers/promises";
import {
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  ListBackupsCommand,
  ResourceNotFoundException,
  RestoreTableFromBackupCommand,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  type DynamoDBClient,
  type TableDescription,
} from "@aws-sdk/client-dynamodb";
import { formatUtcMinute } from "@vanfettle/contract/dates";
import { missingProtection, type TableConnection } from "@vanfettle/core/table/table-maintenance";
import { tableShape } from "@vanfettle/core/table/table-shape";
import { CommandError, UsageError } from "../errors.ts";

/** Returns the name of the copy of a table's earlier state. */
export const copyOf = (tableName: string): string => `${tableName}-restored`;

/** How a step waits for DynamoDB, and tells that it does. */
interface Waiting {
  pollMs: number;
  log: (line: string) => void;
}

/** Returns the table, or undefined if it does not exist. */
export async function findTable(
  client: DynamoDBClient,
  TableName: string,
): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

/**
 * Copies the table as it was at a time to another table, or waits for such a copy that has begun.
 * Throws for a time without a backup, and for a copy of another time.
 */
export async function copyState(
  { client, tableName }: TableConnection,
  time: Date,
  waiting: Waiting,
): Promise<void> {
  const copyName = copyOf(tableName);
  const copy = await findTable(client, copyName);
  if (copy) {
    requireCopyOf(time, copy);
  } else {
    await checkBackup(client, tableName, time);
    await client.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: tableName,
        TargetTableName: copyName,
        RestoreDateTime: time,
      }),
    );
  }
  await untilActive(client, copyName, waiting);
}

/** Throws if a table is not a copy of that time. */
function requireCopyOf(time: Date, { TableName, RestoreSummary }: TableDescription): void {
  const copiedTime = RestoreSummary?.RestoreDateTime;
  if (secondsOf(copiedTime) === secondsOf(time)) return;
  const what = copiedTime ? `of ${formatUtcMinute(copiedTime.toISOString())}` : "not a copy";
  throw new CommandError(
    `${TableName} exists and is ${what}. Delete it first, with restore-table --delete.`,
  );
}

/** Returns a time in whole seconds, which is what DynamoDB promises of the time of a copy. */
const secondsOf = (time: Date | undefined): number => Math.floor(Number(time) / 1_000);

async function checkBackup(client: DynamoDBClient, TableName: string, time: Date): Promise<void> {
  if (!(await findTable(client, TableName))) {
    throw new CommandError(
      `${TableName} does not exist. Without --to, restore-table restores its final backup.`,
    );
  }
  const { ContinuousBackupsDescription } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName }),
  );
  const { EarliestRestorableDateTime: earliest, LatestRestorableDateTime: latest } =
    ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
  if (!earliest || !latest) throw new CommandError(`${TableName} has no continuous backup.`);
  if (time < earliest || time > latest) {
    throw new UsageError(
      `Name a time from ${earliest.toISOString()} to ${latest.toISOString()}, which is the latest backup.`,
    );
  }
}

/** Deletes the copy. Returns false if there is none. */
export async function deleteCopy(
  { client, tableName }: TableConnection,
  { pollMs }: Waiting,
): Promise<boolean> {
  const TableName = copyOf(tableName);
  if (!(await findTable(client, TableName))) return false;
  await client.send(new DeleteTableCommand({ TableName }));
  while (await findTable(client, TableName)) await wait(pollMs);
  return true;
}

/**
 * Restores a deleted table under its name from DynamoDB's final backup, and gives it the settings
 * that a restored table lacks. Continues what an interrupted call began. Returns what was done.
 */
export async function restoreDeleted(
  table: TableConnection,
  waiting: Waiting,
): Promise<{ isRestored: boolean; enabled: string[] }> {
  const { client, tableName: TableName } = table;
  const found = await findTable(client, TableName);
  if (!found) {
    const { BackupSummaries = [] } = await client.send(
      new ListBackupsCommand({ TableName, BackupType: "SYSTEM" }),
    );
    const [newest] = BackupSummaries.toSorted(
      (one, other) => Number(other.BackupCreationDateTime) - Number(one.BackupCreationDateTime),
    );
    const BackupArn = newest?.BackupArn;
    if (BackupArn === undefined) {
      throw new CommandError(
        `AWS has no final backup of ${TableName}, which it keeps for 35 days after a deletion.`,
      );
    }
    await client.send(new RestoreTableFromBackupCommand({ TargetTableName: TableName, BackupArn }));
  }
  await untilActive(client, TableName, waiting);
  const missing = await missingProtection(table);
  const settings: Record<string, () => Promise<unknown>> = {
    [`time to live on ${tableShape.timeToLive}`]: () =>
      client.send(
        new UpdateTimeToLiveCommand({
          TableName,
          TimeToLiveSpecification: { Enabled: true, AttributeName: tableShape.timeToLive },
        }),
      ),
    "point-in-time recovery": () =>
      client.send(
        new UpdateContinuousBackupsCommand({
          TableName,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        }),
      ),
    "deletion protection": () =>
      client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true })),
  };
  const enabled = missing.filter((what) => Object.hasOwn(settings, what));
  for (const what of enabled) await settings[what]?.();
  return { isRestored: !found, enabled };
}

async function untilActive(
  client: DynamoDBClient,
  tableName: string,
  { pollMs, log }: Waiting,
): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const table = await findTable(client, tableName);
    const indexes = table?.GlobalSecondaryIndexes ?? [];
    const states = [table?.TableStatus, ...indexes.map(({ IndexStatus }) => IndexStatus)];
    if (states.every((state) => state === "ACTIVE")) return;
    if (isFirst) {
      log(
        `Waiting until DynamoDB has restored ${tableName}: usually half an hour, up to hours. After an interruption, repeat the command.`,
      );
    }
    await wait(pollMs);
  }
}
