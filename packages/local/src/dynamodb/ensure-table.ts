import { DynamoDBClient, type TableDescription } from "@aws-sdk/client-dynamodb";
import type { Credentials } from "../access/callers.ts";
import type { DeployedTable } from "../assembly/tables.ts";
import { StartError } from "../start/settings.ts";
import { createTable, describeTable } from "./create-table.ts";

/**
 * Placeholder credentials for an engine, which does not check them. They prevent a lookup of real
 * credentials.
 */
const anyCredentials: Credentials = {
  accessKeyId: "local",
  secretAccessKey: "local",
  sessionToken: "local",
};

/** Returns a client of a local engine, with placeholder credentials by default. */
export function localClient(endpoint: string, credentials = anyCredentials): DynamoDBClient {
  return new DynamoDBClient({ endpoint, region: "eu-west-2", credentials });
}

/**
 * Creates the table unless it exists. Returns whether it is new. Throws a `StartError` if the data
 * folder's table has other keys or indexes than the template's: an older build made it.
 */
export async function ensureTable(client: DynamoDBClient, table: DeployedTable): Promise<boolean> {
  const existing = await describeTable(client, table.id);
  if (!existing) {
    await createTable(client, table);
    return true;
  }
  if (
    keysOf(existing) !== keysOf(table.create) ||
    indexesOf(existing) !== indexesOf(table.create)
  ) {
    throw new StartError(
      "An older build made the data folder. To start afresh, delete it (.data, or the folder in DATA_DIR).",
    );
  }
  return false;
}

type Shaped = Pick<TableDescription, "KeySchema" | "GlobalSecondaryIndexes">;

const keysOf = ({ KeySchema = [] }: Pick<Shaped, "KeySchema">): string =>
  KeySchema.map(({ AttributeName, KeyType }) => `${AttributeName}:${KeyType}`).join();

function indexesOf({ GlobalSecondaryIndexes = [] }: Shaped): string {
  const indexes = GlobalSecondaryIndexes.map(({ IndexName, Projection, ...keys }) =>
    [
      IndexName,
      keysOf(keys),
      Projection?.ProjectionType,
      ...(Projection?.NonKeyAttributes ?? []).toSorted(),
    ].join(" "),
  );
  return indexes.toSorted().join();
}
