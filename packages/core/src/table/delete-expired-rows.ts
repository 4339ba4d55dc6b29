import { ConditionalCheckFailedException, DeleteItemCommand } from "@aws-sdk/client-dynamodb";
import { scanRowKeys, type TableConnection, type RowKey } from "./scan-rows.ts";
import { tableShape } from "./table-shape.ts";

interface Deps extends TableConnection {
  clock: () => Date;
  onDeleted?: (deleted: number) => void;
}

const atOnce = 16;

/**
 * Deletes every row whose time is up, of whatever kind: what DynamoDB's time to live does within days. Gives how many
 * of each kind. A row that was renewed meanwhile stays.
 */
export async function deleteExpiredRows({
  client,
  tableName,
  clock,
  onDeleted,
}: Deps): Promise<Record<string, number>> {
  const passed = {
    expression: "#expiresAt <= :now",
    values: { ":now": { N: String(Math.floor(clock().getTime() / 1000)) } },
  };
  const remove = async ({ key, kind }: RowKey): Promise<string[]> => {
    const command = new DeleteItemCommand({
      TableName: tableName,
      Key: key,
      ConditionExpression: passed.expression,
      ExpressionAttributeNames: { "#expiresAt": tableShape.timeToLive },
      ExpressionAttributeValues: passed.values,
    });
    try {
      await client.send(command);
      return [kind];
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return [];
      throw error;
    }
  };
  const counts: Record<string, number> = {};
  let deleted = 0;
  const filter = { FilterExpression: passed.expression, ExpressionAttributeValues: passed.values };
  for await (const page of scanRowKeys({ client, tableName }, filter)) {
    for (let from = 0; from < page.length; from += atOnce) {
      const kinds = (await Promise.all(page.slice(from, from + atOnce).map(remove))).flat();
      for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
      deleted += kinds.length;
      onDeleted?.(deleted);
    }
  }
  return counts;
}
