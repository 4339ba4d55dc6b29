import {
  ConditionalCheckFailedException,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
} from "@aws-sdk/client-dynamodb";
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  paginateScan,
  PutCommand,
} from "@aws-sdk/lib-dynamodb";
import { locationKinds } from "@vanfettle/contract/location/location";
import { batches } from "./batches.ts";
import { tableShape } from "./table-shape.ts";

// Operations on rows of all entities.

export type TableConnection = { client: DynamoDBClient; tableName: string };

/** The attribute in which ElectroDB stores a row's entity name. */
const entityAttribute = "__edb_e__";
const { pk, sk } = tableShape.key;
export const concurrency = 16;

/** Returns the entity of a row. */
export function kindOf(row: Record<string, unknown>): string {
  const kind = row[entityAttribute];
  return typeof kind === "string" ? kind : "other";
}

/** Numbers of rows by entity. */
export type Counts = Record<string, number>;

export function addTo(counts: Counts, kinds: readonly string[]): void {
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
}

/** Waits for a conditional write. Returns false if its condition does not hold. */
export async function isWritten(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/**
 * Scans the table and yields the key and entity of each row, page by page; with `expiredAt`, only
 * of rows expired then.
 */
async function* scanRowKeys({ client, tableName }: TableConnection, expiredAt?: number) {
  const names = { "#pk": pk, "#sk": sk, "#kind": entityAttribute };
  const pages = paginateScan(
    { client: DynamoDBDocumentClient.from(client) },
    {
      TableName: tableName,
      ProjectionExpression: "#pk, #sk, #kind",
      ExpressionAttributeNames: names,
      ...(expiredAt !== undefined && {
        FilterExpression: isExpired,
        ExpressionAttributeNames: { ...names, ...expiryName },
        ExpressionAttributeValues: { ":now": expiredAt },
      }),
    },
  );
  for await (const { Items = [] } of pages) {
    yield Items.map((item) => ({
      key: { [pk]: item[pk] as string, [sk]: item[sk] as string },
      kind: kindOf(item),
    }));
  }
}

const isExpired = "#expiresAt <= :now";
const expiryName = { "#expiresAt": tableShape.timeToLive };

/** Scans the whole table and returns the number of rows of each entity. */
export async function countRowsByKind(table: TableConnection): Promise<Counts> {
  const counts: Counts = {};
  for await (const page of scanRowKeys(table)) {
    addTo(
      counts,
      page.map(({ kind }) => kind),
    );
  }
  return counts;
}

type DeleteOptions = TableConnection & { clock: () => Date; onDeleted?: (deleted: number) => void };

/**
 * Deletes all expired rows now; time to live takes up to days. Returns the number of deleted rows
 * of each entity.
 */
export async function deleteExpiredRows({
  client,
  tableName,
  clock,
  onDeleted,
}: DeleteOptions): Promise<Counts> {
  const documents = DynamoDBDocumentClient.from(client);
  const now = Math.floor(clock().getTime() / 1000);
  const condition = {
    ConditionExpression: isExpired,
    ExpressionAttributeNames: expiryName,
    ExpressionAttributeValues: { ":now": now },
  };
  const counts: Counts = {};
  let deleted = 0;
  for await (const page of scanRowKeys({ client, tableName }, now)) {
    for (const batch of batches(page, concurrency)) {
      const kinds = await Promise.all(
        batch.map(async ({ key: Key, kind }) => {
          const command = new DeleteCommand({ TableName: tableName, Key, ...condition });
          return (await isWritten(documents.send(command))) ? [kind] : [];
        }),
      );
      addTo(counts, kinds.flat());
      deleted += kinds.flat().length;
      onDeleted?.(deleted);
    }
  }
  return counts;
}

export interface RestoreOptions {
  client: DynamoDBClient;
  /** The table that the backup was restored to. */
  from: string;
  to: string;
  clock: () => Date;
  /**
   * True to overwrite locations with their state in the backup. Other rows are only added where
   * missing.
   */
  replaceLocations: boolean;
  onProgress?: (done: number) => void;
}

export type Restored = { read: number; restored: Counts };

const kindsOfLocations = new Set<string>(locationKinds);

/**
 * Copies the rows that another table lacks, except expired ones. Tombstones keep erased bookings
 * from returning.
 */
export async function restoreRows({
  from,
  to,
  clock,
  onProgress,
  ...options
}: RestoreOptions): Promise<Restored> {
  const client = DynamoDBDocumentClient.from(options.client);
  const restored: Counts = {};
  let read = 0;
  const restoreRow = async (Item: Record<string, unknown>): Promise<string[]> => {
    const kind = kindOf(Item);
    const expiresAt = Number(Item[tableShape.timeToLive] ?? Infinity);
    if (expiresAt * 1000 <= clock().getTime()) return [];
    const onlyIfAbsent = !(options.replaceLocations && kindsOfLocations.has(kind)) && {
      ConditionExpression: "attribute_not_exists(#pk)",
      ExpressionAttributeNames: { "#pk": pk },
    };
    return (await isWritten(client.send(new PutCommand({ TableName: to, Item, ...onlyIfAbsent }))))
      ? [kind]
      : [];
  };
  for await (const { Items = [] } of paginateScan(
    { client },
    { TableName: from, ConsistentRead: true },
  )) {
    for (const batch of batches(Items, concurrency)) {
      const kinds = await Promise.all(batch.map(restoreRow));
      addTo(restored, kinds.flat());
      read += kinds.length;
      onProgress?.(read);
    }
  }
  return { read, restored };
}

/**
 * Returns the settings of the template that a table lacks. A table restored from a backup lacks
 * most settings.
 */
export async function missingProtection({ client, tableName }: TableConnection): Promise<string[]> {
  const named = { TableName: tableName };
  const [{ Table }, { TimeToLiveDescription }, { ContinuousBackupsDescription }] =
    await Promise.all([
      client.send(new DescribeTableCommand(named)),
      client.send(new DescribeTimeToLiveCommand(named)),
      client.send(new DescribeContinuousBackupsCommand(named)),
    ]);
  const indexes = new Set(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName));
  const isExpiring =
    TimeToLiveDescription?.TimeToLiveStatus?.startsWith("ENABL") &&
    TimeToLiveDescription.AttributeName === tableShape.timeToLive;
  const backups =
    ContinuousBackupsDescription?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus;
  const missing = Object.keys(tableShape.indexes).filter((name) => !indexes.has(name));
  return [
    ...(isExpiring ? [] : [`time to live on ${tableShape.timeToLive}`]),
    ...(backups === "ENABLED" ? [] : ["point-in-time recovery"]),
    ...(Table?.DeletionProtectionEnabled ? [] : ["deletion protection"]),
    ...missing.map((name) => `index ${name}`),
  ];
}

/** Returns the row count and size in bytes. DynamoDB updates both about every six hours. */
export async function tableSize({
  client,
  tableName,
}: TableConnection): Promise<{ rows: number; bytes: number }> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
  return { rows: Table?.ItemCount ?? 0, bytes: Table?.TableSizeBytes ?? 0 };
}
