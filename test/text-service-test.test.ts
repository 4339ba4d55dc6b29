import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DescribeExecutionCommand, SFNClient } from "@aws-sdk/client-sfn";
import { expect, onTestFinished, test } from "vitest";
import { stepFunctionsMachine } from "../packages/functions/src/adapters/step-functions-machine.ts";
import { startStepFunctions } from "../packages/local/src/step-functions/step-functions.ts";
import { generationDefinition } from "./generation-definition.ts";

const arn = "arn:aws:states:eu-west-2:000000000000:stateMachine:Generation";

/** Runs the machine as a test of the text service, until its execution has ended. */
async function runTest(invoke: (name: string, input: unknown) => Promise<object>) {
  const dataDir = mkdtempSync(join(tmpdir(), "machine-"));
  const role = { arn: "anyone", statements: undefined };
  const service = await startStepFunctions({
    stateMachines: [{ id: "Generation", arn, role, definition: generationDefinition() }],
    invoke,
    dataDir,
  });
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new SFNClient({ region: "eu-west-2", endpoint: service.url, credentials });
  onTestFinished(async () => {
    client.destroy();
    await service.close();
    rmSync(dataDir, { recursive: true });
  });
  const machine = stepFunctionsMachine(client, arn);
  await machine.start("tst_01ABC");
  while ((await machine.status("tst_01ABC")) !== "ended") {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const executionArn = `${arn.replace(":stateMachine:", ":execution:")}:tst_01ABC`;
  return client.send(new DescribeExecutionCommand({ executionArn }));
}

test.each([
  ["succeeds", () => Promise.resolve({})],
  ["fails", () => Promise.reject(new Error("The function died."))],
])(
  "the machine calls the step with the key once where it %s, and no other step",
  async (_, step) => {
    const calls: unknown[] = [];
    const { status } = await runTest((name, input) => {
      calls.push([name, input]);
      return step();
    });
    expect(status).toBe("SUCCEEDED");
    expect(calls).toEqual([["write-location", { runId: "tst_01ABC", test: true }]]);
  },
);
