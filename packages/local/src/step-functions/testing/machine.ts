import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  DescribeExecutionCommand,
  SFNClient,
  StartExecutionCommand,
  type ExecutionStatus,
} from "@aws-sdk/client-sfn";
import { onTestFinished } from "vitest";
import type { Caller } from "../../access/callers.ts";
import type { AslMachine, AslState } from "../asl.ts";
import { startStepFunctions } from "../step-functions.ts";
import type { Invoke } from "../task-handlers.ts";

export const machineArn = "arn:aws:states:eu-west-2:000000000000:stateMachine:Machine";

const functionArn = (name: string) => `arn:aws:lambda:eu-west-2:000000000000:function:${name}`;

export const task = (name: string, fields: Record<string, unknown> = { End: true }): AslState => ({
  Type: "Task",
  Resource: functionArn(name),
  TimeoutSeconds: 10,
  ...fields,
});

/** Returns a Map over `$.items` that starts each item at the first of `states`. */
export function mapOf(concurrency: number, states: Record<string, AslState>): AslState {
  const [StartAt = ""] = Object.keys(states);
  return {
    Type: "Map",
    ItemsPath: "$.items",
    MaxConcurrency: concurrency,
    ItemProcessor: { ProcessorConfig: { Mode: "INLINE" }, StartAt, States: states },
    End: true,
  };
}

export function machine(states: Record<string, AslState>): AslMachine {
  const [StartAt = ""] = Object.keys(states);
  return { StartAt, States: states };
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "step-functions-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The role of a machine that may do everything. */
export const anyRole: Caller = { arn: "anyone", statements: undefined };

/**
 * Serves one machine and returns ways to call it through the SDK's client. A `dataDir` of null
 * stores nothing.
 */
export async function serve(
  definition: AslMachine,
  invoke: Invoke,
  dataDir: string | null = newFolder(),
  log: (line: string) => void = () => undefined,
) {
  const stateMachines = [{ id: "Machine", arn: machineArn, role: anyRole, definition }];
  const service = await startStepFunctions({
    stateMachines,
    invoke,
    dataDir: dataDir ?? undefined,
    log,
  });
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new SFNClient({
    region: "eu-west-2",
    endpoint: service.url,
    credentials,
    maxAttempts: 1,
  });
  onTestFinished(async () => {
    client.destroy();
    await service.close();
  });
  const start = (input: unknown, name?: string) =>
    client.send(
      new StartExecutionCommand({
        stateMachineArn: machineArn,
        input: JSON.stringify(input),
        name,
      }),
    );
  const describe = (executionArn: string | undefined) =>
    client.send(new DescribeExecutionCommand({ executionArn }));

  /** Starts an execution and returns it when it has ended. */
  async function run(input: unknown) {
    const { executionArn } = await start(input);
    const running: ExecutionStatus = "RUNNING";
    let execution = await describe(executionArn);
    while (execution.status === running) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      execution = await describe(executionArn);
    }
    return execution;
  }
  return { client, service, start, describe, run, dataDir };
}

/** Creates an error as a function throws it, with a name that Retry and Catch match. */
export function namedError(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}
