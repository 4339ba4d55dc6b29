import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, paginateScan } from "@aws-sdk/lib-dynamodb";
import { tableShape } from "./table-shape.ts";

/** The client and name of a table, for operations on rows of all entities. */
export interface TableConnection {
  client: DynamoDBClient;
  tableName: string;
}

/** The attribute in which ElectroDB stores a row's entity name. */
const entityAttribute = "__edb_e__";

/** Returns the name of a row's entity. */
export function kindOf(row: Record<string, unknown>): string {
  const kind = row[entityAttribute];
  return typeof kind === "string" ? kind : "other";
}

export interface RowKey {
  key: Record<string, unknown>;
  kind: string;
}

/** Scans the whole table and yields the key and entity of each row that passes the filter, page by page. */
export async function* scanRowKeys(
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
