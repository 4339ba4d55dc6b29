import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCallers } from "../access/callers.ts";
import { startSchedules } from "../schedules.ts";
import type { Resource, Stack } from "./cloud-assembly.ts";
import { resolveAssembly } from "./intrinsics.ts";
import { deployedSchedules } from "./schedules.ts";

const functionArn = "arn:aws:lambda:eu-west-2:000000000000:function:Wake";

function deployed(properties: Record<string, unknown>, allowed = functionArn) {
  const invoke = { Effect: "Allow", Action: "lambda:InvokeFunction", Resource: allowed };
  const Resources: Record<string, Resource> = {
    Wake: { Type: "AWS::Lambda::Function" },
    Role: {
      Type: "AWS::IAM::Role",
      Properties: { Policies: [{ PolicyDocument: { Statement: [invoke] } }] },
    },
    Schedule: {
      Type: "AWS::Scheduler::Schedule",
      Properties: {
        ScheduleExpression: "rate(5 minutes)",
        State: "ENABLED",
        Target: {
          Arn: { "Fn::GetAtt": ["Wake", "Arn"] },
          RoleArn: { "Fn::GetAtt": ["Role", "Arn"] },
        },
        ...properties,
      },
    },
  };
  const location = { name: "Generation", account: "000000000000", region: "eu-west-2" };
  const stack: Stack = { ...location, template: { Resources }, assets: new Map() };
  return deployedSchedules(resolveAssembly({ stacks: [stack] }));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = (schedules: ReturnType<typeof deployedSchedules>) => {
  const invoked: unknown[] = [];
  const log: string[] = [];
  const callers = createCallers((line) => log.push(line));
  const invoke = (id: string, event: unknown) => {
    invoked.push([id, event]);
    return invoked.length === 2 ? Promise.reject(new Error("It is busy.")) : Promise.resolve({});
  };
  const { close } = startSchedules(schedules, {
    invoke,
    accessProblem: (caller, request) => callers.accessProblem(caller, request),
    log: (line) => log.push(line),
  });
  return { invoked, log, close };
};

test("a schedule invokes its function at its rate, also after a failure, until it is closed", async () => {
  const { invoked, log, close } = start(deployed({}));
  await vi.advanceTimersByTimeAsync(15 * 60_000 - 1);
  expect(invoked).toEqual([
    ["Wake", {}],
    ["Wake", {}],
  ]);
  expect(log).toEqual(["The schedule Schedule failed: It is busy."]);
  await vi.advanceTimersByTimeAsync(1);
  expect(invoked).toHaveLength(3);
  await close();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(invoked).toHaveLength(3);
});

test("a schedule whose role may not invoke the function does not", async () => {
  const { invoked, log } = start(deployed({}, `${functionArn}Other`));
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(invoked).toEqual([]);
  expect(log.join()).toMatch(/^AccessDenied: .* is not authorized to perform: lambda:Invoke/);
});

test("a disabled schedule is left out, and one at fixed times is rejected", () => {
  expect(deployed({ State: "DISABLED" })).toEqual([]);
  expect(() => deployed({ ScheduleExpression: "cron(0 0 * * ? *)" })).toThrow(/is no rate/);
});
