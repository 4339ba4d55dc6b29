import {
  CreateTableCommand,
  DescribeTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
  type DynamoDBClient,
  type TableDescription,
} from "@aws-sdk/client-dynamodb";
import type { DeployedTable } from "../assembly/tables.ts";

const waiting = { maxWaitTime: 10, minDelay: 0.02, maxDelay: 0.2 };

/** Creates a table and resolves when it is active. */
export async function createTable(
  client: DynamoDBClient,
  { create, timeToLive }: Pick<DeployedTable, "create" | "timeToLive">,
): Promise<void> {
  const { TableName } = create;
  await client.send(new CreateTableCommand(create));
  await waitUntilTableExists({ client, ...waiting }, { TableName });
  if (!timeToLive) return;
  const TimeToLiveSpecification = { AttributeName: timeToLive, Enabled: true };
  await client
    .send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }))
    .catch((error: Error) => {
      // Some engines do not support time to live. Do not rely on it, because DynamoDB takes days to
      // expire rows.
      if (error.name !== "UnknownOperationException") throw error;
    });
}

/** Returns the description of a table, or undefined if it does not exist. */
export async function describeTable(
  client: DynamoDBClient,
  TableName: string,
): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table;
  } catch (error) {
    if (error instanceof Error && error.name === "ResourceNotFoundException") return undefined;
    throw error;
  }
}
