import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { answer } from "./aws-json.ts";
import { executions } from "./executions.ts";
import { interpreter, type Outcome } from "./interpreter.ts";
import { operations } from "./operations.ts";
import type { DeployedStateMachine } from "../assembly/state-machines.ts";
import type { Invoke } from "./task-handlers.ts";

export interface StepFunctionsOptions {
  stateMachines: DeployedStateMachine[];
  invoke: Invoke;
  /** Where executions are kept; without it they last as long as the process. */
  dataDir?: string | undefined;
  port?: number;
  /** Told of each execution that has ended. */
  onEnd?: (machineArn: string, outcome: Outcome) => void;
}

export interface StepFunctions {
  url: string;
  /** Executions under way become aborted, as after a kill. */
  close: () => Promise<void>;
}

/** Step Functions for one machine: the SDK's client talks to it unchanged, the deployed ASL runs in it unchanged. */
export async function startStepFunctions(options: StepFunctionsOptions): Promise<StepFunctions> {
  const { stateMachines, invoke, dataDir, port = 0, onEnd } = options;
  const machines = new Map(stateMachines.map((deployed) => [deployed.arn, interpreter(deployed, invoke)]));
  const running = executions({ machines, folder: dataDir && join(dataDir, "step-functions"), onEnd });
  const known = operations(stateMachines, running);
  const server = createServer(
    (request: IncomingMessage, response: ServerResponse) => void answer(known, request, response),
  );
  await new Promise<void>((listening, failed) => {
    server.once("error", failed).listen(port, "127.0.0.1", listening);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await Promise.all([running.close(), new Promise((closed) => server.close(closed))]);
    },
  };
}
