import { mkdtempSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { afterEach, describe, expect, test } from "vitest";
import { loadAssembly } from "../assembly/cloud-assembly.ts";
import { intrinsics } from "../assembly/intrinsics.ts";
import { tables, type DeployedTable } from "../assembly/tables.ts";
import { table, writeAssembly } from "../testing/fixture-assembly.ts";
import { startEngine, type Engine, type EngineKind } from "./engine.ts";
import { ensureTable, localClient } from "./ensure-table.ts";

const assembly = loadAssembly(writeAssembly({ Data: { resources: { Table: table } } }));
const [deployed] = tables(assembly, intrinsics(assembly, { parameters: {}, attributes: {} })) as [DeployedTable];

const lines: string[] = [];
const engines: Engine[] = [];
async function start(only: EngineKind, dataDir?: string) {
  const engine = await startEngine({ dataDir, only, log: (line) => lines.push(line) });
  engines.push(engine);
  return { engine, client: localClient(engine.endpoint) };
}
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()));
});

const key = { pk: { S: "a" }, sk: { S: "b" } };
const put = new PutItemCommand({ TableName: "Table", Item: { ...key, n: { N: "1" } } });
const get = new GetItemCommand({ TableName: "Table", Key: key, ConsistentRead: true });

/** Returns the id of the process that listens on the engine's port. */
function processBehind({ endpoint }: Engine): number {
  const { port } = new URL(endpoint);
  const found = execFileSync("ps", ["-eo", "pid,args"]).toString().split("\n");
  const line = found.find((text) => text.includes(port) && !text.includes("end-with-parent.ts")) ?? "";
  return Number.parseInt(line, 10);
}

describe.each(["dynoxide", "dynalite"] as const)("with %s", (kind) => {
  test("the table is created from the template once and persists", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "data-"));
    const first = await start(kind, dataDir);
    expect(await ensureTable(first.client, deployed)).toBe(true);
    await first.client.send(put);
    await first.engine.close();
    const second = await start(kind, dataDir);
    expect(await ensureTable(second.client, deployed)).toBe(false);
    expect((await second.client.send(get)).Item).toMatchObject({ n: { N: "1" } });
  });

  test("an engine that was killed comes back with all acknowledged writes", async () => {
    const { engine, client } = await start(kind, mkdtempSync(join(tmpdir(), "data-")));
    await ensureTable(client, deployed);
    await client.send(put);
    process.kill(processBehind(engine), "SIGKILL");
    await expect
      .poll(async () => (await client.send(get).catch(() => undefined))?.Item, { timeout: 10_000 })
      .toMatchObject({ n: { N: "1" } });
  });

  test("a table with other indexes than the template's is rejected", async () => {
    const { client } = await start(kind);
    await ensureTable(client, deployed);
    const other = { ...deployed, create: { ...deployed.create, GlobalSecondaryIndexes: undefined } };
    await expect(ensureTable(client, other)).rejects.toThrow("other keys or indexes");
  });
});

test("an engine that runs already is used when its endpoint is given", async () => {
  const { engine } = await start("dynalite");
  const given = await startEngine({ dataDir: undefined, endpoint: engine.endpoint, log: () => undefined });
  expect(given).toMatchObject({ kind: "endpoint", endpoint: engine.endpoint });
});

test("an engine that is not available is named in the error", async () => {
  const options = { dataDir: undefined, only: "endpoint" as const, log: () => undefined };
  await expect(startEngine(options)).rejects.toThrow("The DynamoDB engine endpoint is not available");
});
