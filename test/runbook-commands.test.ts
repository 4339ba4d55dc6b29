import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ContentVersions } from "@vanfettle/contract/content/review-schemas";
import type { TextServiceTest } from "@vanfettle/contract/generation/text-service-schemas";
import {
  buildContentProgress,
  buildContentRun,
  buildRegionProgress,
} from "@vanfettle/contract/testing/content-progress";
import { buildNearStations } from "@vanfettle/contract/testing/near-stations";
import { recordRegistrationKey } from "@vanfettle/core/booking/registration-key";
import { deploy } from "@vanfettle/ops/deploy/deploy-command";
import { environmentVariable } from "@vanfettle/ops/deploy/stage-parameters";
import { runInProcess } from "../packages/ops/src/testing/run-in-process.ts";
import { stubServer } from "../packages/ops/src/testing/stub-server.ts";
import { actionOf, needNoPermission } from "./deploy/recorded-actions.ts";
import {
  account,
  settings,
  stage,
  startTestAccount,
  synthesizeStage,
  testTools,
} from "./deploy/test-deploy.ts";
import { startRunbookStage } from "./runbook/runbook-stage.ts";
import { callsOf } from "./runbook/runbook.ts";
import { isLong } from "./suite-length.ts";

const named = (calls: string[][]) => calls.map((args) => [args.join(" "), args] as const);
const optionOf = (args: readonly string[], option: string) => args[args.indexOf(option) + 1] ?? "";

describe("npm run deploy", () => {
  let aws: Awaited<ReturnType<typeof startTestAccount>>;
  beforeAll(() => synthesizeStage(), 600_000);
  beforeEach(async () => {
    aws = await startTestAccount();
  });
  afterEach(() => aws.stop());

  const calls = callsOf("deploy", stage).filter((args) => optionOf(args, "--stage") !== "NAME");
  // `deploy.test.ts` and `deploy-plan.test.ts` cover the other options.
  const deployed = calls.filter(
    (args) => !args.includes("--plan") && (isLong || args.length === 2),
  );

  test("the runbook has a first deploy, a deploy that adopts leftovers, and others", () => {
    expect(calls).toContainEqual(["--stage", stage]);
    expect(calls.flat()).toContain("--adopt-table");
    expect(calls.length).toBeGreaterThan(3);
  });

  test("-- --plan shows a new stage and creates nothing", async () => {
    const planning = calls.filter((args) => args.includes("--plan"));
    expect(planning).toHaveLength(1);
    const { printed, ...tools } = testTools(aws);
    const variables = Object.entries({ Account: account, ...settings }).map(
      ([key, value]) => [environmentVariable(key), value] as const,
    );
    await deploy(planning[0] ?? [], {
      ...tools,
      environment: { ...tools.environment, ...Object.fromEntries(variables) },
    });
    expect(printed.filter((line) => line.endsWith(": creates the stack"))).toHaveLength(6);
    expect(aws.cloudFormation.stacks).toEqual([]);
  });

  test.each(named(deployed))("-- %s takes an empty account to a running stage", async (_, args) => {
    // Creates the leftovers of an earlier stage, for the call that adopts them.
    for (const [option, type] of [
      ["--adopt-table", "AWS::DynamoDB::Table"],
      ["--adopt-user-pool", "AWS::Cognito::UserPool"],
    ] as const) {
      if (!args.includes(option)) continue;
      aws.cloudFormation.account.resources.set(`${type} ${optionOf(args, option)}`, {
        protected: true,
        reserved: 0,
      });
    }
    const { printed, commands: run, ...tools } = testTools(aws);
    const variables = Object.entries({ Account: account, ...settings }).map(
      ([key, value]) => [environmentVariable(key), value] as const,
    );
    const environment = { ...tools.environment, ...Object.fromEntries(variables) };
    await deploy(args, { ...tools, environment });
    expect(printed).toContain(`${stage} is deployed: https://www.vanfettle.co.uk`);
    expect(run.at(-1)).toBe(`ops protection --stage ${stage}`);
  });
});

describe("npm run ops", () => {
  let runbook: Awaited<ReturnType<typeof startRunbookStage>>;
  let api: Awaited<ReturnType<typeof stubServer>>;
  beforeAll(async () => {
    runbook = await startRunbookStage();
    api = await stubServer(({ call }) => ({
      status: call.startsWith("POST") ? 202 : 200,
      json: responseTo(call),
    }));
    runbook.aws.cloudFormation.find("eu-west-2", `${stage}-vanfettle-Api`).parameters[
      "SiteOrigin"
    ] = api.url;
    runbook.environment.announce({ url: api.url });
    await recordRegistrationKey(runbook.environment.deps);
  });
  afterAll(async () => {
    await api.stop();
    await runbook.stop();
  });

  const vehicleKeys = {
    tokenUrl: "https://login.example/token",
    clientId: "a-client-id",
    clientSecret: "a-client-secret",
    apiKey: "an-api-key",
  };
  /** The standard input of a command in the runbook, if it is not a registration. */
  const inputs: Record<string, string> = {
    "text-service-key": "sk-a-key\n",
    "vehicle-keys": JSON.stringify(vehicleKeys),
  };

  /** Runs a command with the runbook's standard input. Returns the output. */
  async function run(args: readonly string[]): Promise<string> {
    const input = inputs[args[0] ?? ""] ?? "AB12 CDE\n";
    const { code, out, err } = await runInProcess(args, runbook.variables, input);
    expect(code, err).toBe(0);
    return out + err;
  }

  /** The expected output of the runbook's calls, keyed by the start of each call. */
  const outputs: Record<string, RegExp> = {
    dashboard: /Bookings/,
    errors:
      /^12 × POST \/book 503 unavailable, the last at 2026-11-18 \d\d:\d\d UTC\nrenderer, us-east-1: 12 × ERROR page not rendered,/,
    "bookings --counts": /^\d+ bookings, /,
    bookings: /AB12CDE|AB12 CDE/,
    "text-service-key": /The key is stored/,
    "vehicle-keys": /The keys are stored/,
    "operators invite ann@": /^ann@example\.co\.uk is invited/,
    "operators revoke ann@": /^ann@example\.co\.uk can no longer sign in/,
    "operators remove ann@": /^ann@example\.co\.uk is removed/,
    "operators show-bookings ann@": /^ann@example\.co\.uk may read bookings/,
    "operators hide-bookings ann@": /^ann@example\.co\.uk may no longer read bookings/,
    "generate --region North East": /20\/20 places written/,
    "status --stage": /^Run run_1: /m,
    "content leeds --publish": /^leeds now shows version 3$/m,
    "content leeds": /^Leeds/,
    "test-text-service": /^Writer: a-model, 1\.2 s, 800 tokens in, 300 out/m,
    "budget --set": /^2026-11-22: 150,000 of 3,000,000 tokens used, before the correction 9,000$/m,
    stations: /no list of MOT stations/,
    seed: /^Places: \d+ written, \d+ unchanged, /m,
    "edge-logs": /^Logs of the renderer: /,
    invalidate: /reloads every page/,
    export: /"registration": "AB12CDE"/,
    rehash: /^\d+ bookings/,
    protection: /table, user pool and stacks are protected from deletion/,
    erase: /^\d+ bookings? erased/,
    destroy: /^Its data is kept\. To take it over: npm run deploy -- --stage testing --adopt/m,
  };
  /**
   * The commands that other tests run, because they need a browser, a restored table or an imported
   * list.
   */
  const testedElsewhere: Record<string, string> = {
    "sign-in": "test/stage-commands.test.ts",
    restore: "test/runbook-backup.test.ts",
    "restore-table": "test/runbook-backup.test.ts",
    "hide-station": "test/hide-station.test.ts",
  };
  const calls = callsOf("ops", stage).filter(
    ([name]) => name !== undefined && name !== "<command>",
  );
  /**
   * Commands that read or write every row of the stage. The short form runs them on this machine
   * only.
   */
  const isSlow = (args: string[]) =>
    ["seed", "erase"].includes(args[0] ?? "") && args.includes("--stage");
  /** Sorts destructive commands last. */
  const last = (args: string[]) => ["erase", "destroy"].indexOf(args[0] ?? "");

  const [, permissions = ""] = readFileSync("docs/running.md", "utf8").split(
    "They need these permissions:",
  );
  const rows = [...permissions.matchAll(/^\| (.+?) +\| .+ \| (.*?) *\|$/gm)];

  /** Returns whether the table of permissions has an action outside the table for a command. */
  function isListed([name = "", action = ""]: readonly string[], called: string): boolean {
    // An administrator runs it.
    if (name === "destroy") return true;
    const ofName = rows.filter(([, names = ""]) =>
      [`\`${name}\``, `\`${name} ${action}\``].some((each) => names.includes(each)),
    );
    const [service = "", operation = ""] = called.split(":");
    const isNamed = ([, , also = ""]: RegExpExecArray) =>
      also.includes(`${service}:`) && new RegExp(`[\`:]${operation}\``).test(also);
    return (
      ofName.some(isNamed) ||
      [...needNoPermission, "cloudformation:DescribeStacks"].includes(called)
    );
  }

  test("the runbook has calls of the operator's commands", () => {
    expect(calls.length).toBeGreaterThan(15);
  });

  test.each(Object.entries(testedElsewhere))("%s is run by %s", (name, file) => {
    expect(calls.some(([called]) => called === name)).toBe(true);
    expect(readFileSync(file, "utf8")).toContain(name);
  });

  const commands = calls
    .filter((args) => !((args[0] ?? "") in testedElsewhere) && (isLong || !isSlow(args)))
    .toSorted((a, b) => last(a) - last(b));
  test.each(named(commands))(
    "-- %s has the effect that the runbook states",
    async (line, args) => {
      const booking = {
        registration: "AB12CDE",
        postcode: "SW1A1AA",
        serviceType: "mot",
        location: "Leeds",
      };
      const day = args.includes("--day") ? `${optionOf(args, "--day")}T12:00:00.000Z` : undefined;
      await runbook.environment.book(booking, day ?? new Date().toISOString());
      if (/^operators (?!invite)/.test(line)) {
        runbook.aws.state.operators.set("ann@example.co.uk", {});
      }
      const [, expected = /^$/] =
        Object.entries(outputs).find(([begin]) => line.startsWith(begin)) ?? [];
      // At a terminal the command asks for confirmation, which nobody would give here.
      const asks = /^(erase|test-text-service)/.test(line) && !args.includes("--yes");
      if (line.startsWith("errors")) {
        const { logGroups } = runbook.aws.state;
        logGroups.set(`eu-west-2 ${stage}-vanfettle-Api-BookingLog`, 90);
        logGroups.set(`us-east-1 /aws/lambda/us-east-1.${stage}-vanfettle-edge`, 90);
      }
      const before = runbook.aws.requests.length;
      expect(await run(asks ? [...args, "--yes"] : args)).toMatch(expected);
      const actions = new Set(runbook.aws.requests.slice(before).map(actionOf));
      expect([...actions].filter((action) => !isListed(args, action))).toEqual([]);
    },
    // Seeding writes every place.
    300_000,
  );

  const startedAt = "2026-11-22T10:30:00.000Z";
  function responseTo(call: string): object | string {
    const [method, path = ""] = call.split(" ");
    if (path.startsWith("/local-operators/")) return "head.body.tail";
    if (path === "/api/content/text-service/test") return testOfService;
    if (path === "/api/content/text-service") return { budget, test: testOfService };
    if (path === "/api/content/budget") return { ...budget, used: 150_000, corrections: 1 };
    if (path.endsWith("/publish")) return { ...versions, publishedVersion: 3 };
    if (method === "POST") return { runId: "run_1", startedAt, region: "North East", total: 20 };
    if (path === "/api/content-progress") {
      const ended = buildRegionProgress("North East", { successful: 20, failed: 0 });
      return buildContentProgress({ startedAt, regionProgress: [ended] });
    }
    if (path === "/api/content-run") return buildContentRun({ runId: "run_1" });
    return path.startsWith("/api/stations") ? buildNearStations() : versions;
  }
});

const budget = { day: "2026-11-22", dailyTokens: 3_000_000, used: 9_000, corrections: 0 };
const testOfService: TextServiceTest = {
  testId: "tst_1",
  startedBy: "ann@example.co.uk",
  startedAt: "2026-11-22T10:30:00.000Z",
  finishedAt: "2026-11-22T10:30:02.000Z",
  state: "finished",
  protocol: "/responses with json_schema",
  calls: [
    {
      task: "write",
      model: "a-model",
      seconds: 1.2,
      tokens: { input: 800, output: 300 },
      isClamped: false,
      costPounds: null,
      schemaHeld: true,
      objections: [],
      error: null,
    },
  ],
};
const versions: ContentVersions = {
  slug: "leeds",
  name: "Leeds",
  kind: "place",
  publishedVersion: null,
  versions: [],
};
