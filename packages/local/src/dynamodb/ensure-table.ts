import { DynamoDBClient, type TableDescription } from "@aws-sdk/client-dynamodb";
import type { Credentials } from "../access/callers.ts";
import type { DeployedTable } from "../assembly/tables.ts";
import { createTable, describeTable } from "./create-table.ts";
import { isMoving, moveTable } from "./move-table.ts";

/** Credentials for an engine, which checks none. With them, real ones are never looked up. */
const anyCredentials: Credentials = { accessKeyId: "local", secretAccessKey: "local", sessionToken: "local" };

/** Returns a client of a local engine, with credentials that it does not check unless others are given. */
export function localClient(endpoint: string, credentials = anyCredentials): DynamoDBClient {
  return new DynamoDBClient({ endpoint, region: "eu-west-2", credentials });
}

/**
 * Creates the table unless it exists, and moves its rows to one with the template's indexes if it has others or they
 * project something else. Returns whether it was created and so is empty. Throws if it has other keys than the template's.
 */
export async function ensureTable(
  client: DynamoDBClient,
  table: DeployedTable,
  log: (line: string) => void,
): Promise<boolean> {
  const existing = await describeTable(client, table.id);
  if (existing && keysOf(existing) !== keysOf(table.create)) {
    throw new Error(
      `Table ${table.id} in the data folder has other keys than the template. ` +
        "Remove the folder (DATA_DIR, .data by default) to start with an empty one.",
    );
  }
  const hasOtherIndexes = existing && indexesOf(existing) !== indexesOf(table.create);
  if (hasOtherIndexes || (await isMoving(client, table))) await moveTable(client, table, log);
  else if (!existing) {
    await createTable(client, table);
    return true;
  }
  return false;
}

type Shaped = Pick<TableDescription, "KeySchema" | "GlobalSecondaryIndexes">;

const keysOf = ({ KeySchema = [] }: Pick<Shaped, "KeySchema">): string =>
  KeySchema.map(({ AttributeName, KeyType }) => `${AttributeName}:${KeyType}`).join();

function indexesOf({ GlobalSecondaryIndexes = [] }: Shaped): string {
  const indexes = GlobalSecondaryIndexes.map(({ IndexName, Projection, ...keys }) =>
    [IndexName, keysOf(keys), Projection?.ProjectionType, ...(Projection?.NonKeyAttributes ?? []).toSorted()].join(" "),
  );
  return indexes.toSorted().join();
}
