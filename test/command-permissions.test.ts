import { readFileSync } from "node:fs";
import { PutItemCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordRegistrationKey } from "@vanfettle/core/booking/registration-key";
import { seedLocations } from "@vanfettle/core/location/seed/seed-locations";
import { createTable } from "@vanfettle/core/testing/create-table";
import { publishText } from "@vanfettle/core/testing/location-texts";
import {
  buildCountySeed,
  buildPlaceSeed,
  buildRegionSeed,
} from "@vanfettle/core/testing/seed-row-builders";
import { startDatabase } from "@vanfettle/core/testing/test-database";
import { startOpsEnvironment, type OpsEnvironment } from "@vanfettle/ops/testing/ops-environment";
import { stubServer } from "@vanfettle/ops/testing/stub-server";
import { describeStacks } from "@vanfettle/ops/testing/stub-stacks";
import { startFaultProxy, type FaultProxy } from "./faults/harness/fault-proxy.ts";
import { isLong } from "./suite-length.ts";

// Compares the calls of the table that the operator's commands make on a stage with the permissions
// that the documents and the pipeline's role give them.

const running = readFileSync("docs/running.md", "utf8");
const [, permissionTable = ""] = running.split("They need these permissions:");

/** Returns the actions on the table that the runbook lists for a command, without `dynamodb:`. */
function listedFor(command: string): string[] {
  const rows = [...permissionTable.matchAll(/^\| (.+?) +\| (.+?) +\|/gm)];
  const row = rows.find(([, commands = ""]) => commands.includes(`\`${command}\``));
  return [...(row?.[2] ?? "").matchAll(/`([A-Z]\w+)`/g)].map(([, action = ""]) => action);
}

const sorted = (actions: Iterable<string>): string[] => [...new Set(actions)].toSorted();

describe("commands on a stage", () => {
  let environment: OpsEnvironment;
  let proxy: FaultProxy;
  let cloudFormation: Awaited<ReturnType<typeof stubServer>>;
  let cloudWatch: Awaited<ReturnType<typeof stubServer>>;
  let cloudFront: Awaited<ReturnType<typeof stubServer>>;
  beforeAll(async () => {
    environment = await startOpsEnvironment();
    await recordRegistrationKey(environment.deps);
    proxy = await startFaultProxy(environment.database.endpoint);
    cloudWatch = await stubServer(() => ({ json: { MetricAlarms: [] } }));
    cloudFront = await stubServer(() => ({ xml: "<Invalidation><Id>I1</Id></Invalidation>" }));
    cloudFormation = await stubServer(({ body }) => describeStacks(stacks, body));
    const stacks = {
      "trial-vanfettle-Data": { outputs: { TableName: environment.database.tableName } },
      "trial-vanfettle-Web": { outputs: { DistributionId: "E1" } },
      "trial-vanfettle-Api": { parameters: { PartnerHosts: "partner.example" } },
      "trial-vanfettle-Generation": { parameters: { DailyTokenBudget: "5000" } },
    };
  });
  afterAll(async () => {
    await Promise.all([proxy.close(), cloudFormation.stop(), cloudWatch.stop(), cloudFront.stop()]);
    await environment.stop();
  });

  const otherKey = "another-key-of-the-registration-hash";

  /** Runs a command on the stage. Returns the operations that reached its table. */
  async function callsOf(args: readonly string[], hashKey = environment.deps.hashKey) {
    proxy.setPlan({});
    const { code, err } = await environment.ops([...args, "--stage", "trial"], {
      DATA_DIR: "/nonexistent",
      XDG_STATE_HOME: "/nonexistent",
      AWS_ENDPOINT_URL_CLOUDFORMATION: cloudFormation.url,
      AWS_ENDPOINT_URL_CLOUDWATCH: cloudWatch.url,
      AWS_ENDPOINT_URL_CLOUDFRONT: cloudFront.url,
      AWS_ENDPOINT_URL_DYNAMODB: proxy.url,
      AWS_ACCESS_KEY_ID: "test",
      AWS_SECRET_ACCESS_KEY: "test",
      REGISTRATION_HASH_KEY: hashKey,
    });
    expect(code, err).toBe(0);
    return proxy.calls();
  }

  const book = (registration: string) => {
    const payload = { registration, postcode: "SW1A1AA", serviceType: "mot", location: "Leeds" };
    return environment.book(payload, new Date().toISOString());
  };

  test("bookings and dashboard call what the table of permissions lists", async () => {
    await book("LI57ED");
    const calls = [
      ...(await callsOf(["bookings"])),
      ...(await callsOf(["bookings", "--since", "3", "--counts"])),
      ...(await callsOf(["dashboard"])),
    ];
    expect(sorted(calls)).toEqual(sorted(listedFor("bookings")));
  });

  test("export, erase and rehash call what it lists", async () => {
    await book("ER45ED");
    const vehicle = ["--registration", "ER45ED"];
    const calls = [
      ...(await callsOf(["export", ...vehicle])),
      ...(await callsOf(["erase", ...vehicle, "--yes", "--operator", "ann"])),
    ];
    expect(sorted(calls)).toEqual(sorted(listedFor("erase")));
    await book("RE45ED");
    const rehashed = await callsOf(["rehash", "--accept-unused-key"], otherKey);
    expect(sorted(rehashed)).toEqual(sorted(listedFor("rehash")));
  });

  test("retention and restore call what it lists", async () => {
    const { client, tableName } = environment.database;
    const expired = { pk: { S: "gone" }, sk: { S: "gone" }, expiresAt: { N: "1" } };
    await client.send(new PutItemCommand({ TableName: tableName, Item: expired }));
    expect(sorted(await callsOf(["retention"]))).toEqual(sorted(listedFor("retention")));
    const backup = `${tableName}-restored`;
    await createTable(client, backup);
    const lost = { pk: { S: "lost" }, sk: { S: "lost" } };
    await client.send(new PutItemCommand({ TableName: backup, Item: lost }));
    const added = { pk: { S: "added" }, sk: { S: "since" } };
    await client.send(new PutItemCommand({ TableName: tableName, Item: added }));
    const restored = [
      ...(await callsOf(["restore", "--from", backup])),
      ...(await callsOf(["restore", "--from", backup, "--whole", "--yes"])),
    ];
    expect(sorted(restored)).toEqual(sorted(listedFor("restore")));
  });

  // The cases below test what seeding does to rows. This finds calls of the command besides.
  test.runIf(isLong)("seed of every place calls nothing that it does not list", async () => {
    const calls = sorted([...(await callsOf(["seed"])), ...(await callsOf(["seed"]))]);
    expect(calls).toEqual(["BatchWriteItem", "Query"]);
    expect(listedFor("seed")).toEqual(expect.arrayContaining(calls));
  });
});

describe("seed", () => {
  const areas = [buildRegionSeed(), buildCountySeed()];
  const survivor = buildPlaceSeed({ canonicalSlug: "weedon-bec", name: "Weedon Bec" });
  const merged = buildPlaceSeed({ canonicalSlug: "weedon-beck", name: "Weedon Beck" });
  const grown = { ...survivor, population: 7_654 };
  const added = buildPlaceSeed({ canonicalSlug: "solihull", name: "Solihull" });

  let calls: string[];
  beforeAll(async () => {
    const database = await startDatabase();
    const deps = { table: database.table, clock: () => new Date("2026-11-21T12:00:00Z") };
    const callsOf = async (rows: Parameters<typeof seedLocations>[1]) => {
      database.takeCommands();
      await seedLocations(deps, rows);
      return database.takeCommands().map((name) => name.replace(/Command$/, ""));
    };
    const toEmptyTable = await callsOf([...areas, survivor, merged]);
    // The slug of the merged place leads to the survivor, so its row is read by key.
    const { canonicalSlug } = merged;
    const { place } = database.table.entities;
    const { data: row } = await place.get({ canonicalSlug }).go({ consistent: true });
    if (!row) throw new Error(`no row ${canonicalSlug}`);
    await publishText(deps, { kind: "place", row });
    calls = sorted([...toEmptyTable, ...(await callsOf([...areas, grown, added]))]);
    await database.stop();
  });

  test("of an empty table, of changed rows and of merged places calls what the table lists", () => {
    expect(calls.length).toBeGreaterThan(3);
    expect(calls).toEqual(sorted(listedFor("seed")));
  });

  test("calls what the pipeline's role may call, apart from reading the table's settings", () => {
    const template = readFileSync("infra/pipeline/github-roles.json", "utf8");
    const actions = [...template.matchAll(/"dynamodb:(\w+)"/g)].map(([, action = ""]) => action);
    const withoutSettings = actions.filter((action) => !action.startsWith("Describe"));
    expect(sorted(withoutSettings)).toEqual(calls);
  });
});
