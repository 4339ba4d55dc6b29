import { AsyncLocalStorage } from "node:async_hooks";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DescribeTableCommand, type DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  DescribeExecutionCommand,
  SFNClient,
  type DescribeExecutionCommandOutput,
} from "@aws-sdk/client-sfn";
import { describe, expect, onTestFinished, test } from "vitest";
import type { StepName } from "@vanfettle/contract/deployment";
import { cancelRun } from "@vanfettle/core/generation/cancel-run";
import { contentRun } from "@vanfettle/core/generation/content-run";
import { maxReadings } from "@vanfettle/core/generation/metered-model";
import { contentProgress } from "@vanfettle/core/generation/progress";
import { currentRun } from "@vanfettle/core/generation/run-lease";
import { continueWaitingRun } from "@vanfettle/core/generation/run-wait";
import { startRun } from "@vanfettle/core/generation/start-run";
import {
  finishRun,
  finishScope,
  nextScope,
  planScope,
  recordFailure,
  type FailureInput as RecordFailureInput,
} from "@vanfettle/core/generation/steps";
import { writeStep } from "@vanfettle/core/generation/write-location";
import { findLocation } from "@vanfettle/core/location/location";
import {
  acceptingReader,
  createFakeTextModel,
  throwTextError,
  type FakeTextModel,
} from "@vanfettle/core/testing/fake-text-model";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "@vanfettle/core/testing/generation-harness";
import type { TextModel } from "@vanfettle/core/text-model/text-model";
import {
  EndInput,
  FailureInput,
  RunInput,
  ScopeInput,
  WriteInput,
} from "@vanfettle/functions/generation/step";
import { stepPermissions } from "../infra/functions/table-permissions.ts";
import { stepFunctionsMachine } from "../packages/functions/src/adapters/step-functions-machine.ts";
import type { AccessRequest } from "../packages/local/src/access/policy.ts";
import { tableAccess } from "../packages/local/src/access/table-access.ts";
import { statesOf, type AslMachine } from "../packages/local/src/step-functions/asl.ts";
import { startStepFunctions } from "../packages/local/src/step-functions/step-functions.ts";
import { generationDefinition } from "./generation-definition.ts";
import { isLong } from "./suite-length.ts";

const machineArn = "arn:aws:states:eu-west-2:000000000000:stateMachine:Generation";

/** A twentieth of a second, which the local interpreter accepts and AWS does not. */
const shortWait = 0.05;

/**
 * Returns the definition with waits that are short enough for a test, whose clock is not the
 * interpreter's.
 */
function withShortWaits(machine: AslMachine): AslMachine {
  for (const { state } of statesOf(machine)) {
    if (state.Type === "Wait") {
      delete state["SecondsPath"];
      state["Seconds"] = shortWait;
    }
    for (const retry of (state["Retry"] ?? []) as Record<string, unknown>[]) {
      Object.assign(retry, {
        IntervalSeconds: shortWait,
        BackoffRate: 1,
        MaxDelaySeconds: shortWait,
      });
    }
  }
  return machine;
}

type Step = (input: unknown) => Promise<object>;

/** The step whose code is running. */
const runningStep = new AsyncLocalStorage<StepName>();

const isAllowed = (step: StepName, { action, resource, leadingKeys }: AccessRequest): boolean =>
  stepPermissions[step].some(
    ({ actions, target, partitions }) =>
      actions.some((allowed) => allowed === action) &&
      resource === (target === "table" ? "table" : `table/index/${target}`) &&
      leadingKeys?.every((key) => partitions.some((each) => key.startsWith(each.slice(0, -1)))),
  );

/** Refuses what a step's role may not do, as DynamoDB does. */
async function enforceRoles(client: DynamoDBClient, tableName: string): Promise<void> {
  const { Table: create } = await client.send(new DescribeTableCommand({ TableName: tableName }));
  const access = tableAccess([
    { id: tableName, arn: "table", create: create as never, timeToLive: undefined },
  ]);
  client.middlewareStack.add(
    (next) => (args) => {
      const step = runningStep.getStore();
      const { headers, body } = args.request as { headers: Record<string, string>; body: string };
      const operation = headers["x-amz-target"]?.split(".")[1] ?? "";
      const refused =
        step && access(operation, JSON.parse(body)).find((request) => !isAllowed(step, request));
      if (refused) {
        const { action, leadingKeys } = refused;
        throw Object.assign(new Error(`${step} may not ${action} ${String(leadingKeys)}`), {
          name: "AccessDeniedException",
        });
      }
      return next(args);
    },
    { step: "build", priority: "low", name: "enforceRoles" },
  );
}
type Failing = Partial<Record<StepName, (input: Record<string, string>) => void>>;

function stepsOf(
  harness: GenerationHarness,
  models: { model: FakeTextModel; reader: TextModel },
  failing: Failing,
): Record<StepName, Step> {
  const deps = { ...harness.deps, ...models };
  const withoutResult = async (work: Promise<void>) => {
    await work;
    return {};
  };
  const steps: Record<StepName, Step> = {
    "next-scope": (input) => nextScope(deps, RunInput.parse(input)),
    "plan-scope": (input) => planScope(deps, ScopeInput.parse(input)),
    "write-location": (input) => writeStep(deps, WriteInput.parse(input)),
    "record-failure": (input) =>
      withoutResult(recordFailure(deps, FailureInput.parse(input) satisfies RecordFailureInput)),
    "finish-scope": (input) => withoutResult(finishScope(deps, ScopeInput.parse(input))),
    "finish-run": (input) => withoutResult(finishRun(deps, EndInput.parse(input))),
  };
  for (const [name, fail] of Object.entries(failing)) {
    const step = steps[name as StepName];
    steps[name as StepName] = async (input) => {
      fail(input as Record<string, string>);
      return step(input);
    };
  }
  return steps;
}

let harness: GenerationHarness;

/** Starts a run over a region as the API does and waits until its execution has ended. */
async function runRegion(options: {
  model?: FakeTextModel;
  reader?: TextModel;
  failing?: Failing;
  region?: string;
  count?: number;
  /** Starts a queue over all places instead, which continues daily. */
  asQueue?: boolean;
  /** Wakes a run that waits for a budget, day by day. */
  wakes?: boolean;
  dailyTokens?: number;
}) {
  const {
    model = createFakeTextModel(),
    reader = acceptingReader,
    failing = {},
    region = "wales",
    count = 6,
    asQueue = false,
    wakes = false,
  } = options;
  harness = await startGenerationHarness(buildTowns(region, count), options);
  await enforceRoles(harness.database.client, harness.database.tableName);
  const steps = stepsOf(harness, { model, reader }, failing);
  const inputs: unknown[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), "machine-"));
  const service = await startStepFunctions({
    stateMachines: [
      {
        id: "Generation",
        arn: machineArn,
        role: { arn: "anyone", statements: undefined },
        definition: withShortWaits(generationDefinition()),
      },
    ],
    invoke: (name, input) => {
      inputs.push(input);
      const step = name as StepName;
      return runningStep.run(step, () => steps[step](input));
    },
    dataDir,
  });
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new SFNClient({ region: "eu-west-2", endpoint: service.url, credentials });
  onTestFinished(async () => {
    client.destroy();
    await service.close();
    rmSync(dataDir, { recursive: true });
    await harness.stop();
  });
  const machine = stepFunctionsMachine(client, machineArn);
  const deps = { ...harness.deps, machine, modelNames: ["vanfettle-local-test"] as const };
  const { runId } = asQueue
    ? await startRun(
        deps,
        { kind: "queue", selection: { kind: "all" }, texts: count, continuesDaily: true },
        "operator",
      )
    : await startRun(deps, { kind: "region", region }, "operator");
  const executionOf = async (name: string): Promise<DescribeExecutionCommandOutput> => {
    const executionArn = `${machineArn.replace(":stateMachine:", ":execution:")}:${name}`;
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const execution = await client.send(new DescribeExecutionCommand({ executionArn }));
      if (execution.status !== "RUNNING") return execution;
    }
  };
  const execution = await executionOf(runId);
  // The schedule looks once a day; the first turn is that of the start.
  for (let turn = 2; wakes; turn++) {
    harness.pass(86_400_000);
    if ((await continueWaitingRun(deps)).outcome !== "continued") break;
    await executionOf(`${runId}-${turn}`);
  }
  const [run, progress, usage] = await Promise.all([
    currentRun(harness.deps),
    contentProgress(harness.deps),
    contentRun(deps),
  ]);
  const { queue } = usage;
  return { execution, run, progress, usage, queue, inputs, model, machine, runId };
}

const broken = () => {
  throw new TypeError("broken");
};

describe("the generation machine, run by the local interpreter over the real steps", () => {
  test("writes a region, passes only ids between steps and gives up the lease", async () => {
    const { execution, run, progress, inputs, model, machine, runId } = await runRegion({});
    expect(execution.status).toBe("SUCCEEDED");
    expect(run).toMatchObject({ status: "finished", leaseUntil: 0 });
    expect(progress).toMatchObject({ isRunning: false, completed: 6, failed: 0 });
    expect(model.calls).toHaveLength(6);
    expect(Math.max(...inputs.map((input) => JSON.stringify(input).length))).toBeLessThan(1_000);
    expect(execution.output?.length).toBeLessThan(1_000);
    expect(await machine.status(runId)).toBe("ended");
    expect(await machine.status("run_none")).toBe("unknown");
    await machine.start(runId);
    expect(model.calls).toHaveLength(6);
  });

  test("retries passing errors by name", async () => {
    const model = createFakeTextModel((_, call) => {
      if (call <= 2) throwTextError("TextUnavailable");
    });
    const { execution, progress, usage } = await runRegion({ model });
    expect(execution.status).toBe("SUCCEEDED");
    expect(progress).toMatchObject({ completed: 6, failed: 0 });
    // A writing and a reading of each.
    expect(usage.paidCalls).toBe(12);
    expect(model.calls).toHaveLength(8);
  });

  test("pays the writer once and publishes the text when its reader fails for a while", async () => {
    const model = createFakeTextModel();
    let readings = 0;
    const reader: TextModel = {
      write: (request) => {
        readings += 1;
        return readings < maxReadings
          ? throwTextError("TextUnavailable")
          : acceptingReader.write(request);
      },
    };
    const { progress, usage } = await runRegion({ model, reader, count: 1 });
    expect(progress).toMatchObject({ completed: 1, failed: 0 });
    expect([model.calls.length, readings, usage.paidCalls]).toEqual([1, maxReadings, 2]);
    expect((await findLocation(harness.deps, "aaabury")).row.publishedVersion).toBe(1);
  });

  test.runIf(isLong)(
    "waits as long as the service asks, without using up its retries",
    async () => {
      const model = createFakeTextModel((_, call) => {
        if (call === 1) throwTextError("TextRateLimited", 1);
      });
      const { progress } = await runRegion({
        model,
        count: 1,
        failing: { "write-location": () => harness.pass(1_000) },
      });
      expect(progress).toMatchObject({ completed: 1, failed: 0 });
      expect(model.calls).toHaveLength(2);
    },
  );

  test.runIf(isLong)(
    "stops after a few calls when the service does not respond, and reports it",
    async () => {
      const model = createFakeTextModel(() => throwTextError("TextUnavailable"));
      const failing: Failing = { "write-location": () => harness.pass(10_000) };
      const { execution, run, progress, usage } = await runRegion({ model, count: 16, failing });
      expect(execution.status).toBe("SUCCEEDED");
      expect(model.calls.length).toBeLessThanOrEqual(8);
      expect(run).toMatchObject({ status: "failed", stopCode: "unavailable", leaseUntil: 0 });
      expect(progress).toMatchObject({ failed: 16, error: "The text service is not working." });
      expect(usage.paidCalls).toBe(0);
    },
  );

  test("continues with the other places when one fails for good", async () => {
    const model = createFakeTextModel((name) => {
      if (name === buildTowns("wales", 1)[0]?.name) throwTextError("TextRefused");
    });
    const { execution, run, progress } = await runRegion({ model });
    expect(execution.status).toBe("SUCCEEDED");
    expect(run?.status).toBe("finished");
    expect(model.calls).toHaveLength(6);
    expect(progress.regionProgress).toMatchObject([
      { successful: 5, failed: 1, errorCode: "refused" },
    ]);
  });

  test("records a step that crashes without its error message", async () => {
    const failing: Failing = {
      "write-location": ({ slug }) => {
        if (slug === buildTowns("wales", 1)[0]?.canonicalSlug) throw new Error("sk-canary");
      },
    };
    const { progress, inputs } = await runRegion({ failing });
    expect(progress.regionProgress).toMatchObject([
      { successful: 5, failed: 1, errorCode: "internal" },
    ]);
    expect(JSON.stringify([progress, inputs])).not.toContain("canary");
  });

  test("stops making calls once the key is rejected", async () => {
    const model = createFakeTextModel(() => throwTextError("TextKeyRejected"));
    const { run, progress } = await runRegion({ model, count: 12 });
    expect(model.calls.length).toBeLessThanOrEqual(3);
    expect(run).toMatchObject({ status: "failed", stopCode: "key_rejected" });
    expect(progress.regionProgress).toMatchObject([
      { successful: 0, failed: 12, errorCode: "key_rejected" },
    ]);
  });

  test.each<[StepName, Partial<Record<string, unknown>>]>([
    ["plan-scope", { successful: 0, errorCode: "interrupted" }],
    ["record-failure", { successful: 5, errorCode: "interrupted" }],
  ])("ends the region and gives up the lease although %s always fails", async (step, region) => {
    const model = createFakeTextModel((name) => {
      if (name === buildTowns("wales", 1)[0]?.name) throwTextError("TextRefused");
    });
    const { execution, run, progress } = await runRegion({ model, failing: { [step]: broken } });
    expect(execution.status).toBe("SUCCEEDED");
    expect(run).toMatchObject({ status: "finished", leaseUntil: 0 });
    expect(progress.regionProgress).toMatchObject([{ region: "Wales", total: 6, ...region }]);
  });

  test("fails, ends the region and gives up the lease if finish-scope always fails", async () => {
    const { execution, run, progress } = await runRegion({ failing: { "finish-scope": broken } });
    expect(execution).toMatchObject({ status: "FAILED", error: "GenerationFailed" });
    expect(run).toMatchObject({ status: "failed", leaseUntil: 0 });
    expect(progress.regionProgress).toMatchObject([{ successful: 6, total: 6, failed: 0 }]);
  });

  test("fails and gives up the lease if next-scope always fails", async () => {
    const { execution, run, progress } = await runRegion({ failing: { "next-scope": broken } });
    expect(execution).toMatchObject({ status: "FAILED", error: "GenerationFailed" });
    expect(run).toMatchObject({ status: "failed", leaseUntil: 0 });
    expect(progress.regionProgress).toMatchObject([
      { successful: 0, total: 6, errorCode: "interrupted" },
    ]);
  });

  test("fails if finish-run always fails, and the next run can start", async () => {
    const { execution, run, progress, machine, runId } = await runRegion({
      failing: { "finish-run": broken },
    });
    expect(execution.status).toBe("FAILED");
    expect(run?.status).toBe("running");
    expect(progress.regionProgress).toMatchObject([{ successful: 6, total: 6 }]);
    expect(await machine.status(runId)).toBe("ended");
    const deps = { ...harness.deps, machine };
    const request = { kind: "region", region: "scotland" } as const;
    expect((await startRun(deps, request, "another operator")).runId).not.toBe(runId);
  });

  test.runIf(isLong)("writes a queue part by part, each in a separate execution", async () => {
    const { execution, queue, model, inputs } = await runRegion({ asQueue: true, count: 104 });
    expect(execution.status).toBe("SUCCEEDED");
    expect(queue).toMatchObject({ state: "finished", texts: 104, done: 104, failed: 0 });
    expect(model.calls).toHaveLength(104);
    expect(new Set(model.calls).size).toBe(104);
    expect(Math.max(...inputs.map((input) => JSON.stringify(input).length))).toBeLessThan(1_000);
  });

  test("waits for the next day without an execution when the budget is used up, and fails no text", async () => {
    const { execution, queue, model, runId, machine } = await runRegion({
      asQueue: true,
      dailyTokens: 30_000,
      wakes: true,
    });
    expect(execution.status).toBe("SUCCEEDED");
    expect(await machine.status(runId, 2)).toBe("ended");
    expect(queue).toMatchObject({ state: "finished", done: 6, failed: 0 });
    expect(queue?.finishedAt?.slice(0, 10)).not.toBe(queue?.startedAt.slice(0, 10));
    expect(new Set(model.calls).size).toBe(model.calls.length);
  });

  test("ends a cancelled queue instead of letting it wait", async () => {
    const cancelled: Promise<unknown>[] = [];
    const failing: Failing = {
      "finish-scope": ({ runId = "" }) =>
        void cancelled.push(runningStep.exit(() => cancelRun(harness.deps, { runId }, "operator"))),
    };
    const { execution, queue } = await runRegion({
      asQueue: true,
      dailyTokens: 30_000,
      failing,
      wakes: true,
    });
    await Promise.all(cancelled);
    expect(execution.status).toBe("SUCCEEDED");
    expect(queue).toMatchObject({ state: "failed", errorCode: "cancelled" });
  });

  test("leaves texts to a further execution after three pauses, and fails none", async () => {
    const model = createFakeTextModel((_, call) => {
      if (call <= 8) throwTextError("TextRateLimited", 1);
    });
    const failing = { "write-location": () => harness.pass(1_000) };
    const { queue, model: called } = await runRegion({ asQueue: true, count: 2, model, failing });
    expect(queue).toMatchObject({ state: "finished", done: 2, failed: 0 });
    expect(called.calls).toHaveLength(10);
  });

  test("writes nothing for a region without places", async () => {
    const { execution, progress } = await runRegion({ count: 0 });
    expect(execution.status).toBe("SUCCEEDED");
    expect(progress.regionProgress).toMatchObject([{ successful: 0, total: 0, failed: 0 }]);
    await expect(findLocation(harness.deps, "aaabury")).rejects.toMatchObject({
      code: "location_not_found",
    });
  });
});
