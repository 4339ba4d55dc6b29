import { join } from "node:path";
import type { Callers } from "../access/callers.ts";
import type { Service } from "../access/checked-service.ts";
import type { DeployedStateMachine } from "../assembly/state-machines.ts";
import type { Handle } from "../http.ts";
import { listen } from "../http-server.ts";
import { stepFunctionsApi } from "./api.ts";
import type { Outcome } from "./execution-store.ts";
import { createExecutions, type Executions, type Machine } from "./executions.ts";
import { interpreter } from "./interpreter.ts";
import type { Invoke } from "./task-handlers.ts";

export interface StepFunctionsOptions {
  stateMachines: DeployedStateMachine[];
  invoke: Invoke;
  /** Returns why a machine's role does not let it do something; without this, every machine may do everything. */
  accessProblem?: Callers["accessProblem"];
  /** Puts the access checks before the endpoint; without it, anyone can call the endpoint. */
  check?: (service: Service) => Handle;
  /** The folder of the executions; without it they last as long as the process. */
  dataDir?: string | undefined;
  /** Called for each execution that has ended. */
  onEnd?: (machineArn: string, outcome: Outcome) => void;
  log?: (line: string) => void;
}

const unchecked =
  (service: Service): Handle =>
  async (request) =>
    service(request).respond();

/** Starts an endpoint that runs the state machines of the templates and that the SDK's client can call. */
export async function startStepFunctions({
  stateMachines,
  invoke,
  accessProblem = () => undefined,
  check = unchecked,
  dataDir,
  onEnd,
  log = () => undefined,
}: StepFunctionsOptions) {
  const machineOf = (deployed: DeployedStateMachine): Machine => ({
    interpret: interpreter(deployed, {
      invoke,
      runChild: (child) => executions.runChild(child),
      accessProblem: (request) => accessProblem(deployed.role, request),
    }),
    timeLimit: deployed.definition["TimeoutSeconds"] as number | undefined,
  });
  const executions: Executions = createExecutions({
    machines: new Map(stateMachines.map((deployed) => [deployed.arn, machineOf(deployed)])),
    folder: dataDir && join(dataDir, "step-functions"),
    onEnd,
    log,
  });
  const listener = await listen(check(stepFunctionsApi(executions)), { port: 0, log });
  return {
    url: `http://127.0.0.1:${listener.port}`,
    /** Restarts, from its first state, each execution that was running when the last process ended. */
    resume: () => executions.resume(),
    /** Leaves the executions in progress as they are, to be resumed. */
    close: async () => void (await Promise.all([executions.close(), listener.close()])),
  };
}
