import { randomUUID } from "node:crypto";
import { ServiceException, stateError } from "./errors.ts";
import { executionStore, nowInSeconds, type Execution, type Outcome } from "./execution-store.ts";
import type { Machine, StartedRun } from "./interpreter.ts";
import type { RunChild } from "./task-handlers.ts";

interface ExecutionsOptions {
  machines: Map<string, Machine>;
  /** The folder of the executions; without it they last as long as the process. */
  folder: string | undefined;
  onEnd?: ((machineArn: string, outcome: Outcome) => void) | undefined;
  log: (line: string) => void;
}

interface Running {
  run: StartedRun;
  parentArn: string | undefined;
  ended: Promise<void>;
}

export type Executions = ReturnType<typeof createExecutions>;

/** The outcome of a run whose execution has not ended, because the process does. */
const interrupted: Outcome = { status: "ABORTED" };

/**
 * Creates the executions of the machines, including executions that an earlier process has stored.
 */
export function createExecutions({ machines, folder, onEnd, log }: ExecutionsOptions) {
  const store = executionStore(folder, log);
  const executions = new Map(store.load().map((execution) => [execution.executionArn, execution]));
  const running = new Map<string, Running>();

  function run(execution: Execution, machine: Machine): void {
    const started = machine.run(execution);
    const ended = started.outcome.then((outcome) => {
      if (outcome !== interrupted) end(execution, outcome);
    });
    running.set(execution.executionArn, { run: started, parentArn: execution.parentArn, ended });
  }

  function resume(execution: Execution): void {
    // On AWS executions outlive everything. Here the parent begins anew, so its children must not
    // go on beside it.
    if (execution.parentArn) {
      return end(execution, { status: "ABORTED", error: "Local.ParentStartsAnew" });
    }
    const machine = machines.get(execution.stateMachineArn);
    if (!machine) return end(execution, { status: "ABORTED", error: "Local.MachineGone" });
    if (nowInSeconds() - execution.startDate > (machine.timeLimit ?? Infinity)) {
      return end(execution, { status: "TIMED_OUT", error: "States.Timeout" });
    }
    log(`Execution ${execution.name}, which was running when the site ended, continues.`);
    run(execution, machine);
  }

  function end(execution: Execution, outcome: Outcome): void {
    Object.assign(execution, outcome, { stopDate: nowInSeconds() });
    try {
      store.save(execution);
    } catch (error) {
      // On a full disk the outcome is known until the next start, and the site keeps running.
      log(`Execution ${execution.name} could not be saved: ${(error as Error).message}`);
    }
    running.delete(execution.executionArn);
    for (const child of [...running.values()].filter(
      ({ parentArn }) => parentArn === execution.executionArn,
    )) {
      child.run.end({ status: "ABORTED" });
    }
    onEnd?.(execution.stateMachineArn, outcome);
  }

  /**
   * Starts an execution, or returns the execution that runs with the same name and input. Throws if
   * the name is taken.
   */
  function start(
    stateMachineArn: string,
    name: string,
    input: string,
    parentArn?: string,
  ): Execution {
    const machine = machines.get(stateMachineArn);
    if (!machine) {
      throw new ServiceException(
        "StateMachineDoesNotExist",
        `State Machine Does Not Exist: '${stateMachineArn}'`,
      );
    }
    const executionArn = `${stateMachineArn.replace(":stateMachine:", ":execution:")}:${name}`;
    const existing = executions.get(executionArn);
    if (existing?.status === "RUNNING" && existing.input === input) return existing;
    if (existing) {
      throw new ServiceException(
        "ExecutionAlreadyExists",
        `Execution Already Exists: '${executionArn}'`,
      );
    }
    const startDate = nowInSeconds();
    const execution: Execution = {
      executionArn,
      stateMachineArn,
      name,
      status: "RUNNING",
      startDate,
      input,
      parentArn,
    };
    store.save(execution);
    executions.set(executionArn, execution);
    run(execution, machine);
    return execution;
  }

  /** Starts a child under a unique name, and ends it if its parent ends first. */
  const runChild: RunChild = async ({ parentArn, machineArn, input, timeoutSeconds }) => {
    if (!machines.has(machineArn)) {
      const problem = `State Machine Does Not Exist: '${machineArn}'`;
      throw stateError("StepFunctions.StateMachineDoesNotExistException", problem);
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
    if (isLate) {
      throw stateError("States.Timeout", `The child took longer than ${timeoutSeconds} seconds.`);
    }
    return child;
  };

  return {
    start,
    runChild,
    get(arn: string): Execution {
      const execution = executions.get(arn);
      if (!execution) {
        throw new ServiceException("ExecutionDoesNotExist", `Execution Does Not Exist: '${arn}'`);
      }
      return execution;
    },
    /**
     * Restarts stored executions from their first state; ends children, and those without machine
     * or late.
     */
    resume(): void {
      const isLeftRunning = ({ executionArn, status }: Execution) =>
        status === "RUNNING" && !running.has(executionArn);
      for (const execution of [...executions.values()].filter(isLeftRunning)) resume(execution);
    },
    /**
     * Starts no further task of the executions in progress, which are still running when they are
     * resumed.
     */
    async close(): Promise<void> {
      for (const { run: started } of running.values()) started.end(interrupted);
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
  };
}
