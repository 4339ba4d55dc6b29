import { dataLimitExceeded, isTooLarge, ServiceException } from "./errors.ts";
import { executionStore, finish, nowInSeconds, restarted, type Execution } from "./execution-store.ts";
import type { Interpret, InterpreterEvent, Outcome, StartedRun } from "./interpreter.ts";

export interface Executions {
  /**
   * Starts an execution. Returns the existing one if it has the same name and input and is running. Throws a
   * `ServiceException` if the name is taken otherwise.
   */
  start(machineArn: string, name: string, input: string): Execution;
  /** Throws a `ServiceException` if there is no such execution. */
  get(arn: string): Execution;
  /** Aborts the executions in progress. */
  close(): Promise<void>;
}

export interface ExecutionsOptions {
  /** The machines by their ARNs. */
  machines: Map<string, Interpret>;
  /** Where executions are stored; without it they last as long as the process. */
  folder: string | undefined;
  /** Called for each execution that has ended. */
  onEnd?: ((machineArn: string, outcome: Outcome) => void) | undefined;
  log: (line: string) => void;
}

interface Running {
  run: StartedRun;
  ended: Promise<void>;
}

export function createExecutions({ machines, folder, onEnd, log }: ExecutionsOptions): Executions {
  const store = executionStore(folder, log);
  const executions = new Map(store.load().map((execution) => [execution.executionArn, execution]));
  const running = new Map<string, Running>();

  function get(arn: string): Execution {
    const execution = executions.get(arn);
    if (!execution) throw new ServiceException("ExecutionDoesNotExist", `Execution Does Not Exist: '${arn}'`);
    return execution;
  }

  function start(machineArn: string, name: string, input: string): Execution {
    const interpret = machines.get(machineArn) as Interpret;
    const executionArn = `${machineArn.replace(":stateMachine:", ":execution:")}:${name}`;
    const existing = executions.get(executionArn);
    if (existing?.status === "RUNNING" && existing.input === input) return existing;
    if (existing) throw new ServiceException("ExecutionAlreadyExists", `Execution Already Exists: '${executionArn}'`);
    const execution: Execution = {
      executionArn,
      stateMachineArn: machineArn,
      name,
      status: "RUNNING",
      startDate: nowInSeconds(),
      input,
    };
    store.save(execution);
    executions.set(executionArn, execution);
    const run = interpret({ arn: executionArn, name, input: JSON.parse(input), onEvent: checkOutputSize });
    const ended = run.outcome.then((outcome) => end(execution, outcome));
    running.set(executionArn, { run, ended });
    return execution;
  }

  function end(execution: Execution, outcome: Outcome): void {
    finish(execution, outcome);
    try {
      store.save(execution);
    } catch (error) {
      // On a full disk the outcome is known until the next start, and the site keeps running.
      log(`Execution ${execution.name} could not be saved: ${(error as Error).message}`);
    }
    running.delete(execution.executionArn);
    onEnd?.(execution.stateMachineArn, outcome);
  }

  return {
    start,
    get,
    async close() {
      for (const { run } of running.values()) run.end({ status: "ABORTED", error: restarted });
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
  };
}

/** The interpreter does not enforce the quota on what a state puts out. */
function checkOutputSize(event: InterpreterEvent): void {
  if (event.type !== "StateExited") return;
  const { name, output } = event.state;
  if (isTooLarge(JSON.stringify(output) ?? "")) throw dataLimitExceeded(`The output of ${name}`);
}
