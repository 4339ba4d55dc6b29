import {
  type DynamoDBClient,
  ConditionalCheckFailedException,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, paginateScan, DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { tableShape } from "./table-shape.ts";
import { batches } from "./batches.ts";
import { locationKinds } from "@vanfettle/contract/locations/location-kinds";

/** The client and name of a table, for operations on rows of all entities. */
export interface TableConnection {
  client: DynamoDBClient;
  tableName: string;
}

/** The attribute in which ElectroDB stores a row's entity name. */
const entityAttribute = "__edb_e__";

/** Returns the name of a row's entity. */
function kindOf(row: Record<string, unknown>): string {
  const kind = row[entityAttribute];
  return typeof kind === "string" ? kind : "other";
}

export interface RowKey {
  key: Record<string, unknown>;
  kind: string;
}

/** Scans the whole table and yields the key and entity of each row that passes the filter, page by page. */
async function* scanRowKeys(
  { client, tableName }: TableConnection,
  filter: { FilterExpression?: string; ExpressionAttributeValues?: Record<string, unknown> } = {},
): AsyncGenerator<RowKey[]> {
  const { pk, sk } = tableShape.key;
  const pages = paginateScan(
    { client: DynamoDBDocumentClient.from(client) },
    {
      TableName: tableName,
      ProjectionExpression: "#pk, #sk, #kind",
      ExpressionAttributeNames: {
        "#pk": pk,
        "#sk": sk,
        "#kind": entityAttribute,
        ...(filter.FilterExpression && expiry),
      },
      ...filter,
    },
  );
  for await (const { Items = [] } of pages) {
    yield Items.map((item) => ({
      key: { [pk]: item[pk] as string, [sk]: item[sk] as string },
      kind: kindOf(item),
    }));
  }
}

const expiry = { "#expiresAt": tableShape.timeToLive };

/** Scans the whole table and returns the number of rows of each entity. */
export async function countRowsByKind(table: TableConnection): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for await (const page of scanRowKeys(table)) {
    for (const { kind } of page) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

interface Deps extends TableConnection {
  clock: () => Date;
  onDeleted?: (deleted: number) => void;
}

const concurrency = 16;

/**
 * Deletes all expired rows immediately; DynamoDB's time to live takes up to days. Returns the number of deleted rows of
 * each entity. Rows whose expiry has been extended since the scan are kept.
 */
export async function deleteExpiredRows({
  client,
  tableName,
  clock,
  onDeleted,
}: Deps): Promise<Record<string, number>> {
  const documents = DynamoDBDocumentClient.from(client);
  const isExpired = {
    expression: "#expiresAt <= :now",
    values: { ":now": Math.floor(clock().getTime() / 1000) },
  };
  const remove = async ({ key, kind }: RowKey): Promise<string[]> => {
    const command = new DeleteCommand({
      TableName: tableName,
      Key: key,
      ConditionExpression: isExpired.expression,
      ExpressionAttributeNames: { "#expiresAt": tableShape.timeToLive },
      ExpressionAttributeValues: isExpired.values,
    });
    try {
      await documents.send(command);
      return [kind];
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return [];
      throw error;
    }
  };
  const counts: Record<string, number> = {};
  let deleted = 0;
  const filter = { FilterExpression: isExpired.expression, ExpressionAttributeValues: isExpired.values };
  for await (const page of scanRowKeys({ client, tableName }, filter)) {
    for (const batch of batches(page, concurrency)) {
      const kinds = (await Promise.all(batch.map(remove))).flat();
      for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
      deleted += kinds.length;
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
  /** True to overwrite locations with their state in the backup. Other rows are only added where missing. */
  replaceLocations: boolean;
  onProgress?: (done: number) => void;
}

export interface Restored {
  read: number;
  restored: Record<string, number>;
}

const kindsOfLocations = new Set<string>(locationKinds);

/**
 * Copies the rows of a restored table that are missing from another table. Bookings erased since the backup do not
 * return, because tombstones block their keys. Expired rows are skipped. Returns the number of rows read, and the
 * number written by entity.
 */
export async function restoreRows(options: RestoreOptions): Promise<Restored> {
  const { from, onProgress } = options;
  const client = DynamoDBDocumentClient.from(options.client);
  const restored: Record<string, number> = {};
  let read = 0;
  for await (const { Items = [] } of paginateScan({ client }, { TableName: from, ConsistentRead: true })) {
    for (const batch of batches(Items, concurrency)) {
      const kinds = await Promise.all(batch.map((item) => restoreRow(client, options, item)));
      for (const kind of kinds.flat()) restored[kind] = (restored[kind] ?? 0) + 1;
      read += kinds.length;
      onProgress?.(read);
    }
  }
  return { read, restored };
}

async function restoreRow(
  client: DynamoDBDocumentClient,
  { to, clock, replaceLocations }: RestoreOptions,
  item: Record<string, unknown>,
): Promise<string[]> {
  const kind = kindOf(item);
  const expiresAt = Number(item[tableShape.timeToLive] ?? Infinity);
  if (expiresAt * 1000 <= clock().getTime()) return [];
  const onlyIfAbsent = !(replaceLocations && kindsOfLocations.has(kind));
  try {
    await client.send(
      new PutCommand({
        TableName: to,
        Item: item,
        ...(onlyIfAbsent && {
          ConditionExpression: "attribute_not_exists(#pk)",
          ExpressionAttributeNames: { "#pk": tableShape.key.pk },
        }),
      }),
    );
    return [kind];
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return [];
    throw error;
  }
}

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
