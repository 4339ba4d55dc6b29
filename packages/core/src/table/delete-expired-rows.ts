import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { scanRowKeys, type TableConnection, type RowKey } from "./scan-rows.ts";
import { tableShape } from "./table-shape.ts";
import { batches } from "./batches.ts";

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
