import { DynamoDBDocumentClient, ScanCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { TestDatabase } from "@vanfettle/core/testing/test-database";
import type { StoredVersionRow } from "./run-rules.ts";

type Row = Record<string, unknown> & { pk: string; sk: string };

async function rowsUnder(database: Pick<TestDatabase, "client" | "tableName">, prefix: string): Promise<Row[]> {
  const documents = DynamoDBDocumentClient.from(database.client);
  const rows: Row[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new ScanCommand({
        TableName: database.tableName,
        ConsistentRead: true,
        FilterExpression: "begins_with(pk, :prefix)",
        ExpressionAttributeValues: { ":prefix": prefix },
        ...(ExclusiveStartKey && { ExclusiveStartKey }),
      }),
    );
    rows.push(...((page.Items ?? []) as Row[]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return rows;
}

/** Every text version of a place there is in the table. */
export const storedVersions = async (
  database: Pick<TestDatabase, "client" | "tableName">,
): Promise<StoredVersionRow[]> => (await rowsUnder(database, "content#")) as unknown as StoredVersionRow[];

/** What a later version of the product may have put into rows that this one reads. */
export async function addToRows(database: TestDatabase, prefix: string, value: unknown): Promise<{ changed: number }> {
  const documents = DynamoDBDocumentClient.from(database.client);
  const rows = await rowsUnder(database, prefix);
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
