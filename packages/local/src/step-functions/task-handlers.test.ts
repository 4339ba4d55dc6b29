import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aslViolations } from "./asl-subset.ts";
import { childExecution } from "./asl.ts";
import { startStepFunctions } from "./step-functions.ts";
import {
  anyRole,
  machine,
  machineArn,
  namedError,
  newFolder,
  serve,
  task,
} from "./testing/machine.ts";

/** A machine that runs itself for each of its parts: with `part` in its input it does the work. */
const parentAndChild = (fields: Record<string, unknown> = {}) =>
  machine({
    IsPart: {
      Type: "Choice",
      Choices: [{ Variable: "$.part", IsPresent: true, Next: "Work" }],
      Default: "Part",
    },
    Part: {
      Type: "Task",
      Resource: childExecution,
      TimeoutSeconds: 5,
      Parameters: {
        "StateMachineArn.$": "$$.StateMachine.Id",
        Input: { part: 1, "of.$": "$.of", "by.$": "$$.Execution.Name" },
      },
      End: true,
      ...fields,
    },
    Work: task("work"),
  });

const forever = () => new Promise<never>(() => undefined);
const executionsIn = (folder: string) =>
  readdirSync(join(folder, "step-functions")).map(
    (file) =>
      JSON.parse(readFileSync(join(folder, "step-functions", file), "utf8")) as Record<
        string,
        unknown
      >,
  );

test("a task starts a child with a unique name, waits for it, and returns its output as JSON", async () => {
  const { start, describe, dataDir } = await serve(parentAndChild(), async (_, event) => ({
    did: event,
  }));
  const { executionArn } = await start({ of: 3 }, "parent");
  await expect.poll(async () => (await describe(executionArn)).status).toBe("SUCCEEDED");
  const result = JSON.parse((await describe(executionArn)).output ?? "") as Record<string, unknown>;
  const input = { part: 1, of: 3, by: "parent" };
  expect(result).toMatchObject({
    Status: "SUCCEEDED",
    StateMachineArn: machineArn,
    Input: input,
    Output: { did: input },
  });
  expect(result["Name"]).not.toBe("parent");
  expect(await describe(String(result["ExecutionArn"]))).toMatchObject({ status: "SUCCEEDED" });
  expect(executionsIn(dataDir ?? "")).toHaveLength(2);
});

test("a child that fails fails the task with States.TaskFailed and itself as the cause, and Retry starts another child", async () => {
  let calls = 0;
  const retry = [{ ErrorEquals: ["States.TaskFailed"], IntervalSeconds: 1, MaxAttempts: 1 }];
  const { run } = await serve(parentAndChild({ Retry: retry }), async () => {
    calls += 1;
    throw namedError("Broken", "no");
  });
  const execution = await run({ of: 1 });
  expect(execution).toMatchObject({ status: "FAILED", error: "States.TaskFailed" });
  expect(JSON.parse(execution.cause ?? "")).toMatchObject({ Status: "FAILED", Error: "Broken" });
  expect(calls).toBe(2);
});

test("a child is stopped when its task times out", async () => {
  const { run, dataDir } = await serve(parentAndChild({ TimeoutSeconds: 1 }), forever);
  expect(await run({ of: 1 })).toMatchObject({ status: "FAILED", error: "States.Timeout" });
  await expect
    .poll(() => executionsIn(dataDir ?? "").map(({ status }) => status))
    .toEqual(expect.arrayContaining(["ABORTED", "FAILED"]));
});

test("a child is stopped when its parent ends first", async () => {
  const definition = { ...parentAndChild(), TimeoutSeconds: 1 };
  const { run, dataDir } = await serve(definition, forever);
  expect(await run({ of: 1 })).toMatchObject({ status: "TIMED_OUT" });
  await expect
    .poll(() => executionsIn(dataDir ?? "").filter(({ status }) => status === "RUNNING"))
    .toEqual([]);
});

test("after a kill the parent starts another child, and the old child stops", async () => {
  const dataDir = newFolder();
  const before = await serve(parentAndChild(), forever, dataDir);
  await before.start({ of: 1 }, "parent");
  await expect.poll(() => executionsIn(dataDir)).toHaveLength(2);
  const events: unknown[] = [];
  const after = await serve(
    parentAndChild(),
    async (_, event) => {
      events.push(event);
      return "done";
    },
    dataDir,
  );
  after.service.resume();
  await expect
    .poll(() => executionsIn(dataDir).map(({ status }) => status))
    .toEqual(expect.arrayContaining(["ABORTED", "SUCCEEDED", "SUCCEEDED"]));
  expect(events).toHaveLength(1);
});

test.each([
  "states:StartExecution",
  "states:DescribeExecution",
  "states:StopExecution",
  "events:PutTargets",
  "events:PutRule",
  "events:DescribeRule",
])("without the permission %s no child starts", async (denied) => {
  const folder = newFolder();
  const invoked: unknown[] = [];
  const service = await startStepFunctions({
    stateMachines: [
      { id: "Machine", arn: machineArn, role: anyRole, definition: parentAndChild() },
    ],
    invoke: async (name) => invoked.push(name),
    accessProblem: (_, { action }) => (action === denied ? `may not ${action}` : undefined),
    dataDir: folder,
  });
  const headers = { "x-amz-target": "AWSStepFunctions.StartExecution" };
  const body = JSON.stringify({ stateMachineArn: machineArn, name: "parent", input: '{"of":1}' });
  await fetch(service.url, { method: "POST", headers, body });
  await expect
    .poll(() => executionsIn(folder))
    .toMatchObject([{ status: "FAILED", cause: `may not ${denied}` }]);
  await service.close();
  expect(invoked).toEqual([]);
});

test.each([
  [{ TimeoutSeconds: undefined }, "has no TimeoutSeconds"],
  [{ Parameters: { Input: {} } }, "has no StateMachineArn"],
  [{ Parameters: { "StateMachineArn.$": "$.arn", Name: "one" } }, "Name is not supported"],
  [{ Resource: "arn:aws:states:::states:startExecution" }, "is not the ARN of a function"],
])("a child with %j would run otherwise than on AWS", (fields, violation) => {
  expect(aslViolations(JSON.parse(JSON.stringify(parentAndChild(fields)))).join("\n")).toContain(
    violation,
  );
});
