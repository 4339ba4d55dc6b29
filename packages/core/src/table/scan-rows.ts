import { type AttributeValue, type DynamoDBClient, paginateScan } from "@aws-sdk/client-dynamodb";
import { tableShape } from "./table-shape.ts";

/** A table as such, for what concerns every row whatever it is. */
export interface TableConnection {
  client: DynamoDBClient;
  tableName: string;
}

/** ElectroDB's name for the kind of a row. */
export const entityAttribute = "__edb_e__";

export interface RowKey {
  key: Record<string, AttributeValue>;
  kind: string;
}

/** The key and kind of every row, or of those that a filter lets through. Reads the whole table. */
export async function* scanRowKeys(
  { client, tableName }: TableConnection,
  filter: { FilterExpression?: string; ExpressionAttributeValues?: Record<string, AttributeValue> } = {},
): AsyncGenerator<RowKey[]> {
  const { pk, sk } = tableShape.key;
  const pages = paginateScan(
    { client },
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
      key: { [pk]: item[pk] as AttributeValue, [sk]: item[sk] as AttributeValue },
      kind: item[entityAttribute]?.S ?? "other",
    }));
  }
}

const expiry = { "#expiresAt": tableShape.timeToLive };

/** How many rows there are of each kind. */
export async function countRowsByKind(table: TableConnection): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for await (const page of scanRowKeys(table)) {
    for (const { kind } of page) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
