import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  InvalidExecutionInput,
  InvalidName,
  StartExecutionCommand,
  StateMachineDoesNotExist,
} from "@aws-sdk/client-sfn";
import { expect, test } from "vitest";
import { machine, machineArn, mapOf, newFolder, serve, task } from "./testing/machine.ts";

const forever = () => new Promise<never>(() => undefined);
const executionArn = (name: string) => `${machineArn.replace("stateMachine", "execution")}:${name}`;

const contextOf = { "name.$": "$$.Execution.Name", "input.$": "$" };

test("a started execution runs its task and has its result as output", async () => {
  const { run } = await serve(machine({ Greet: task("greet") }), async (name, event) => ({
    name,
    event,
  }));
  const execution = await run({ who: "you" });
  expect(execution).toMatchObject({
    status: "SUCCEEDED",
    input: '{"who":"you"}',
    stateMachineArn: machineArn,
  });
  expect(JSON.parse(execution.output ?? "")).toEqual({ name: "greet", event: { who: "you" } });
  expect(execution.stopDate?.getTime()).toBeGreaterThanOrEqual(
    execution.startDate?.getTime() ?? Infinity,
  );
});

test("a name starts one execution: the same input returns it while it runs, anything else is rejected", async () => {
  const result = Promise.withResolvers<unknown>();
  let calls = 0;
  const { start, describe } = await serve(machine({ Work: task("work") }), () => {
    calls += 1;
    return result.promise;
  });
  const first = await start({ a: 1 }, "run_1");
  const again = await start({ a: 1 }, "run_1");
  expect(again).toMatchObject({ executionArn: first.executionArn, startDate: first.startDate });
  await expect(start({ a: 2 }, "run_1")).rejects.toBeInstanceOf(ExecutionAlreadyExists);
  result.resolve("done");
  await expect.poll(async () => (await describe(first.executionArn)).status).toBe("SUCCEEDED");
  await expect(start({ a: 1 }, "run_1")).rejects.toBeInstanceOf(ExecutionAlreadyExists);
  expect(calls).toBe(1);
});

test("a wrong machine, execution, name or input results in its typed exception", async () => {
  const { client, start, describe } = await serve(machine({ Work: task("work") }), forever);
  const startWith = (input: object) =>
    client.send(new StartExecutionCommand({ stateMachineArn: machineArn, ...input }));
  await expect(startWith({ stateMachineArn: `${machineArn}Other` })).rejects.toBeInstanceOf(
    StateMachineDoesNotExist,
  );
  await expect(describe(executionArn("none"))).rejects.toBeInstanceOf(ExecutionDoesNotExist);
  await expect(start({}, "a/b")).rejects.toBeInstanceOf(InvalidName);
  await expect(startWith({ input: "{" })).rejects.toBeInstanceOf(InvalidExecutionInput);
  await expect(start({ long: "x".repeat(262_144) })).rejects.toMatchObject({
    name: "ValidationException",
  });
  await expect(
    describe("arn:aws:states:eu-west-2:000000000000:stateMachine:Machine"),
  ).rejects.toMatchObject({
    name: "InvalidArn",
  });
});

test("an unsupported call or a body that is not JSON is rejected, and the next call succeeds", async () => {
  const { service, start } = await serve(machine({ Work: task("work") }), forever);
  const post = (target: string, body: string) =>
    fetch(service.url, {
      method: "POST",
      headers: { "x-amz-target": `AWSStepFunctions.${target}` },
      body,
    });
  expect(await (await post("CreateStateMachine", "{}")).json()).toMatchObject({
    __type: "UnknownOperationException",
  });
  expect(await (await post("constructor", "{}")).json()).toMatchObject({
    __type: "UnknownOperationException",
  });
  expect(await (await post("StartExecution", "{")).json()).toMatchObject({
    __type: "SerializationException",
  });
  await expect(start({})).resolves.toMatchObject({
    executionArn: expect.stringContaining(":execution:Machine:"),
  });
});

test("closing the service stops further tasks, and resuming it continues the execution", async () => {
  const gate = Promise.withResolvers<unknown>();
  const events: unknown[] = [];
  const states = {
    Item: task("work", {
      Catch: [{ ErrorEquals: ["States.ALL"], Next: "Caught" }],
      Next: "Second",
    }),
  };
  const definition = machine({
    Items: mapOf(2, {
      ...states,
      Second: task("second", { Catch: states.Item.Catch, End: true }),
      Caught: { Type: "Pass", End: true },
    }),
  });
  const { service, start, dataDir } = await serve(definition, (_, event) => {
    events.push(event);
    return gate.promise;
  });
  await start({ items: [1, 2, 3, 4, 5] }, "interrupted");
  await expect.poll(() => events).toEqual([1, 2]);
  await service.close();
  gate.resolve({});
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(events).toEqual([1, 2]);
  const later = await serve(definition, async (_, event) => event, dataDir);
  expect(await later.describe(executionArn("interrupted"))).toMatchObject({ status: "RUNNING" });
  later.service.resume();
  await expect
    .poll(() => later.describe(executionArn("interrupted")))
    .toMatchObject({ status: "SUCCEEDED", output: "[1,2,3,4,5]" });
});

test("after a kill, leaves ended executions unchanged, and restarts a running execution once with its name, input and start date", async () => {
  const dataDir = newFolder();
  const definition = machine({ Work: task("work", { Parameters: contextOf, End: true }) });
  const result = Promise.withResolvers<unknown>();
  const events: unknown[] = [];
  const before = await serve(
    machine({ Work: task("work") }),
    (_, event) => (event === "stay" ? forever() : Promise.resolve("done")),
    dataDir,
  );
  const ended = await before.run("go");
  const { startDate } = await before.start("stay", "cut_off");
  // Not closed before: the second service finds what a killed process leaves.
  const after = await serve(
    definition,
    (_, event) => {
      events.push(event);
      return result.promise;
    },
    dataDir,
  );
  after.service.resume();
  after.service.resume();
  await expect.poll(() => events).toEqual([{ name: "cut_off", input: "stay" }]);
  expect(await after.start("stay", "cut_off")).toMatchObject({
    executionArn: executionArn("cut_off"),
    startDate,
  });
  result.resolve("done");
  await expect
    .poll(() => after.describe(executionArn("cut_off")))
    .toMatchObject({ status: "SUCCEEDED", output: '"done"', startDate });
  expect(await after.describe(ended.executionArn)).toMatchObject({
    status: "SUCCEEDED",
    output: '"done"',
  });
  expect(events).toHaveLength(1);
});

test("an execution past the time limit of its machine is not resumed: it has timed out", async () => {
  const dataDir = newFolder();
  const definition = { ...machine({ Work: task("work") }), TimeoutSeconds: 3_600 };
  const before = await serve(definition, forever, dataDir);
  await before.start({}, "old");
  const file = join(dataDir, "step-functions", "Machine.old.execution.json");
  const stored = JSON.parse(readFileSync(file, "utf8")) as { startDate: number };
  writeFileSync(file, JSON.stringify({ ...stored, startDate: stored.startDate - 3_601 }));
  let calls = 0;
  const after = await serve(definition, async () => (calls += 1), dataDir);
  after.service.resume();
  expect(await after.describe(executionArn("old"))).toMatchObject({
    status: "TIMED_OUT",
    error: "States.Timeout",
  });
  expect(calls).toBe(0);
});

test("reports and skips a damaged file without changing it, and loads the other executions", async () => {
  const dataDir = newFolder();
  const definition = machine({ Work: task("work") });
  const { run, service } = await serve(definition, async () => "done", dataDir);
  const { executionArn: arn } = await run("go");
  await service.close();
  const folder = join(dataDir, "step-functions");
  const running = {
    stateMachineArn: machineArn,
    name: "n",
    status: "RUNNING",
    startDate: Date.now() / 1000,
  };
  const damaged = {
    "cut.execution.json": '{"executionArn":"arn:a',
    "none.execution.json": "null",
    "no-input.execution.json": JSON.stringify({
      ...running,
      executionArn: executionArn("no-input"),
    }),
    "cut-input.execution.json": JSON.stringify({
      ...running,
      executionArn: executionArn("cut-input"),
      input: "{",
    }),
    "no-start.execution.json": JSON.stringify({
      ...running,
      executionArn: "arn:b",
      input: "{}",
      startDate: undefined,
    }),
  };
  for (const [name, text] of Object.entries(damaged)) writeFileSync(join(folder, name), text);
  const lines: string[] = [];
  const after = await serve(definition, forever, dataDir, (line) => lines.push(line));
  after.service.resume();
  expect(await after.describe(arn)).toMatchObject({ status: "SUCCEEDED" });
  for (const [name, text] of Object.entries(damaged)) {
    expect(lines.join("\n")).toContain(`Skipped the execution in ${join(folder, name)},`);
    expect(readFileSync(join(folder, name), "utf8")).toBe(text);
  }
});

test("without a folder executions last as long as the process", async () => {
  const { run, describe } = await serve(machine({ Work: task("work") }), async () => 1, null);
  const { executionArn: arn } = await run({});
  expect(await describe(arn)).toMatchObject({ status: "SUCCEEDED", output: "1" });
});
