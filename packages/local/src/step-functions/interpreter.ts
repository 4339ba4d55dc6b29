import {
  ExecutionTimeoutError,
  StateMachine,
  type StateMachineDefinition,
} from "aws-local-stepfunctions";
import type { DeployedStateMachine } from "../assembly/state-machines.ts";
import { aslViolations } from "./asl-subset.ts";
import { dataLimitExceeded, isTooLarge, stateError } from "./errors.ts";
import type { Execution, Outcome } from "./execution-store.ts";
import { taskHandlers, type TaskOptions } from "./task-handlers.ts";

export type Machine = ReturnType<typeof interpreter>;
export type StartedRun = ReturnType<Machine["run"]>;

/**
 * Prepares a machine to be run; only this file uses the interpreter. Throws if AWS would run it
 * otherwise.
 */
export function interpreter(deployed: Omit<DeployedStateMachine, "role">, access: TaskOptions) {
  const violations = aslViolations(deployed.definition);
  if (violations.length > 0) {
    throw new Error(`${deployed.id} cannot run locally:\n${violations.join("\n")}`);
  }
  // The interpreter types every kind of state; the definition is JSON that its rules have just
  // checked.
  const machine = new StateMachine(deployed.definition as unknown as StateMachineDefinition, {
    validationOptions: { noValidate: true },
  });
  const tasks = taskHandlers(deployed.definition, access);
  function run({ executionArn: arn, name, input }: Execution) {
    let isOver = false;
    const ended = Promise.withResolvers<Outcome>();
    const taskResourceLocalHandlers: Record<string, (taskInput: unknown) => Promise<never>> = {};
    for (const [task, handle] of tasks) {
      taskResourceLocalHandlers[task] = async (taskInput) => {
        // The interpreter still starts queued items of a Map after an abort.
        if (isOver) throw stateError("Local.ExecutionOver", "The execution is over.", true);
        return (await handle(taskInput, arn)) as never;
      };
    }
    const started = machine.run(JSON.parse(input) as never, {
      overrides: { taskResourceLocalHandlers },
      context: {
        Execution: { Id: arn, Name: name, StartTime: new Date().toISOString() },
        StateMachine: { Id: deployed.arn, Name: deployed.id },
      },
    });
    /**
     * Ends the run with this outcome. Tasks in progress go on, as on AWS, but no further one
     * starts.
     */
    const end = (outcome: Outcome): void => {
      ended.resolve(outcome);
      isOver = true;
      started.abort();
    };
    const allEvents = checkOutputSizes(started.eventLogs).catch((error: Error) =>
      end(failed(error)),
    );
    const finished = started.result.then(succeeded, failed).then(async (outcome) => {
      await allEvents;
      return outcome;
    });
    const outcome = Promise.race([ended.promise, finished]).finally(() => {
      isOver = true;
    });
    return { outcome, end };
  }
  /** The seconds from the start of an execution until it times out; undefined without a limit. */
  const timeLimit = deployed.definition["TimeoutSeconds"] as number | undefined;
  return { run, timeLimit };
}

/** Enforces the quota on the states' outputs, which the interpreter does not enforce. */
async function checkOutputSizes(
  events: ReturnType<StateMachine["run"]>["eventLogs"],
): Promise<void> {
  for await (const event of events) {
    if (event.type !== "StateExited") continue;
    const { name, output } = event.state;
    if (isTooLarge(JSON.stringify(output) ?? "")) throw dataLimitExceeded(`The output of ${name}`);
  }
}

const succeeded = (output: unknown): Outcome => ({
  status: "SUCCEEDED",
  output: JSON.stringify(output),
});

function failed(error: unknown): Outcome {
  if (error instanceof ExecutionTimeoutError) {
    return { status: "TIMED_OUT", error: "States.Timeout" };
  }
  const reason = (
    error instanceof Error && error.cause instanceof Error ? error.cause : error
  ) as Error;
  // The interpreter's name for the error of a Fail state without one.
  const name = reason.name === "FailStateError" ? undefined : reason.name;
  return { status: "FAILED", error: name, cause: reason.message };
}
