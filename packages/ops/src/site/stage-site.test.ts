import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildContentProgress } from "@vanfettle/contract/testing/content-progress";
import type { Dashboard } from "../dashboard/read-dashboard.ts";
import { startOpsEnvironment, type OpsEnvironment } from "../testing/ops-environment.ts";
import { stubServer } from "../testing/stub-server.ts";
import { describeStacks, type StackValues } from "../testing/stub-stacks.ts";

let environment: OpsEnvironment;
let api: Awaited<ReturnType<typeof stubServer>>;
let cloudFormation: Awaited<ReturnType<typeof stubServer>>;
let cloudWatch: Awaited<ReturnType<typeof stubServer>>;
let secrets: Awaited<ReturnType<typeof stubServer>>;
let hashKey: string | undefined;
let alarms: { status?: number; json: object };
let stacks: Record<string, StackValues>;

beforeAll(async () => {
  environment = await startOpsEnvironment();
  api = await stubServer(({ call }) =>
    call.startsWith("GET")
      ? { json: buildContentProgress({ completed: 7 }) }
      : {
          status: 202,
          json: {
            runId: "run_1",
            startedAt: "2026-11-21T10:30:00.000Z",
            region: "Wales",
            total: 20,
          },
        },
  );
  cloudFormation = await stubServer(({ body }) => describeStacks(stacks, body));
  cloudWatch = await stubServer(() => alarms);
  secrets = await stubServer(({ body }) =>
    hashKey !== undefined && String(body).includes("vanfettle/trial/registration-hash-key")
      ? { json: { SecretString: hashKey } }
      : { status: 400, json: { __type: "ResourceNotFoundException", message: "none" } },
  );
});
afterAll(async () => {
  await Promise.all([api.stop(), cloudFormation.stop(), cloudWatch.stop(), secrets.stop()]);
  await environment.stop();
});
beforeEach(() => {
  api.takeRequests();
  cloudWatch.takeRequests();
  hashKey = undefined;
  alarms = { json: { MetricAlarms: [] } };
  stacks = {
    "trial-vanfettle-Data": { outputs: { TableName: environment.database.tableName } },
    "trial-vanfettle-Api": {
      parameters: { SiteOrigin: api.url, PartnerHosts: "a.example,b.example" },
    },
    "trial-vanfettle-Generation": { parameters: { DailyTokenBudget: "5000" } },
  };
});

const onStage = (args: string[], env: Record<string, string> = {}) =>
  environment.ops([...args, "--stage", "trial"], {
    DATA_DIR: "/nonexistent",
    AWS_ENDPOINT_URL_CLOUDFORMATION: cloudFormation.url,
    AWS_ENDPOINT_URL_CLOUDWATCH: cloudWatch.url,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
    XDG_STATE_HOME: "/nonexistent",
    AWS_ENDPOINT_URL_DYNAMODB: environment.database.endpoint,
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    ...env,
  });

const payload = {
  registration: "ST12AGE",
  postcode: "SW1A1AA",
  serviceType: "mot",
  location: "Leeds",
};

test("reads a stage's table and settings from its stacks", async () => {
  const { code, out } = await onStage(["dashboard", "--json"]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    site: "stage trial",
    budget: { dailyTokens: 5000, leftTokens: 5000 },
    table: { name: environment.database.tableName },
    logs: null,
  });
});

test("reads a stage's alarms in both regions, regardless of the environment's region", async () => {
  alarms.json = {
    MetricAlarms: [{ AlarmName: "x", AlarmDescription: "Any: words", StateValue: "OK" }],
  };
  const { out } = await onStage(["dashboard", "--json"], { AWS_REGION: "eu-west-1" });
  expect(JSON.parse(out)).toMatchObject({
    alarms: { list: [{ name: "Any" }, { name: "Any" }], unread: null },
  });
  const requested = cloudWatch.takeRequests().map(({ body, authorization = "" }) => {
    const { AlarmNamePrefix = "" } = JSON.parse(String(body)) as { AlarmNamePrefix?: string };
    return `${AlarmNamePrefix} ${/\/(\w+-\w+-\d)\//.exec(authorization)?.[1]}`;
  });
  expect(requested.toSorted()).toEqual([
    "trial-vanfettle-Edge- us-east-1",
    "trial-vanfettle-Operations- eu-west-2",
  ]);
});

test("shows the state, condition and latest value of each alarm", async () => {
  const since = Date.parse("2026-11-21T10:05:00.000Z") / 1000;
  const alarm = (name: string, words: string, more: object) => ({
    AlarmName: `trial-vanfettle-Operations-Alarms${name}`,
    AlarmDescription: `${name}: ${words}. See a page.`,
    StateUpdatedTimestamp: since,
    Threshold: 1,
    ...more,
  });
  const measured = (...recentDatapoints: number[]) => ({
    StateReasonData: JSON.stringify({ recentDatapoints }),
  });
  alarms.json = {
    MetricAlarms: [
      alarm("RunsFailed", "a run failed", { StateValue: "OK", StateReasonData: "no JSON" }),
      alarm("ApiFailing", "over 1 % of calls answered 5xx", {
        StateValue: "ALARM",
        ...measured(2, 12.34),
      }),
      alarm("ApiSlow", "p99 over a second", { StateValue: "INSUFFICIENT_DATA", ...measured() }),
    ],
  };
  // Each of the two regions returns the same alarms.
  expect((await onStage(["dashboard"])).out).toContain(`
Alarms    2 of 6 raised
          ALARM    ApiFailing       over 1 % of calls answered 5xx; latest 12.3, since 2026-11-21 10:05 UTC
          ALARM    ApiFailing       over 1 % of calls answered 5xx; latest 12.3, since 2026-11-21 10:05 UTC
          ok       RunsFailed       a run failed; nothing measured
          unknown  ApiSlow          p99 over a second; nothing measured
`);
  const { alarms: read } = JSON.parse((await onStage(["dashboard", "--json"])).out) as Dashboard;
  expect(read.list[1]).toEqual({
    name: "ApiFailing",
    state: "ALARM",
    condition: "over 1 % of calls answered 5xx",
    latest: 12.34,
    threshold: 1,
    since: "2026-11-21T10:05:00.000Z",
  });
});

test("shows the rest of the dashboard to operators without permission to read alarms", async () => {
  alarms = { status: 403, json: { __type: "AccessDeniedException", message: "no right to read" } };
  const { code, out } = await onStage(["dashboard"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^Alarms +could not be read: AccessDeniedException: no right to read$/m);
  expect(out).toMatch(/^Bookings +0 on /m);
});

test("erases with the hash key from Secrets Manager or the environment, and prints the stage's partners", async () => {
  await environment.book(payload, new Date().toISOString());
  const args = ["erase", "--registration", "ST12AGE", "--yes", "--json", "--operator", "ann"];
  const without = await onStage(args);
  expect(without).toMatchObject({ code: 2, out: "" });
  expect(without.err).toContain("REGISTRATION_HASH_KEY");
  hashKey = `${environment.deps.hashKey}\n`;
  const { code, out } = await onStage(args);
  expect(code).toBe(0);
  expect(
    await onStage(args, { REGISTRATION_HASH_KEY: `${environment.deps.hashKey} ` }),
  ).toMatchObject({ code: 0 });
  expect(JSON.parse(out)).toMatchObject({ bookings: 1, recipients: ["a.example", "b.example"] });
});

test("calls the API at the stage's origin with the operator's token", async () => {
  expect(JSON.parse((await onStage(["status", "--json"])).out)).toMatchObject({ completed: 7 });
  expect(await onStage(["generate", "--region", "Wales"])).toMatchObject({ code: 1, out: "" });
  api.takeRequests();
  expect(
    await onStage(["generate", "--region", "Wales"], { OPERATOR_TOKEN: "a.b.c" }),
  ).toMatchObject({ code: 0 });
  expect(api.takeRequests()).toMatchObject([{ authorization: "Bearer a.b.c" }]);
});

test("prints a single line if the stage does not exist", async () => {
  stacks = {};
  const ran = await onStage(["bookings"]);
  expect(ran).toMatchObject({ code: 1, out: "" });
  expect(ran.err).toBe("There is no stack trial-vanfettle-Data in this account and region.\n");
});
