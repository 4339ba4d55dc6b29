import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DeleteItemCommand, GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { afterEach, describe, expect, test } from "vitest";
import { freePort } from "@vanfettle/commands/free-port";
import { loadAssembly } from "../assembly/cloud-assembly.ts";
import { resolveAssembly } from "../assembly/intrinsics.ts";
import { tables, type DeployedTable } from "../assembly/tables.ts";
import { StartError } from "../start/settings.ts";
import { table, writeAssembly } from "../testing/fixture-assembly.ts";
import { EngineError } from "./engine-process.ts";
import { startEngine, type Engine, type EngineKind } from "./engine.ts";
import { ensureTable, localClient } from "./ensure-table.ts";

const assembly = resolveAssembly(
  loadAssembly(writeAssembly({ Data: { resources: { Table: table } } })),
);
const [deployed] = tables(assembly) as [DeployedTable];

const lines: string[] = [];
const log = (line: string) => lines.push(line);
const engines: Engine[] = [];
async function start(only: EngineKind, dataDir?: string) {
  const engine = await startEngine({ dataDir, only, log });
  engines.push(engine);
  return { engine, client: localClient(engine.endpoint) };
}
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()));
});

const key = { pk: { S: "a" }, sk: { S: "b" } };
const put = new PutItemCommand({ TableName: "Table", Item: { ...key, n: { N: "1" } } });
const get = new GetItemCommand({ TableName: "Table", Key: key, ConsistentRead: true });

/**
 * Returns the ids of the processes that listen on the engine's address, and of the scripts that
 * supervise them.
 */
function processesBehind({ endpoint }: Engine): { engines: number[]; scripts: number[] } {
  const { hostname } = new URL(endpoint);
  const lines = execFileSync("ps", ["-eo", "pid,args"]).toString().split("\n");
  const found = lines.filter((line) => line.includes(hostname));
  const isScript = (line: string) => line.includes("end-with-parent.ts");
  const pidOf = (line: string) => Number.parseInt(line, 10);
  return {
    engines: found.filter((line) => !isScript(line)).map(pidOf),
    scripts: found.filter(isScript).map(pidOf),
  };
}
const kill = (pids: number[]) => pids.forEach((pid) => process.kill(pid, "SIGKILL"));

/** Returns the IPv4 addresses at which processes listen on a port, by Linux. */
function addressesAt(port: number): string[] {
  const listening = "0A";
  return readFileSync("/proc/net/tcp", "utf8")
    .split("\n")
    .slice(1)
    .flatMap((line) => {
      const [, local = "", , state] = line.trim().split(/\s+/);
      const [address = "", hex = ""] = local.split(":");
      if (state !== listening || Number.parseInt(hex, 16) !== port) return [];
      return [[...Buffer.from(address, "hex")].toReversed().join(".")];
    });
}

describe.each(["dynoxide", "dynalite"] as const)("with %s", (kind) => {
  test("creates the table from the template once and keeps it", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "data-"));
    const first = await start(kind, dataDir);
    expect(await ensureTable(first.client, deployed)).toBe(true);
    await first.client.send(put);
    await first.engine.close();
    const second = await start(kind, dataDir);
    expect(await ensureTable(second.client, deployed)).toBe(false);
    expect((await second.client.send(get)).Item).toMatchObject({ n: { N: "1" } });
  });

  test("restarts a killed engine with all acknowledged writes", async () => {
    const { engine, client } = await start(kind, mkdtempSync(join(tmpdir(), "data-")));
    await ensureTable(client, deployed);
    await client.send(put);
    kill(processesBehind(engine).engines);
    await expect
      .poll(async () => (await client.send(get).catch(() => undefined))?.Item)
      .toMatchObject({ n: { N: "1" } });
  });

  test.skipIf(process.platform !== "linux")(
    "listens at an address that web pages cannot guess",
    async () => {
      const { engine } = await start(kind);
      const { hostname, port } = new URL(engine.endpoint);
      expect(hostname).toMatch(/^127\.(\d+\.){2}\d+$/);
      expect(hostname).not.toBe("127.0.0.1");
      // Another engine may have the same port at another address, so no request can tell.
      expect(addressesAt(Number(port))).toContain(hostname);
      expect(addressesAt(Number(port))).not.toContain("0.0.0.0");
    },
  );

  test("refuses a table of an older build, with other keys or indexes than the template's", async () => {
    const { client } = await start(kind);
    await ensureTable(client, deployed);
    const KeySchema = [{ AttributeName: "gsi1pk", KeyType: "HASH" as const }];
    const projected = deployed.create.GlobalSecondaryIndexes?.map((index) => ({
      ...index,
      Projection: { ProjectionType: "INCLUDE" as const, NonKeyAttributes: ["garageCount"] },
    }));
    for (const change of [{ KeySchema }, { GlobalSecondaryIndexes: projected }]) {
      const other = { ...deployed, create: { ...deployed.create, ...change } };
      await expect(ensureTable(client, other)).rejects.toThrow(
        new StartError(
          "An older build made the data folder. To start afresh, delete it (.data, or the folder in DATA_DIR).",
        ),
      );
    }
    expect(await ensureTable(client, deployed)).toBe(false);
  });
});

test("dynalite rejects requests from web pages", async () => {
  const { engine } = await start("dynalite");
  const headers = {
    origin: "https://evil.example",
    "x-amz-target": "DynamoDB_20120810.ListTables",
  };
  const response = await fetch(engine.endpoint, { method: "POST", headers, body: "{}" });
  expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([
    403,
    null,
  ]);
});

describe.skipIf(process.platform !== "linux")("dynoxide after its script was killed", () => {
  test("is ended and replaced without losing acknowledged writes", async () => {
    const { engine, client } = await start("dynoxide", mkdtempSync(join(tmpdir(), "data-")));
    await ensureTable(client, deployed);
    await client.send(put);
    const before = processesBehind(engine);
    kill(before.scripts);
    await expect.poll(() => processesBehind(engine).engines).not.toEqual(before.engines);
    await expect
      .poll(async () => (await client.send(get).catch(() => undefined))?.Item)
      .toMatchObject({ n: { N: "1" } });
    expect(processesBehind(engine).engines).toHaveLength(1);
  });

  test("is ended by the next start on its data if the site was also killed", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "data-"));
    const binary = createRequire(import.meta.url).resolve(
      `@dynoxide/linux-${process.arch}/dynoxide`,
    );
    const host = "127.3.2.1";
    const args = [
      "serve",
      "--host",
      host,
      "--port",
      String(await freePort(host)),
      "--db-path",
      join(dataDir, "dynamodb.sqlite"),
    ];
    const orphan = spawn(binary, args, { stdio: "ignore" });
    const ended = once(orphan, "exit");
    await expect.poll(() => existsSync(join(dataDir, "dynamodb.sqlite"))).toBe(true);
    const { client } = await start("dynoxide", dataDir);
    expect(await ensureTable(client, deployed)).toBe(true);
    expect((await ended)[1]).toBe("SIGKILL");
    expect(lines.join("\n")).toContain(`leftover database engine (process ${orphan.pid})`);
  });
});

test("keeps the text of deleted rows until its file is rewritten, as the page on personal data says", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "data-"));
  const file = join(dataDir, "dynamodb.sqlite");
  const { engine, client } = await start("dynoxide", dataDir);
  await ensureTable(client, deployed);
  const canary = "QX51 ZPL";
  await client.send(
    new PutItemCommand({ TableName: "Table", Item: { ...key, registration: { S: canary } } }),
  );
  await client.send(new DeleteItemCommand({ TableName: "Table", Key: key }));
  expect(readFileSync(`${file}-wal`).includes(canary)).toBe(true);
  await engine.close();
  expect(readdirSync(dataDir)).toEqual(["dynamodb.sqlite"]);
  expect(readFileSync(file).includes(canary)).toBe(true);
  const database = new DatabaseSync(file);
  database.exec("VACUUM");
  database.close();
  expect(readFileSync(file).includes(canary)).toBe(false);
});

test("uses a running engine if its endpoint is given", async () => {
  const { engine } = await start("dynalite");
  const given = await startEngine({
    dataDir: undefined,
    endpoint: engine.endpoint,
    log: () => undefined,
  });
  expect(given).toMatchObject({ kind: "endpoint", endpoint: engine.endpoint });
});

test("names an unavailable engine in the error", async () => {
  const options = { dataDir: undefined, only: "endpoint" as const, log: () => undefined };
  await expect(startEngine(options)).rejects.toThrow(
    "The DynamoDB engine endpoint is not available",
  );
});

test.each(["garbage", "cut off", "overwritten in the middle"])(
  "names a table file that is %s, with the reason and the remedy",
  async (damage) => {
    const dataDir = mkdtempSync(join(tmpdir(), "data-"));
    const file = join(dataDir, "dynamodb.sqlite");
    const { engine, client } = await start("dynoxide", dataDir);
    await ensureTable(client, deployed);
    await client.send(put);
    await engine.close();
    const whole = readFileSync(file);
    if (damage === "garbage") writeFileSync(file, "This is no table. ".repeat(500));
    else if (damage === "cut off") truncateSync(file, Math.floor(whole.length / 2));
    else {
      writeFileSync(
        file,
        Buffer.concat([whole.subarray(0, 4_096), Buffer.alloc(12_288, 7), whole.subarray(16_384)]),
      );
    }
    const error = await start("dynoxide", dataDir).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EngineError);
    expect((error as Error).message.startsWith(`The table in ${file} is damaged: `)).toBe(true);
    expect((error as Error).message).toContain("Restore the file from a copy.");
  },
);
