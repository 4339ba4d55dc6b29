import {
  DescribeStateMachineCommand,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  GetExecutionHistoryCommand,
  InvalidExecutionInput,
  InvalidName,
  ListExecutionsCommand,
  ListStateMachinesCommand,
  paginateGetExecutionHistory,
  StartExecutionCommand,
  StateMachineDoesNotExist,
  StopExecutionCommand,
} from "@aws-sdk/client-sfn";
import { expect, test } from "vitest";
import { machine, machineArn, mapOf, newFolder, serve, task } from "./testing/machine.ts";

const forever = () => new Promise<never>(() => undefined);
const executionArn = (name: string) => `${machineArn.replace("stateMachine", "execution")}:${name}`;

test("a started execution runs its task and shows what came out", async () => {
  const { run } = await serve(machine({ Greet: task("greet") }), async (name, event) => ({ name, event }));
  const execution = await run({ who: "you" });
  expect(execution).toMatchObject({ status: "SUCCEEDED", input: '{"who":"you"}', stateMachineArn: machineArn });
  expect(JSON.parse(execution.output ?? "")).toEqual({ name: "greet", event: { who: "you" } });
  expect(execution.stopDate?.getTime()).toBeGreaterThanOrEqual(execution.startDate?.getTime() ?? Infinity);
});

test("the same name and input start nothing while running; another input or an ended execution are refused", async () => {
  const answer = Promise.withResolvers<unknown>();
  let calls = 0;
  const { start, describe } = await serve(machine({ Work: task("work") }), () => {
    calls += 1;
    return answer.promise;
  });
  const first = await start({ a: 1 }, "run_1");
  const again = await start({ a: 1 }, "run_1");
  expect(again).toMatchObject({ executionArn: first.executionArn, startDate: first.startDate });
  await expect(start({ a: 2 }, "run_1")).rejects.toBeInstanceOf(ExecutionAlreadyExists);
  answer.resolve("done");
  await expect.poll(async () => (await describe(first.executionArn)).status).toBe("SUCCEEDED");
  await expect(start({ a: 1 }, "run_1")).rejects.toBeInstanceOf(ExecutionAlreadyExists);
  expect(calls).toBe(1);
});

test("a wrong machine, execution, name or input is answered by its typed exception", async () => {
  const { client, start, describe } = await serve(machine({ Work: task("work") }), forever);
  const start2 = (input: object) => client.send(new StartExecutionCommand({ stateMachineArn: machineArn, ...input }));
  await expect(start2({ stateMachineArn: `${machineArn}Other` })).rejects.toBeInstanceOf(StateMachineDoesNotExist);
  await expect(describe(executionArn("none"))).rejects.toBeInstanceOf(ExecutionDoesNotExist);
  await expect(start({}, "a/b")).rejects.toBeInstanceOf(InvalidName);
  await expect(start2({ input: "{" })).rejects.toBeInstanceOf(InvalidExecutionInput);
  await expect(start({ long: "x".repeat(262_144) })).rejects.toMatchObject({ name: "ValidationException" });
  await expect(describe("arn:aws:states:eu-west-2:000000000000:stateMachine:Machine")).rejects.toMatchObject({
    name: "InvalidArn",
  });
});

test("a call that is not known here, or a body that is not JSON, is refused and the next one served", async () => {
  const { service, start } = await serve(machine({ Work: task("work") }), forever);
  const post = (target: string, body: string) =>
    fetch(service.url, { method: "POST", headers: { "x-amz-target": `AWSStepFunctions.${target}` }, body });
  expect(await (await post("CreateStateMachine", "{}")).json()).toMatchObject({ __type: "UnknownOperationException" });
  expect(await (await post("constructor", "{}")).json()).toMatchObject({ __type: "UnknownOperationException" });
  expect(await (await post("StartExecution", "{")).json()).toMatchObject({ __type: "SerializationException" });
  await expect(start({})).resolves.toMatchObject({ executionArn: expect.stringContaining(":execution:Machine:") });
});

test("a stopped execution is aborted with its reason and starts no further task", async () => {
  const gate = Promise.withResolvers<unknown>();
  const called: unknown[] = [];
  const states = { Item: task("work", { Catch: [{ ErrorEquals: ["States.ALL"], Next: "Caught" }], Next: "Second" }) };
  const definition = machine({
    Items: mapOf(2, {
      ...states,
      Second: task("second", { Catch: states.Item.Catch, End: true }),
      Caught: { Type: "Pass", End: true },
    }),
  });
  const { client, start, describe } = await serve(definition, (_, event) => {
    called.push(event);
    return gate.promise;
  });
  await start({ items: [1, 2, 3, 4, 5] }, "stopped");
  await expect.poll(() => called).toEqual([1, 2]);
  const reason = { error: "Operator", cause: "asked to" };
  const { stopDate } = await client.send(
    new StopExecutionCommand({ executionArn: executionArn("stopped"), ...reason }),
  );
  expect(stopDate).toBeInstanceOf(Date);
  gate.resolve({});
  await new Promise((soon) => setTimeout(soon, 50));
  expect(await describe(executionArn("stopped"))).toMatchObject({ status: "ABORTED", ...reason, stopDate });
  expect(called).toEqual([1, 2]);
});

test("the history has the events of AWS, page by page and in both directions", async () => {
  const { client, run } = await serve(
    machine({ First: task("a", { Next: "Then" }), Then: { Type: "Pass", End: true } }),
    async () => 1,
  );
  const { executionArn: arn } = await run({});
  const types: (string | undefined)[] = [];
  for await (const { events } of paginateGetExecutionHistory({ client, pageSize: 3 }, { executionArn: arn })) {
    expect(events?.length).toBeLessThanOrEqual(3);
    types.push(...(events ?? []).map(({ type }) => type));
  }
  expect(types).toEqual([
    "ExecutionStarted",
    "TaskStateEntered",
    "LambdaFunctionScheduled",
    "LambdaFunctionStarted",
    "LambdaFunctionSucceeded",
    "TaskStateExited",
    "PassStateEntered",
    "PassStateExited",
    "ExecutionSucceeded",
  ]);
  const newest = { executionArn: arn, reverseOrder: true, maxResults: 1 };
  const { events } = await client.send(new GetExecutionHistoryCommand(newest));
  expect(events).toMatchObject([{ type: "ExecutionSucceeded", executionSucceededEventDetails: { output: "1" } }]);
  await expect(client.send(new GetExecutionHistoryCommand({ ...newest, nextToken: "x" }))).rejects.toMatchObject({
    name: "InvalidToken",
  });
});

test("executions are listed newest first and by status; the machine shows its definition", async () => {
  const definition = machine({ Work: task("work") });
  const { client, run, start } = await serve(definition, (_, event) =>
    event === "stay" ? forever() : Promise.resolve(1),
  );
  await run("go");
  await start("stay", "second");
  const list = async (filter: object) => {
    const { executions } = await client.send(new ListExecutionsCommand({ stateMachineArn: machineArn, ...filter }));
    return executions?.map(({ status }) => status);
  };
  expect(await list({})).toEqual(["RUNNING", "SUCCEEDED"]);
  expect(await list({ statusFilter: "RUNNING" })).toEqual(["RUNNING"]);
  const { stateMachines } = await client.send(new ListStateMachinesCommand({}));
  expect(stateMachines).toMatchObject([{ stateMachineArn: machineArn, name: "Machine", type: "STANDARD" }]);
  const described = await client.send(new DescribeStateMachineCommand({ stateMachineArn: machineArn }));
  expect(JSON.parse(described.definition ?? "")).toEqual(definition);
});

test("after a restart ended executions are as they were, and one that was running is aborted", async () => {
  const dataDir = newFolder();
  const definition = machine({ Work: task("work") });
  const invoke = (_: string, event: unknown) => (event === "stay" ? forever() : Promise.resolve("done"));
  const before = await serve(definition, invoke, dataDir);
  const ended = await before.run("go");
  await before.start("stay", "cut_off");
  // No close in between: what a killed process leaves behind is what the second one finds.
  const after = await serve(definition, invoke, dataDir);
  expect(await after.describe(ended.executionArn)).toMatchObject({ status: "SUCCEEDED", output: '"done"' });
  expect(await after.describe(executionArn("cut_off"))).toMatchObject({
    status: "ABORTED",
    error: "Local.ProcessRestarted",
    stopDate: expect.any(Date),
  });
  const history = new GetExecutionHistoryCommand({ executionArn: ended.executionArn });
  expect((await after.client.send(history)).events).toHaveLength(7);
  await expect(after.start("stay", "cut_off")).rejects.toBeInstanceOf(ExecutionAlreadyExists);
});

test("without a folder executions are kept as long as the process", async () => {
  const { run, client, dataDir } = await serve(machine({ Work: task("work") }), async () => 1, null);
  const { executionArn: arn } = await run({});
  expect((await client.send(new GetExecutionHistoryCommand({ executionArn: arn }))).events).toHaveLength(7);
  expect(dataDir).toBeNull();
});
