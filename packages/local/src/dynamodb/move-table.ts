import {
  BatchWriteItemCommand,
  DeleteItemCommand,
  type AttributeValue,
  type BatchWriteItemCommandInput,
  type DynamoDBClient,
  GetItemCommand,
  paginateScan,
  PutItemCommand,
} from "@aws-sdk/client-dynamodb";
import type { DeployedTable } from "../assembly/tables.ts";
import { createTable, deleteTable, describeTable } from "./create-table.ts";

/** DynamoDB's limit on the rows of a batch. */
const batchSize = 25;

const copyOf = ({ id }: DeployedTable): string => `${id}-moving`;

/** Returns the key of the marker row that completes the copy of a table. */
const completed = ({ create: { KeySchema = [] } }: DeployedTable): Record<string, AttributeValue> =>
  Object.fromEntries(KeySchema.map(({ AttributeName }) => [AttributeName ?? "", { S: "all rows are copied" }]));

/** Returns whether a move of the table was interrupted after all of its rows had been copied. */
export async function isMoving(client: DynamoDBClient, table: DeployedTable): Promise<boolean> {
  const TableName = copyOf(table);
  if (!(await describeTable(client, TableName))) return false;
  const { Item } = await client.send(new GetItemCommand({ TableName, Key: completed(table), ConsistentRead: true }));
  return Item !== undefined;
}

/**
 * Replaces a table by the template's and keeps all rows, because not every engine can change indexes. It can be
 * interrupted anywhere and repeated: the table is unchanged until the copy is complete, and from then on the copy is
 * authoritative.
 */
export async function moveTable(
  client: DynamoDBClient,
  table: DeployedTable,
  log: (line: string) => void,
): Promise<void> {
  const copy = copyOf(table);
  log(
    "The table in the data folder has the indexes of another release. Its rows are being copied to a table with the template's indexes. " +
      "If this is interrupted, the next start continues.",
  );
  if (!(await isMoving(client, table))) {
    await deleteTable(client, copy);
    await createTable(client, { create: withoutIndexes(table, copy), timeToLive: undefined });
    await copyRows(client, table.id, copy);
    await client.send(new PutItemCommand({ TableName: copy, Item: completed(table) }));
  }
  await deleteTable(client, table.id);
  await createTable(client, table);
  // Exclude the marker row, which the table must not keep.
  const moved = (await copyRows(client, copy, table.id)) - 1;
  await client.send(new DeleteItemCommand({ TableName: table.id, Key: completed(table) }));
  await deleteTable(client, copy);
  log(`${moved.toLocaleString("en-GB")} rows moved.`);
}

function withoutIndexes({ create }: DeployedTable, TableName: string): DeployedTable["create"] {
  const { GlobalSecondaryIndexes: _, AttributeDefinitions = [], KeySchema = [], ...rest } = create;
  const keys = KeySchema.map(({ AttributeName }) => AttributeName);
  const ofKeys = AttributeDefinitions.filter(({ AttributeName }) => keys.includes(AttributeName));
  return { ...rest, KeySchema, AttributeDefinitions: ofKeys, TableName };
}

/** Copies all rows of a table to another. Returns their number. */
async function copyRows(client: DynamoDBClient, from: string, to: string): Promise<number> {
  let copied = 0;
  for await (const { Items = [] } of paginateScan({ client }, { TableName: from, ConsistentRead: true })) {
    for (let first = 0; first < Items.length; first += batchSize) {
      const requests = Items.slice(first, first + batchSize).map((Item) => ({ PutRequest: { Item } }));
      await write(client, { [to]: requests });
    }
    copied += Items.length;
  }
  return copied;
}

/** Writes rows, and repeats those that the engine did not process. */
async function write(client: DynamoDBClient, rows: BatchWriteItemCommandInput["RequestItems"] = {}): Promise<void> {
  if (Object.keys(rows).length === 0) return;
  const { UnprocessedItems } = await client.send(new BatchWriteItemCommand({ RequestItems: rows }));
  await write(client, UnprocessedItems);
}
