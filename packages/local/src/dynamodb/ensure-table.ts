import { DynamoDBClient, type TableDescription } from "@aws-sdk/client-dynamodb";
import type { Credentials } from "../access/callers.ts";
import type { DeployedTable } from "../assembly/tables.ts";
import { createTable, describeTable } from "./create-table.ts";
import { isMoving, moveTable } from "./move-table.ts";

/** Placeholder credentials for an engine, which does not check them. They prevent a lookup of real credentials. */
const anyCredentials: Credentials = { accessKeyId: "local", secretAccessKey: "local", sessionToken: "local" };

/** Returns a client of a local engine, with placeholder credentials by default. */
export function localClient(endpoint: string, credentials = anyCredentials): DynamoDBClient {
  return new DynamoDBClient({ endpoint, region: "eu-west-2", credentials });
}

/** Creates the table, or moves its rows if its indexes differ. Returns whether it is new. Throws if its keys differ. */
export async function ensureTable(
  client: DynamoDBClient,
  table: DeployedTable,
  log: (line: string) => void,
): Promise<boolean> {
  const existing = await describeTable(client, table.id);
  if (existing && keysOf(existing) !== keysOf(table.create)) {
    throw new Error(
      `Table ${table.id} in the data folder has different keys from the template. ` +
        "Remove the folder (DATA_DIR, .data by default) to start with an empty table.",
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
