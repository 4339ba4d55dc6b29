import { join } from "node:path";
import type { DeployedStateMachine } from "../assembly/state-machines.ts";
import { listen } from "../http-server.ts";
import { stepFunctionsApi } from "./api.ts";
import { createExecutions } from "./executions.ts";
import { interpreter, type Outcome } from "./interpreter.ts";
import type { Invoke } from "./task-handlers.ts";

export interface StepFunctionsOptions {
  stateMachines: DeployedStateMachine[];
  invoke: Invoke;
  /** Where executions are stored; without it they last as long as the process. */
  dataDir?: string | undefined;
  /** Called for each execution that has ended. */
  onEnd?: (machineArn: string, outcome: Outcome) => void;
  log?: (line: string) => void;
}

export interface StepFunctions {
  url: string;
  /** Aborts the executions in progress. */
  close: () => Promise<void>;
}

/** Starts an endpoint that runs the state machines of the templates and that the SDK's client can call. */
export async function startStepFunctions(options: StepFunctionsOptions): Promise<StepFunctions> {
  const { stateMachines, invoke, dataDir, onEnd, log = () => undefined } = options;
  const machines = new Map(stateMachines.map((deployed) => [deployed.arn, interpreter(deployed, invoke)]));
  const executions = createExecutions({ machines, folder: dataDir && join(dataDir, "step-functions"), onEnd, log });
  const listener = await listen(stepFunctionsApi(stateMachines, executions), { port: 0, log });
  return {
    url: `http://127.0.0.1:${listener.port}`,
    async close() {
      await Promise.all([executions.close(), listener.close()]);
    },
  };
}
