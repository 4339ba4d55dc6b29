import { ExecutionTimeoutError, StateMachine, type StateMachineDefinition } from "aws-local-stepfunctions";
import { aslViolations } from "./asl-subset.ts";
import { stateError } from "./errors.ts";
import type { DeployedStateMachine } from "../assembly/state-machines.ts";
import { taskHandlers, type Invoke } from "./task-handlers.ts";

type Run = ReturnType<StateMachine["run"]>;
type TaskHandlers = Record<string, (input: unknown) => Promise<never>>;

export type EventLog = Run["eventLogs"] extends AsyncGenerator<infer E> ? E : never;

export interface Outcome {
  status: "SUCCEEDED" | "FAILED" | "TIMED_OUT" | "ABORTED";
  output?: string;
  error?: string | undefined;
  cause?: string | undefined;
}

export interface Started {
  outcome: Promise<Outcome>;
  /** Ends the run with this outcome. Tasks under way go on, as on AWS, but no further one starts. */
  end(outcome: Outcome): void;
}

export interface RunOptions {
  arn: string;
  name: string;
  input: unknown;
  record: (event: EventLog) => void;
}

export type Interpret = (options: RunOptions) => Started;

/** The only file that knows the interpreter. A definition it would misread is refused here, before any run. */
export function interpreter(deployed: DeployedStateMachine, invoke: Invoke): Interpret {
  const violations = aslViolations(deployed.definition);
  if (violations.length > 0) throw new Error(`${deployed.id} cannot run locally:\n${violations.join("\n")}`);
  const machine = new StateMachine(deployed.definition as unknown as StateMachineDefinition, {
    validationOptions: { noValidate: true },
  });
  const tasks = taskHandlers(deployed.definition, invoke);
  return (options) => start(machine, tasks, deployed, options);
}

function start(
  machine: StateMachine,
  tasks: ReturnType<typeof taskHandlers>,
  { arn: machineArn, id }: DeployedStateMachine,
  { arn, name, input, record }: RunOptions,
): Started {
  let over = false;
  const ended = Promise.withResolvers<Outcome>();
  // The interpreter still begins queued items of a Map after an abort.
  const refuse = () => Promise.reject(stateError("Local.ExecutionOver", "The execution is over.", true));
  const handlers = Object.fromEntries(
    [...tasks].map(([task, call]) => [task, (taskInput: unknown) => (over ? refuse() : call(taskInput))]),
  ) as TaskHandlers;
  const run = machine.run(input as never, {
    overrides: { taskResourceLocalHandlers: handlers },
    context: {
      Execution: { Id: arn, Name: name, StartTime: new Date().toISOString() },
      StateMachine: { Id: machineArn, Name: id },
    },
  });
  const end = (outcome: Outcome) => {
    ended.resolve(outcome);
    over = true;
    run.abort();
  };
  const recorded = recordAll(run.eventLogs, record).catch((error: Error) => end(failed(error)));
  const finished = run.result.then(succeeded, failed).then(async (outcome) => {
    await recorded;
    return outcome;
  });
  const outcome = Promise.race([ended.promise, finished]).finally(() => (over = true));
  return { outcome, end };
}

async function recordAll(events: Run["eventLogs"], record: RunOptions["record"]): Promise<void> {
  for await (const event of events) record(event);
}

const succeeded = (output: unknown): Outcome => ({ status: "SUCCEEDED", output: JSON.stringify(output) });

function failed(error: unknown): Outcome {
  if (error instanceof ExecutionTimeoutError) return { status: "TIMED_OUT", error: "States.Timeout" };
  const reason = (error instanceof Error && error.cause instanceof Error ? error.cause : error) as Error;
  // The interpreter's own name for a Fail state that has no Error.
  const name = reason.name === "FailStateError" ? undefined : reason.name;
  return { status: "FAILED", error: name, cause: reason.message };
}
