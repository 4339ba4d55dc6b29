import {
  DescribeExecutionCommand,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  SFNClient,
  StartExecutionCommand,
} from "@aws-sdk/client-sfn";
import { executionName, type Machine } from "@vanfettle/core/generation/run-machine";
import { clientTimeouts } from "@vanfettle/core/table/client-timeouts";

/** Creates a Step Functions client with a timeout of two seconds per call. */
export const createSfnClient = (): SFNClient =>
  new SFNClient(clientTimeouts({ requestTimeoutMs: 2_000 }));

/**
 * Creates a machine that starts an execution per turn of a run, named by the run's id and turn,
 * which makes starts idempotent.
 */
export function stepFunctionsMachine(client: SFNClient, machineArn: string): Machine {
  return {
    async start(runId, turn) {
      const input = JSON.stringify({ runId });
      try {
        await client.send(
          new StartExecutionCommand({
            stateMachineArn: machineArn,
            name: executionName(runId, turn),
            input,
          }),
        );
      } catch (error) {
        if (!(error instanceof ExecutionAlreadyExists)) throw error;
      }
    },
    async status(runId, turn) {
      try {
        const executions = machineArn.replace(":stateMachine:", ":execution:");
        const { status } = await client.send(
          new DescribeExecutionCommand({
            executionArn: `${executions}:${executionName(runId, turn)}`,
          }),
        );
        return status === "RUNNING" ? "running" : "ended";
      } catch (error) {
        if (error instanceof ExecutionDoesNotExist) return "unknown";
        throw error;
      }
    },
  };
}
