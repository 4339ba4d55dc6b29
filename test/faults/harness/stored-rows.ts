import { DynamoDBDocumentClient, ScanCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { TestDatabase } from "@vanfettle/core/testing/test-database";
import type { StoredBooking } from "./booking-rules.ts";
import type { StoredVersionRow } from "./run-rules.ts";

// These functions read the table directly, independent of the product's queries.

type Database = Pick<TestDatabase, "client" | "tableName">;
type Row = Record<string, unknown> & { pk: string; sk: string };

/** Returns all rows, or the rows whose partition key starts with `prefix`. */
async function scanRows({ client, tableName }: Database, prefix?: string): Promise<Row[]> {
  const documents = DynamoDBDocumentClient.from(client);
  const rows: Row[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new ScanCommand({
        TableName: tableName,
        ConsistentRead: true,
        ...(prefix && {
          FilterExpression: "begins_with(pk, :prefix)",
          ExpressionAttributeValues: { ":prefix": prefix },
        }),
        ...(ExclusiveStartKey && { ExclusiveStartKey }),
      }),
    );
    rows.push(...((page.Items ?? []) as Row[]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return rows;
}

export const storedRows = (client: Database["client"], tableName: string): Promise<Row[]> =>
  scanRows({ client, tableName });

export const storedBookings = async (
  client: Database["client"],
  tableName: string,
): Promise<StoredBooking[]> =>
  (await scanRows({ client, tableName }, "booking#")) as unknown as StoredBooking[];

/** Returns every text version in the table. */
export const storedVersions = async (database: Database): Promise<StoredVersionRow[]> =>
  (await scanRows(database, "content#")) as unknown as StoredVersionRow[];

/**
 * Adds an attribute to all rows whose partition key starts with `prefix`, like a later version of
 * the product.
 */
export async function addToRows(
  database: TestDatabase,
  prefix: string,
  value: unknown,
): Promise<{ changed: number }> {
  const documents = DynamoDBDocumentClient.from(database.client);
  const rows = await scanRows(database, prefix);
  for (const { pk, sk } of rows) {
    await documents.send(
      new UpdateCommand({
        TableName: database.tableName,
        Key: { pk, sk },
        UpdateExpression: "SET addedLater = :value",
        ExpressionAttributeValues: { ":value": value },
      }),
    );
  }
  return { changed: rows.length };
}
