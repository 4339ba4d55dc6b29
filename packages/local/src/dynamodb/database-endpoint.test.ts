import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
} from "@aws-sdk/client-dynamodb";
import { expect, onTestFinished, test } from "vitest";
import { createCallers } from "../access/callers.ts";
import { compilePolicy } from "../access/policy.ts";
import { tableAccess } from "../access/table-access.ts";
import { databaseEndpoint } from "./database-endpoint.ts";
import { localClient } from "./ensure-table.ts";

const arn = "arn:aws:dynamodb:eu-west-2:000000000000:table/Table";
const create = {
  TableName: "Table",
  KeySchema: [{ AttributeName: "pk", KeyType: "HASH" as const }],
  AttributeDefinitions: [],
};
const access = tableAccess([{ id: "Table", arn, create, timeToLive: undefined }]);
const readLocations = {
  Effect: "Allow",
  Action: ["dynamodb:GetItem", "dynamodb:PutItem"],
  Resource: arn,
  Condition: {
    "ForAllValues:StringLike": { "dynamodb:LeadingKeys": "location#*" },
    Null: { "dynamodb:LeadingKeys": "false" },
  },
};

/**
 * Starts an endpoint in front of a fake engine with the given responses, and a client with a role
 * for locations.
 */
async function serve(
  respond: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void,
) {
  const engine = createServer((request, response) => void respond(request, response)).listen(
    0,
    "127.0.0.1",
  );
  await once(engine, "listening");
  const lines: string[] = [];
  const callers = createCallers((line) => lines.push(line));
  const role = {
    arn: "arn:aws:sts::0:assumed-role/Role/Fn",
    statements: compilePolicy({ Statement: readLocations }),
  };
  const credentials = callers.add("Fn", role);
  const endpoint = await databaseEndpoint({
    engine: `http://127.0.0.1:${(engine.address() as AddressInfo).port}`,
    callers,
    access,
  });
  const client = localClient(endpoint.url, credentials);
  onTestFinished(async () => {
    client.destroy();
    await endpoint.close();
    engine.closeAllConnections();
    engine.close();
  });
  const get = (pk: string) =>
    client.send(new GetItemCommand({ TableName: "Table", Key: { pk: { S: pk } } }));
  return { client, get, endpoint, lines, credentials };
}

const body = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

test("forwards allowed requests unchanged except for the token and the caller's name", async () => {
  const seen: { headers: Record<string, unknown>; body: string }[] = [];
  const { client } = await serve(async (request, response) => {
    seen.push({ headers: request.headers, body: await body(request) });
    response.setHeader("content-type", "application/x-amz-json-1.0").end("{}");
  });
  const text = "£".repeat(300_000);
  const Item = { pk: { S: "location#leeds" }, text: { S: text } };
  await client.send(new PutItemCommand({ TableName: "Table", Item }));
  const [{ headers, body: sent } = { headers: {}, body: "{}" }] = seen;
  expect(JSON.parse(sent)).toEqual({ TableName: "Table", Item });
  expect(headers["x-amz-target"]).toBe("DynamoDB_20120810.PutItem");
  expect(headers["x-amz-security-token"]).toBeUndefined();
  expect(headers["authorization"]).toMatch(/Credential=local\//);
});

test("returns DynamoDB's error for a denied request, keeps it from the engine, and keeps the connection open", async () => {
  let calls = 0;
  const { client, get, lines } = await serve((_, response) => {
    calls += 1;
    response.setHeader("content-type", "application/x-amz-json-1.0").end("{}");
  });
  const denied = (action: string) => ({
    name: "AccessDeniedException",
    message: `User: arn:aws:sts::0:assumed-role/Role/Fn is not authorized to perform: dynamodb:${action} on resource: ${arn} because no identity-based policy allows the dynamodb:${action} action`,
  });
  await expect(get("booking#1")).rejects.toMatchObject(denied("GetItem"));
  await expect(client.send(new ScanCommand({ TableName: "Table" }))).rejects.toMatchObject(
    denied("Scan"),
  );
  const query = {
    TableName: "Table",
    KeyConditionExpression: "pk = :a",
    ExpressionAttributeValues: { ":a": { S: "location#a" } },
  };
  await expect(client.send(new QueryCommand(query))).rejects.toMatchObject(denied("Query"));
  expect(calls).toBe(0);
  await expect(get("location#leeds")).resolves.toBeDefined();
  expect(calls).toBe(1);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain("AccessDenied: User: arn:aws:sts::0:assumed-role/Role/Fn");
});

test("rejects a caller with another token with AWS's error", async () => {
  const { endpoint, credentials } = await serve((_, response) => void response.end("{}"));
  const stranger = localClient(endpoint.url, { ...credentials, sessionToken: "other" });
  const call = stranger.send(
    new GetItemCommand({ TableName: "Table", Key: { pk: { S: "location#a" } } }),
  );
  await expect(call).rejects.toMatchObject({ name: "UnrecognizedClientException" });
  stranger.destroy();
});

test("passes on the engine's faults: a lost connection and a truncated response", async () => {
  let calls = 0;
  const { get } = await serve((request, response) => {
    calls += 1;
    if (calls === 1) return void request.socket.resetAndDestroy();
    if (calls === 2) {
      response.writeHead(200, { "content-length": "100" });
      return void response.write("{", () => request.socket.destroy());
    }
    response.setHeader("content-type", "application/x-amz-json-1.0").end("{}");
  });
  // The client retries both faults.
  await expect(get("location#leeds")).resolves.toBeDefined();
  expect(calls).toBe(3);
});

test("serves many concurrent calls", async () => {
  const { get } = await serve(async (request, response) => {
    const { Key } = JSON.parse(await body(request)) as { Key: { pk: { S: string } } };
    response
      .setHeader("content-type", "application/x-amz-json-1.0")
      .end(JSON.stringify({ Item: Key }));
  });
  const keys = Array.from({ length: 100 }, (_, n) => `location#${n}`);
  const items = await Promise.all(keys.map(async (key) => (await get(key)).Item?.pk?.S));
  expect(items).toEqual(keys);
});
