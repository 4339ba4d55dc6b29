import { randomUUID } from "node:crypto";
import { DescribeTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { openTable, type Table } from "../table/table.ts";
import { createTable } from "./create-table.ts";
import { startEngine, type Engine, type EngineName } from "./dynamodb-engine.ts";

export interface TestDatabase {
  client: DynamoDBClient;
  tableName: string;
  table: Table;
  endpoint: string;
  /** Names of the commands sent since the last call. */
  takeCommands: () => string[];
  stop: () => Promise<void>;
}

/** Returns the engine that all test files share, with a separate table for each database. */
function sharedEngine(): Engine | undefined {
  const endpoint = process.env["SHARED_DYNAMODB"];
  return endpoint === undefined ? undefined : { endpoint, stop: () => Promise.resolve() };
}

/**
 * Opens an empty database on the shared engine, or starts an engine: the named one, or else the
 * preferred one.
 */
export async function startDatabase(named?: EngineName): Promise<TestDatabase> {
  const engine = (named ? undefined : sharedEngine()) ?? (await startEngine(named));
  const client = new DynamoDBClient({
    endpoint: engine.endpoint,
    region: "eu-west-2",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    signer: { sign: signNothing },
  });
  let commands: string[] = [];
  client.middlewareStack.add(
    (next, context) => (args) => {
      commands.push(String(context.commandName));
      return next(args);
    },
    { step: "finalizeRequest", priority: "low", name: "takeCommands" },
  );
  const tableName = `test-${randomUUID()}`;
  await createTable(client, tableName);
  await untilActive(client, tableName);
  commands = [];
  return {
    client,
    tableName,
    table: openTable({ client, table: tableName }),
    endpoint: engine.endpoint,
    takeCommands: () => commands.splice(0),
    stop: async () => {
      client.destroy();
      await engine.stop();
    },
  };
}

/**
 * Adds what engines require of a signature. They do not check it, and it would take a tenth of the
 * processor time of a request.
 */
function signNothing<T extends { headers: Record<string, string> }>(request: T): Promise<T> {
  request.headers["authorization"] =
    "AWS4-HMAC-SHA256 Credential=local/20261121/eu-west-2/dynamodb/aws4_request, SignedHeaders=host, Signature=none";
  request.headers["x-amz-date"] = "20261121T120000Z";
  return Promise.resolve(request);
}

async function untilActive(client: DynamoDBClient, tableName: string): Promise<void> {
  for (;;) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
    if (Table?.TableStatus === "ACTIVE") return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
