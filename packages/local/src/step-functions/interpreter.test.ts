import { expect, test } from "vitest";
import { FunctionFailure } from "../lambda/messages.ts";
import { interpreter } from "./interpreter.ts";
import { machine, machineArn, mapOf, namedError, serve, task } from "./testing/machine.ts";

const pass = { Type: "Pass", End: true };
const catchAll = [{ ErrorEquals: ["States.ALL"], ResultPath: "$.error", Next: "Caught" }];

test("an error of a function keeps its name and has a Cause in JSON", async () => {
  const { run } = await serve(machine({ Work: task("work") }), async () => {
    throw new FunctionFailure({ errorType: "TextRefused", errorMessage: "no", trace: ["at work"] });
  });
  const { status, error, cause } = await run({});
  expect({ status, error }).toEqual({ status: "FAILED", error: "TextRefused" });
  expect(JSON.parse(cause ?? "")).toEqual({
    errorType: "TextRefused",
    errorMessage: "no",
    trace: ["at work"],
  });
});

test("a named error is retried with backoff and full jitter until it succeeds", async () => {
  const Retry = [
    {
      ErrorEquals: ["TextRateLimited"],
      IntervalSeconds: 1,
      BackoffRate: 2,
      MaxAttempts: 2,
      MaxDelaySeconds: 1,
      JitterStrategy: "FULL",
    },
  ];
  let calls = 0;
  const { run } = await serve(machine({ Work: task("work", { Retry, End: true }) }), async () => {
    calls += 1;
    if (calls < 3) throw namedError("TextRateLimited", "slow down");
    return "written";
  });
  const { status, output } = await run({});
  expect({ status, output, calls }).toEqual({ status: "SUCCEEDED", output: '"written"', calls: 3 });
});

test("an error is caught when its attempts are used up or no Retry matches its name", async () => {
  const Retry = [
    {
      ErrorEquals: ["TextUnavailable"],
      IntervalSeconds: 1,
      MaxAttempts: 1,
      JitterStrategy: "FULL",
    },
  ];
  const definition = machine({
    Work: task("work", { Retry, Catch: catchAll, End: true }),
    Caught: pass,
  });
  const calls: unknown[] = [];
  const { run } = await serve(definition, async (_, event) => {
    const { name } = event as { name: string };
    calls.push(name);
    throw namedError(name, "failed");
  });
  for (const name of ["TextUnavailable", "KeyRejected"]) {
    const { error } = JSON.parse((await run({ name })).output ?? "") as {
      error: { Error: string; Cause: string };
    };
    expect(error.Error).toBe(name);
    expect(JSON.parse(error.Cause)).toMatchObject({ errorType: name, errorMessage: "failed" });
  }
  expect(calls).toEqual(["TextUnavailable", "TextUnavailable", "KeyRejected"]);
});

test("a task that takes longer than its TimeoutSeconds fails with States.Timeout", async () => {
  const definition = machine({
    Work: task("work", { TimeoutSeconds: 1, Catch: catchAll, End: true }),
    Caught: pass,
  });
  const { run } = await serve(definition, () => new Promise<never>(() => undefined));
  expect(JSON.parse((await run({})).output ?? "")).toMatchObject({
    error: { Error: "States.Timeout" },
  });
});

test.each([1, 5])(
  "a Map runs at most %i items at once and keeps their order in its result",
  async (concurrency) => {
    let inProgress = 0;
    let maximum = 0;
    const item = task("item", { Catch: catchAll, End: true });
    const { run } = await serve(
      machine({ Items: mapOf(concurrency, { Item: item, Caught: pass }) }),
      async (_, event) => {
        inProgress += 1;
        maximum = Math.max(maximum, inProgress);
        await new Promise((resolve) => setTimeout(resolve, 5));
        inProgress -= 1;
        return event;
      },
    );
    const items = Array.from({ length: 30 }, (_, index) => ({ index }));
    expect(JSON.parse((await run({ items })).output ?? "")).toEqual(items);
    expect(maximum).toBe(concurrency);
  },
);

test("an item that fails is caught inside the Map, and the others go on", async () => {
  const item = task("item", {
    Catch: [{ ErrorEquals: ["States.ALL"], Next: "Caught" }],
    End: true,
  });
  const failed = { Type: "Pass", Result: "failed", End: true };
  const { run } = await serve(
    machine({ Items: mapOf(2, { Item: item, Caught: failed }) }),
    async (_, event) => {
      if (event === 2) throw namedError("Broken", "two");
      return event;
    },
  );
  const { status, output } = await run({ items: [1, 2, 3, 4] });
  expect({ status, output }).toEqual({ status: "SUCCEEDED", output: '[1,"failed",3,4]' });
});

test.each([
  ["the result of a task", "work"],
  ["the results of a Map together", "third"],
])("over 256 KB, %s fails the execution despite any Catch", async (_, kind) => {
  const item = task("item", { Catch: catchAll, End: true });
  const whole = task("whole", { Catch: catchAll, End: true });
  const definition = machine(
    kind === "work"
      ? { Whole: whole, Caught: pass }
      : { Items: mapOf(3, { Item: item, Caught: pass }) },
  );
  const long = "x".repeat(kind === "work" ? 262_144 : 100_000);
  const { run } = await serve(definition, async () => long);
  expect(await run({ items: [1, 2, 3] })).toMatchObject({
    status: "FAILED",
    error: "States.DataLimitExceeded",
  });
});

test("a Fail state ends the execution with its error and cause", async () => {
  const definition = machine({ Stop: { Type: "Fail", Error: "NoPlan", Cause: "nothing to do" } });
  const { run } = await serve(definition, async () => undefined);
  expect(await run({})).toMatchObject({
    status: "FAILED",
    error: "NoPlan",
    cause: "nothing to do",
  });
});

test("an execution over the machine's TimeoutSeconds is TIMED_OUT", async () => {
  const definition = { ...machine({ Work: task("work") }), TimeoutSeconds: 1 };
  const { run } = await serve(definition, () => new Promise<never>(() => undefined));
  expect(await run({})).toMatchObject({ status: "TIMED_OUT", error: "States.Timeout" });
});

test("a definition that would run otherwise than on AWS is rejected before any run", () => {
  const definition = machine({
    Work: task("work", { TimeoutSeconds: undefined, HeartbeatSeconds: 5, End: true }),
  });
  const access = {
    invoke: async () => 1,
    runChild: () => Promise.reject(new Error("No child was expected.")),
    accessProblem: () => undefined,
  };
  expect(() => interpreter({ id: "Machine", arn: machineArn, definition }, access)).toThrow(
    "HeartbeatSeconds is not supported",
  );
});
