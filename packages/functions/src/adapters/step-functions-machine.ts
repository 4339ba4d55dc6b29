import {
  DescribeExecutionCommand,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  SFNClient,
  StartExecutionCommand,
} from "@aws-sdk/client-sfn";
import type { Machine } from "@vanfettle/core/generation/start-run";
import { clientTimeouts } from "@vanfettle/core/table/client-timeouts";

/** Creates a Step Functions client with a timeout of two seconds per call. */
export const createSfnClient = (): SFNClient =>
  new SFNClient(clientTimeouts({ requestTimeoutMs: 2_000 }));

/**
 * Creates a machine that starts an execution per run, named by the run's id, which makes starts
 * idempotent.
 */
export function stepFunctionsMachine(client: SFNClient, machineArn: string): Machine {
  const executionArn = (runId: string) =>
    `${machineArn.replace(":stateMachine:", ":execution:")}:${runId}`;
  return {
    async start(runId) {
      const input = JSON.stringify({ runId });
      try {
        await client.send(
          new StartExecutionCommand({ stateMachineArn: machineArn, name: runId, input }),
        );
      } catch (error) {
        if (!(error instanceof ExecutionAlreadyExists)) throw error;
      }
    },
    async status(runId) {
      try {
        const { status } = await client.send(
          new DescribeExecutionCommand({ executionArn: executionArn(runId) }),
        );
        return status === "RUNNING" ? "running" : "ended";
      } catch (error) {
        if (error instanceof ExecutionDoesNotExist) return "unknown";
        throw error;
      }
    },
  };
}
