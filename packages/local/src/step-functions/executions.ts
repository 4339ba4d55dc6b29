import { randomUUID } from "node:crypto";
import type { NewChild, RunChild } from "./child-executions.ts";
import { dataLimitExceeded, isTooLarge, ServiceException, stateError } from "./errors.ts";
import { executionStore, finish, nowInSeconds, type Execution } from "./execution-store.ts";
import type { Interpret, InterpreterEvent, StartedRun } from "./interpreter.ts";
import type { Outcome } from "./outcome.ts";

export interface Executions {
  /**
   * Starts an execution. Returns the existing one if it has the same name and input and is running. Throws a
   * `ServiceException` if the name is taken otherwise.
   */
  start(machineArn: string, name: string, input: string): Execution;
  /** Starts a child under a unique name, and ends it if its parent ends first. */
  runChild: RunChild;
  /** Throws a `ServiceException` if the execution does not exist. */
  get(arn: string): Execution;
  /**
   * Restarts, from its first state, each stored execution that was running when the process ended. An execution past
   * the time limit of its machine has timed out. An execution without its machine is aborted, and so is a child, which
   * its parent starts again.
   */
  resume(): void;
  /** Starts no further task of the executions in progress, which are still running when they are resumed. */
  close(): Promise<void>;
}

export interface Machine {
  interpret: Interpret;
  /** Seconds from the start of an execution until it times out; undefined without a limit. */
  timeLimit: number | undefined;
}

export interface ExecutionsOptions {
  /** The machines by their ARNs. */
  machines: Map<string, Machine>;
  /** The folder of the executions; without it they last as long as the process. */
  folder: string | undefined;
  /** Called for each execution that has ended. */
  onEnd?: ((machineArn: string, outcome: Outcome) => void) | undefined;
  log: (line: string) => void;
}

interface Running {
  run: StartedRun;
  parentArn: string | undefined;
  ended: Promise<void>;
}

/** The outcome of a run whose execution has not ended, because the process does. */
const interrupted: Outcome = { status: "ABORTED" };

/** Creates the executions of the machines, including executions that an earlier process has stored. */
export function createExecutions({ machines, folder, onEnd, log }: ExecutionsOptions): Executions {
  const store = executionStore(folder, log);
  const executions = new Map(store.load().map((execution) => [execution.executionArn, execution]));
  const running = new Map<string, Running>();

  function get(arn: string): Execution {
    const execution = executions.get(arn);
    if (!execution) throw new ServiceException("ExecutionDoesNotExist", `Execution Does Not Exist: '${arn}'`);
    return execution;
  }

  function start(machineArn: string, name: string, input: string, parentArn?: string): Execution {
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
      ...(parentArn !== undefined && { parentArn }),
    };
    store.save(execution);
    executions.set(executionArn, execution);
    run(execution, (machines.get(machineArn) as Machine).interpret);
    return execution;
  }

  function run(execution: Execution, interpret: Interpret): void {
    const { executionArn: arn, name, input } = execution;
    const started = interpret({ arn, name, input: JSON.parse(input), onEvent: checkOutputSize });
    const ended = started.outcome.then((outcome) => {
      if (outcome !== interrupted) end(execution, outcome);
    });
    running.set(arn, { run: started, parentArn: execution.parentArn, ended });
  }

  async function runChild({ parentArn, machineArn, input, timeoutSeconds }: NewChild): Promise<Execution> {
    if (!machines.has(machineArn)) {
      throw stateError(
        "StepFunctions.StateMachineDoesNotExistException",
        `State Machine Does Not Exist: '${machineArn}'`,
      );
    }
    const child = start(machineArn, randomUUID(), input, parentArn);
    const started = running.get(child.executionArn);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      started?.run.end({ status: "ABORTED" });
    }, timeoutSeconds * 1000);
    await started?.ended;
    clearTimeout(timer);
    if (isLate) throw stateError("States.Timeout", `The child took longer than ${timeoutSeconds} seconds.`);
    return child;
  }

  function resume(execution: Execution): void {
    // On AWS executions outlive everything. Here the parent begins anew, so its children must not go on beside it.
    if (execution.parentArn !== undefined)
      return end(execution, { status: "ABORTED", error: "Local.ParentStartsAnew" });
    const machine = machines.get(execution.stateMachineArn);
    if (!machine) return end(execution, { status: "ABORTED", error: "Local.MachineGone" });
    const { interpret, timeLimit = Number.POSITIVE_INFINITY } = machine;
    if (nowInSeconds() - execution.startDate > timeLimit) {
      return end(execution, { status: "TIMED_OUT", error: "States.Timeout" });
    }
    log(`Execution ${execution.name}, which was running when the site ended, goes on.`);
    run(execution, interpret);
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
    for (const child of [...running.values()].filter(({ parentArn }) => parentArn === execution.executionArn)) {
      child.run.end({ status: "ABORTED" });
    }
    onEnd?.(execution.stateMachineArn, outcome);
  }

  return {
    start,
    runChild,
    get,
    resume() {
      const isLeftRunning = ({ executionArn, status }: Execution) => status === "RUNNING" && !running.has(executionArn);
      for (const execution of [...executions.values()].filter(isLeftRunning)) resume(execution);
    },
    async close() {
      for (const { run: started } of running.values()) started.end(interrupted);
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
  };
}

/** Enforces the quota on a state's output, which the interpreter does not enforce. */
function checkOutputSize(event: InterpreterEvent): void {
  if (event.type !== "StateExited") return;
  const { name, output } = event.state;
  if (isTooLarge(JSON.stringify(output) ?? "")) throw dataLimitExceeded(`The output of ${name}`);
}
