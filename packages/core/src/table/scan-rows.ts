import { type AttributeValue, type DynamoDBClient, paginateScan } from "@aws-sdk/client-dynamodb";
import { tableShape } from "./table-shape.ts";

/** A table as such, for what concerns every row whatever it is. */
export interface RawTable {
  client: DynamoDBClient;
  tableName: string;
}

/** ElectroDB's name for the kind of a row. */
export const kindAttribute = "__edb_e__";

export interface RowHead {
  key: Record<string, AttributeValue>;
  kind: string;
}

/** The key and kind of every row, or of those that a filter lets through. Reads the whole table. */
export async function* rowHeads(
  { client, tableName }: RawTable,
  filter: { FilterExpression?: string; ExpressionAttributeValues?: Record<string, AttributeValue> } = {},
): AsyncGenerator<RowHead[]> {
  const { pk, sk } = tableShape.key;
  const pages = paginateScan(
    { client },
    {
      TableName: tableName,
      ProjectionExpression: "#pk, #sk, #kind",
      ExpressionAttributeNames: {
        "#pk": pk,
        "#sk": sk,
        "#kind": kindAttribute,
        ...(filter.FilterExpression && expiry),
      },
      ...filter,
    },
  );
  for await (const { Items = [] } of pages) {
    yield Items.map((item) => ({
      key: { [pk]: item[pk] as AttributeValue, [sk]: item[sk] as AttributeValue },
      kind: item[kindAttribute]?.S ?? "other",
    }));
  }
}

const expiry = { "#expiresAt": tableShape.timeToLive };

/** How many rows there are of each kind. */
export async function countRows(table: RawTable): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for await (const page of rowHeads(table)) {
    for (const { kind } of page) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
