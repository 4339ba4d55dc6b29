import { DeleteTableCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listWholeBookingsOfDay } from "@vanfettle/core/booking/booking-queries";
import { eraseBookings } from "@vanfettle/core/booking/erase";
import { seedLocations } from "@vanfettle/core/location/seed/seed-locations";
import { openTable } from "@vanfettle/core/table/table";
import { restoreRows } from "@vanfettle/core/table/table-maintenance";
import { createTable } from "@vanfettle/core/testing/create-table";
import { buildPlaceSeed } from "@vanfettle/core/testing/seed-row-builders";
import { startOpsEnvironment, type OpsEnvironment } from "../testing/ops-environment.ts";
import { stubServer } from "../testing/stub-server.ts";

let environment: OpsEnvironment;
beforeAll(async () => {
  environment = await startOpsEnvironment();
});
afterAll(() => environment.stop());

const payload = (registration: string) => ({
  registration,
  postcode: "SW1A1AA",
  serviceType: "mot",
  location: "Leeds",
});

describe("restore", () => {
  test("restores lost rows, except bookings erased since", async () => {
    const { database, deps } = environment;
    const { client, tableName, table } = database;
    const backup = `${tableName}-restored`;
    await seedLocations({ table }, [buildPlaceSeed({ canonicalSlug: "leeds", name: "Leeds" })]);
    for (const name of ["KEPT1", "LOST1", "GONE1"]) {
      await environment.book(payload(name), "2026-06-01T08:00:00.000Z");
    }
    await createTable(client, backup);
    await restoreRows({
      client,
      from: tableName,
      to: backup,
      clock: deps.clock,
      replaceLocations: false,
    });

    const lost = (await listWholeBookingsOfDay(deps, "2026-06-01")).find(
      ({ registration }) => registration === "LOST1",
    );
    await table.entities.booking.delete({ keyHash: lost?.keyHash ?? "" }).go();
    const untilIndexed = () => Promise.resolve();
    await eraseBookings({ ...deps, untilIndexed }, { registration: "GONE1", operator: "ann" });
    await table.entities.place.patch({ canonicalSlug: "leeds" }).set({ garageCount: 1 }).go();

    expect(await environment.ops(["restore", "--from", backup, "--json"])).toMatchObject({
      code: 0,
      out: `${JSON.stringify({ read: 4, restored: { booking: 1 } })}\n`,
    });
    const registrations = (await listWholeBookingsOfDay(deps, "2026-06-01")).map(
      ({ registration }) => registration,
    );
    expect(registrations.toSorted()).toEqual(["KEPT1", "LOST1"]);
    const garages = async () =>
      (await table.entities.place.get({ canonicalSlug: "leeds" }).go()).data?.garageCount;
    expect(await garages()).toBe(1);

    const original = openTable({ client, table: backup });
    const before = (await original.entities.place.get({ canonicalSlug: "leeds" }).go()).data
      ?.garageCount;
    await environment.ops(["restore", "--from", backup, "--replace-locations"]);
    expect(await garages()).toBe(before);
  });

  test("rejects a missing copy, and the table itself", async () => {
    expect(
      await environment.ops(["restore", "--from", environment.database.tableName]),
    ).toMatchObject({ code: 2 });
    const copyDeleted = `${environment.database.tableName}-restored`;
    await environment.database.client.send(new DeleteTableCommand({ TableName: copyDeleted }));
    expect(await environment.ops(["restore"])).toMatchObject({ code: 1, out: "" });
    expect(await environment.ops(["restore", "--from", "no-such-table"])).toMatchObject({
      code: 1,
      out: "",
    });
  });
});

describe("protection", () => {
  let missing: Set<string>;
  let aws: Awaited<ReturnType<typeof stubServer>>;
  beforeAll(async () => {
    aws = await stubServer(({ call, body, target }) => {
      if (call === "POST /" && String(body).includes("DescribeStacks")) {
        return { xml: describedStack(new URLSearchParams(String(body)).get("StackName") ?? "") };
      }
      return { json: described[target ?? ""]?.() ?? {} };
    });
  });
  afterAll(() => aws.stop());
  beforeEach(() => {
    missing = new Set();
  });

  const has = (name: string) => !missing.has(name);
  const described: Record<string, () => object> = {
    "DynamoDB_20120810.DescribeTable": () => ({
      Table: {
        DeletionProtectionEnabled: has("deletion protection"),
        GlobalSecondaryIndexes: ["gsi1", "gsi2"]
          .filter((name) => has(`index ${name}`))
          .map((IndexName) => ({ IndexName })),
      },
    }),
    "DynamoDB_20120810.DescribeTimeToLive": () => ({
      TimeToLiveDescription: has("time to live on expiresAt")
        ? { TimeToLiveStatus: "ENABLED", AttributeName: "expiresAt" }
        : { TimeToLiveStatus: "DISABLED" },
    }),
    "DynamoDB_20120810.DescribeContinuousBackups": () => ({
      ContinuousBackupsDescription: {
        ContinuousBackupsStatus: "ENABLED",
        PointInTimeRecoveryDescription: {
          PointInTimeRecoveryStatus: has("point-in-time recovery") ? "ENABLED" : "DISABLED",
        },
      },
    }),
    "AWSCognitoIdentityProviderService.DescribeUserPool": () => ({
      UserPool: { DeletionProtection: has("the user pool's protection") ? "ACTIVE" : "INACTIVE" },
    }),
  };
  const output = (key: string, value: string) =>
    `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`;
  const describedStack = (name: string) =>
    `<DescribeStacksResponse><DescribeStacksResult><Stacks><member><StackName>${name}</StackName>
    <EnableTerminationProtection>${has(name)}</EnableTerminationProtection>
    <Outputs>${output("TableName", "the-table")}${output("UserPoolId", "the-pool")}</Outputs>
    </member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;

  const protection = () =>
    environment.ops(["protection", "--stage", "trial"], {
      AWS_ENDPOINT_URL: aws.url,
      AWS_ACCESS_KEY_ID: "test",
      AWS_SECRET_ACCESS_KEY: "test",
    });

  test("reports no problem for a stage with the templates' settings", async () => {
    expect(await protection()).toMatchObject({ code: 0, err: "" });
  });

  test("reports a stack without termination protection and an unprotected user pool in separate lines", async () => {
    for (const what of [
      "the user pool's protection",
      "trial-vanfettle-Edge",
      "trial-vanfettle-Web",
    ]) {
      missing.add(what);
    }
    const { code, err } = await protection();
    expect([code, ...err.trim().split("\n")]).toEqual([
      1,
      "The user pool the-pool lacks deletion protection.",
      "trial-vanfettle-Edge lacks termination protection.",
      "trial-vanfettle-Web lacks termination protection.",
    ]);
  });

  test.each([
    ["time to live on expiresAt"],
    ["point-in-time recovery"],
    ["deletion protection"],
    ["index gsi2"],
  ])("reports a table without its %s and sets the exit code", async (what) => {
    missing.add(what);
    expect(await protection()).toMatchObject({
      code: 1,
      out: "",
      err: `the-table lacks ${what}.\n`,
    });
  });
});
