import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
  type TableDescription,
} from "@aws-sdk/client-dynamodb";
import type { Credentials } from "../access/callers.ts";
import type { DeployedTable } from "../assembly/tables.ts";

/** Credentials for an engine, which checks none. With them, real ones are never looked up. */
const anyCredentials: Credentials = { accessKeyId: "local", secretAccessKey: "local", sessionToken: "local" };

/** Returns a client of a local engine, with credentials that it does not check unless others are given. */
export function localClient(endpoint: string, credentials = anyCredentials): DynamoDBClient {
  return new DynamoDBClient({ endpoint, region: "eu-west-2", credentials });
}

/**
 * Creates the table unless it exists. Returns whether it was created. Throws if it exists with other keys or indexes
 * than the template's.
 */
export async function ensureTable(client: DynamoDBClient, { create, timeToLive }: DeployedTable): Promise<boolean> {
  const { TableName } = create;
  const existing = await describe(client, TableName);
  if (existing) {
    if (shapeOf(existing) !== shapeOf(create)) {
      throw new Error(
        `Table ${TableName} in the data folder has other keys or indexes than the template. ` +
          "Remove the folder (DATA_DIR, .data by default) to start with an empty one.",
      );
    }
    return false;
  }
  await client.send(new CreateTableCommand(create));
  await waitUntilTableExists({ client, maxWaitTime: 10, minDelay: 0.02, maxDelay: 0.2 }, { TableName });
  if (timeToLive) await enableTimeToLive(client, TableName, timeToLive);
  return true;
}

async function describe(client: DynamoDBClient, TableName: string | undefined): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table;
  } catch (error) {
    if (error instanceof Error && error.name === "ResourceNotFoundException") return undefined;
    throw error;
  }
}

async function enableTimeToLive(
  client: DynamoDBClient,
  TableName: string | undefined,
  AttributeName: string,
): Promise<void> {
  try {
    const TimeToLiveSpecification = { AttributeName, Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  } catch (error) {
    // Not every engine supports it, and nothing may rely on it, as DynamoDB takes days to expire a row.
    if (!(error instanceof Error && error.name === "UnknownOperationException")) throw error;
  }
}

type Shaped = Pick<TableDescription, "KeySchema" | "GlobalSecondaryIndexes">;

function shapeOf({ KeySchema = [], GlobalSecondaryIndexes = [] }: Shaped): string {
  const keys = (schema: TableDescription["KeySchema"] = []) =>
    schema.map((key) => `${key.AttributeName}:${key.KeyType}`);
  const indexes = GlobalSecondaryIndexes.map((index) => [index.IndexName, ...keys(index.KeySchema)].join(" "));
  return JSON.stringify([keys(KeySchema), indexes.sort()]);
}
