import { ConditionalCheckFailedException, type DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, paginateScan, PutCommand } from "@aws-sdk/lib-dynamodb";
import { kindOf } from "./scan-rows.ts";
import { tableShape } from "./table-shape.ts";
import { locationKinds } from "@vanfettle/contract/locations/location-kinds";
import { batches } from "./batches.ts";

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
const concurrency = 16;

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
