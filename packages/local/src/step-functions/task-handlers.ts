import type { AccessRequest } from "../access/policy.ts";
import { describeError } from "../lambda/messages.ts";
import { childExecution, statesOf, type AslMachine, type AslState } from "./asl.ts";
import { dataLimitExceeded, isTooLarge, stateError } from "./errors.ts";
import type { Execution } from "./execution-store.ts";

/**
 * Invokes a function by its name. Rejects with the function's error, preferably as a
 * `FunctionFailure`.
 */
export type Invoke = (functionName: string, event: unknown) => Promise<unknown>;

type TaskHandler = (input: unknown, executionArn: string) => Promise<unknown>;

/** Starts an execution of a machine for a parent execution, and returns it once it has ended. */
export type RunChild = (child: {
  parentArn: string;
  machineArn: string;
  input: string;
  /** The time at which the parent's Task times out and the child is stopped. */
  timeoutSeconds: number;
}) => Promise<Execution>;

export interface TaskOptions {
  invoke: Invoke;
  runChild: RunChild;
  /** Returns why the machine may not do something, or undefined if it may. */
  accessProblem: (request: AccessRequest) => string | undefined;
}

/**
 * Returns the handler of each Task of a machine by the Task's name: it calls a function, or runs a
 * child execution.
 */
export function taskHandlers(
  definition: AslMachine,
  options: TaskOptions,
): Map<string, TaskHandler> {
  const handlers = new Map<string, TaskHandler>();
  for (const { name, state } of statesOf(definition)) {
    if (state.Type !== "Task") continue;
    const isChild = state.Resource === childExecution;
    const handler = isChild ? childHandler(state, options) : taskHandler(name, state, options);
    handlers.set(name, handler);
  }
  return handlers;
}

function taskHandler(
  task: string,
  { Resource }: AslState,
  { invoke, accessProblem }: TaskOptions,
): TaskHandler {
  const resource = String(Resource);
  // The ARN may name a version or an alias, too.
  const [, functionName = resource] = /:function:([^:]+)/.exec(resource) ?? [];
  return async (input) => {
    const problem = accessProblem({ action: "lambda:InvokeFunction", resource });
    if (problem !== undefined) {
      throw stateError("Lambda.AWSLambdaException", `${problem} (Status Code: 403)`);
    }
    const event = JSON.stringify(input) ?? "null";
    if (isTooLarge(event)) throw dataLimitExceeded(`The input of ${task}`);
    const returned = await invoke(functionName, JSON.parse(event)).catch(throwAsStateError);
    const result = JSON.stringify(returned) ?? "null";
    if (isTooLarge(result)) throw dataLimitExceeded(`The result of ${task}`);
    return JSON.parse(result);
  };
}

/**
 * As on AWS, the error's name is the name in the state machine, and all of the error is JSON in the
 * Cause.
 */
function throwAsStateError(error: unknown): never {
  const described = describeError(error);
  throw stateError(described.errorType, JSON.stringify(described));
}

/** Sends input other than text as JSON; without input, the child has an empty object. */
function childHandler(state: AslState, { runChild, accessProblem }: TaskOptions): TaskHandler {
  const timeoutSeconds = Number(state.TimeoutSeconds);
  return async (request, parentArn) => {
    const { StateMachineArn: machineArn, Input = {} } = request as {
      StateMachineArn: string;
      Input?: unknown;
    };
    const problem = neededForChild(machineArn)
      .map(accessProblem)
      .find((each) => each !== undefined);
    if (problem !== undefined) throw stateError("StepFunctions.AccessDeniedException", problem);
    const input = typeof Input === "string" ? Input : JSON.stringify(Input);
    if (isTooLarge(input)) throw dataLimitExceeded("The input of a child execution");
    return childResult(await runChild({ parentArn, machineArn, input, timeoutSeconds }));
  };
}

/**
 * Returns the permissions that the role of a machine needs for a child: to start it, to describe
 * and stop it, and to receive its end through a rule of EventBridge.
 * https://docs.aws.amazon.com/step-functions/latest/dg/connect-stepfunctions.html
 */
function neededForChild(machineArn: string): AccessRequest[] {
  const [, , , region, account] = machineArn.split(":");
  const execution = `${machineArn.replace(":stateMachine:", ":execution:")}:any`;
  const rule = `arn:aws:events:${region}:${account}:rule/StepFunctionsGetEventsForStepFunctionsExecutionRule`;
  return [
    { action: "states:StartExecution", resource: machineArn },
    { action: "states:DescribeExecution", resource: execution },
    { action: "states:StopExecution", resource: execution },
    { action: "events:PutTargets", resource: rule },
    { action: "events:PutRule", resource: rule },
    { action: "events:DescribeRule", resource: rule },
  ];
}

/**
 * Returns the result of the Task. Throws `States.TaskFailed`, with the execution as the Cause, if
 * the child failed.
 */
function childResult(child: Execution): object {
  const described = {
    ExecutionArn: child.executionArn,
    StateMachineArn: child.stateMachineArn,
    Name: child.name,
    Status: child.status,
    StartDate: Math.round(child.startDate * 1000),
    StopDate: Math.round((child.stopDate ?? child.startDate) * 1000),
    Input: JSON.parse(child.input) as unknown,
    InputDetails: { Included: true },
  };
  if (child.status === "SUCCEEDED") {
    return {
      ...described,
      Output: JSON.parse(child.output ?? "null") as unknown,
      OutputDetails: { Included: true },
    };
  }
  throw stateError(
    "States.TaskFailed",
    JSON.stringify({ ...described, Error: child.error, Cause: child.cause }),
  );
}
