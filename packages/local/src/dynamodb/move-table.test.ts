import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  BatchWriteItemCommand,
  ListTablesCommand,
  QueryCommand,
  ScanCommand,
  type AttributeValue,
  type CreateTableCommandInput,
  type DynamoDBClient,
  type GlobalSecondaryIndex,
} from "@aws-sdk/client-dynamodb";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { DeployedTable } from "../assembly/tables.ts";
import { startEngine, type Engine } from "./engine.ts";
import { ensureTable, localClient } from "./ensure-table.ts";
import { isLong } from "../../../../test/suite-length.ts";

type Row = Record<string, AttributeValue>;

const index = (name: string, projected: string[]): GlobalSecondaryIndex => ({
  IndexName: name,
  KeySchema: [
    { AttributeName: `${name}pk`, KeyType: "HASH" },
    { AttributeName: `${name}sk`, KeyType: "RANGE" },
  ],
  Projection: { ProjectionType: "INCLUDE", NonKeyAttributes: projected },
});

/** Returns a table definition with the given indexes. */
const release = (...indexes: GlobalSecondaryIndex[]): DeployedTable => ({
  id: "Table",
  arn: "arn:aws:dynamodb:eu-west-2:000000000000:table/Table",
  create: {
    TableName: "Table",
    BillingMode: "PAY_PER_REQUEST",
    KeySchema: [
      { AttributeName: "pk", KeyType: "HASH" },
      { AttributeName: "sk", KeyType: "RANGE" },
    ],
    AttributeDefinitions: ["pk", "sk", ...indexes.flatMap(({ IndexName }) => [`${IndexName}pk`, `${IndexName}sk`])].map(
      (AttributeName) => ({ AttributeName, AttributeType: "S" }),
    ),
    GlobalSecondaryIndexes: indexes,
  } satisfies CreateTableCommandInput,
  timeToLive: "expiresAt",
});

const old = release(index("gsi1", ["name"]), index("gsi2", ["name"]));
const today = release(index("gsi1", ["name", "garageCount"]), index("gsi3", ["name"]));

/** Rows with every type of attribute. Some are outside all indexes, and some are larger than a page of a scan. */
const rows: Row[] = Array.from({ length: 30 }, (_, i) => ({
  pk: { S: `location#${i}` },
  sk: { S: "place" },
  name: { S: `Place ${i}` },
  garageCount: { N: String(i) },
  isCore: { BOOL: i % 2 === 0 },
  liveVersions: { NS: ["1", "2"] },
  page: { S: JSON.stringify({ i, text: "van ".repeat(10_000) }) },
  details: { M: { none: { NULL: true }, list: { L: [{ S: "a" }] }, bytes: { B: new Uint8Array([i]) } } },
  ...(i % 3 === 0 && { gsi1pk: { S: "region" }, gsi1sk: { S: String(i).padStart(3, "0") } }),
  ...(i % 3 === 1 && { gsi3pk: { S: "vans" }, gsi3sk: { S: String(i).padStart(3, "0") } }),
}));

const byKey = (a: Row, b: Row) => (a["pk"]?.S ?? "").localeCompare(b["pk"]?.S ?? "");

async function scan(client: DynamoDBClient): Promise<Row[]> {
  const found: Row[] = [];
  let from: Row | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName: "Table", ExclusiveStartKey: from }));
    found.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return found.toSorted(byKey);
}

async function query(client: DynamoDBClient, IndexName: string, partition: string): Promise<Row[]> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: "Table",
      IndexName,
      KeyConditionExpression: "#pk = :pk",
      ExpressionAttributeNames: { "#pk": `${IndexName}pk` },
      ExpressionAttributeValues: { ":pk": { S: partition } },
    }),
  );
  return Items;
}

const tableNames = async (client: DynamoDBClient) => (await client.send(new ListTablesCommand({}))).TableNames;

describe.each(["dynoxide", "dynalite"] as const)("a data folder of an earlier release, on %s", (kind) => {
  const engines: Engine[] = [];
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  let dataDir: string;
  async function open(): Promise<DynamoDBClient> {
    const engine = await startEngine({ dataDir, only: kind, log });
    engines.push(engine);
    return localClient(engine.endpoint);
  }
  const closeAll = async () => void (await Promise.all(engines.splice(0).map((engine) => engine.close())));

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "data-"));
    lines.length = 0;
    const client = await open();
    await ensureTable(client, old, log);
    for (let from = 0; from < rows.length; from += 20) {
      const requests = rows.slice(from, from + 20).map((Item) => ({ PutRequest: { Item } }));
      await client.send(new BatchWriteItemCommand({ RequestItems: { Table: requests } }));
    }
    await closeAll();
  });
  afterEach(closeAll);

  test("keeps every row and gets the template's indexes", async () => {
    const client = await open();
    expect((await query(client, "gsi1", "region"))[1]).not.toHaveProperty("garageCount");
    expect(await ensureTable(client, today, log), "a moved table is not empty").toBe(false);
    expect(await scan(client)).toEqual(rows.toSorted(byKey));
    const { pk, sk, name, garageCount, gsi1pk, gsi1sk } = rows[3] as Row;
    expect((await query(client, "gsi1", "region"))[1]).toEqual({ pk, sk, name, garageCount, gsi1pk, gsi1sk });
    expect(await query(client, "gsi1", "region")).toHaveLength(10);
    expect(await query(client, "gsi3", "vans")).toHaveLength(10);
    await expect(query(client, "gsi2", "vans")).rejects.toThrow("specified index: gsi2");
    expect(await tableNames(client)).toEqual(["Table"]);
    expect(lines).toEqual([
      "The table in the data folder has the indexes of another release. Its rows are being copied to a table with the template's indexes. " +
        "If this is interrupted, the next start continues.",
      "30 rows moved.",
    ]);
    await ensureTable(client, today, log);
    expect(lines, "moved once").toHaveLength(2);
  });

  test("gets an attribute that its index did not project", async () => {
    const client = await open();
    await ensureTable(client, release(index("gsi1", ["name", "garageCount"]), index("gsi2", ["name"])), log);
    expect((await query(client, "gsi1", "region"))[1]).toMatchObject({ garageCount: { N: "3" } });
  });

  test.runIf(isLong || kind === "dynoxide")(
    "keeps every row wherever the move is interrupted, and the next start resumes",
    async () => {
      const client = await open();
      const isWrite = /^(Create|Delete|BatchWrite|Put)/;
      let isInterrupted = true;
      let writes = 0;
      for (let last = 1; isInterrupted; last++) {
        const wanted = last % 2 ? today : old;
        writes = 0;
        client.middlewareStack.add(
          (next, { commandName = "" }) =>
            async (args) => {
              const answer = await next(args);
              if (isWrite.test(commandName as string) && ++writes === last) throw new Error("ended");
              return answer;
            },
          { step: "initialize", name: "end" },
        );
        isInterrupted = await ensureTable(client, wanted, log).then(
          () => false,
          () => true,
        );
        client.middlewareStack.remove("end");
        expect(await ensureTable(client, wanted, log), `ended after write ${last}`).toBe(false);
        expect(await scan(client), `ended after write ${last}`).toEqual(rows.toSorted(byKey));
        expect(await tableNames(client)).toEqual(["Table"]);
      }
      expect(writes, "of them two create and two delete a table").toBeGreaterThan(8);
    },
  );
});
