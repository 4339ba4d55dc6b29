import type { AccessRequest } from "../access/policy.ts";
import { FunctionFailure } from "../lambda/messages.ts";
import { childExecution, statesOf, type AslMachine } from "./asl.ts";
import { childResult, neededForChild, type ChildRequest, type RunChild } from "./child-executions.ts";
import { dataLimitExceeded, isTooLarge, stateError } from "./errors.ts";

/** Invokes a function by its name. Rejects with the function's error, preferably as a `FunctionFailure`. */
export type Invoke = (functionName: string, event: unknown) => Promise<unknown>;

/** Does a Task of the execution with this ARN. */
export type TaskHandler = (input: unknown, executionArn: string) => Promise<unknown>;

/** Returns why a machine, named by its ARN, may not do something, or undefined if it may. */
export type AccessProblem = (machineArn: string, request: AccessRequest) => string | undefined;

export interface TaskOptions {
  machineArn: string;
  invoke: Invoke;
  runChild: RunChild;
  accessProblem: AccessProblem;
}

/** Returns the handler of each Task of a machine by the Task's name. The Resource is the ARN of a function, or a child execution. */
export function taskHandlers(definition: AslMachine, options: TaskOptions): Map<string, TaskHandler> {
  const handlers = new Map<string, TaskHandler>();
  for (const { name, state } of statesOf(definition)) {
    if (state.Type !== "Task") continue;
    const resource = String(state.Resource);
    handlers.set(
      name,
      resource === childExecution
        ? childHandler(Number(state.TimeoutSeconds), options)
        : taskHandler(name, resource, options),
    );
  }
  return handlers;
}

function taskHandler(
  task: string,
  functionArn: string,
  { machineArn, invoke, accessProblem }: TaskOptions,
): TaskHandler {
  const functionName = functionNameIn(functionArn);
  return async (input) => {
    const problem = accessProblem(machineArn, { action: "lambda:InvokeFunction", resource: functionArn });
    if (problem !== undefined) throw stateError("Lambda.AWSLambdaException", `${problem} (Status Code: 403)`);
    const event = JSON.stringify(input) ?? "null";
    if (isTooLarge(event)) throw dataLimitExceeded(`The input of ${task}`);
    const result = JSON.stringify(await invoke(functionName, JSON.parse(event)).catch(throwAsStateError)) ?? "null";
    if (isTooLarge(result)) throw dataLimitExceeded(`The result of ${task}`);
    return JSON.parse(result);
  };
}

/** Sends input other than text as JSON; without input, the child has an empty object. */
function childHandler(timeoutSeconds: number, { machineArn, runChild, accessProblem }: TaskOptions): TaskHandler {
  return async (request, parentArn) => {
    const { StateMachineArn, Input = {} } = request as ChildRequest;
    const problems = neededForChild(StateMachineArn).map((needed) => accessProblem(machineArn, needed));
    const problem = problems.find((each) => each !== undefined);
    if (problem !== undefined) throw stateError("StepFunctions.AccessDeniedException", problem);
    const input = typeof Input === "string" ? Input : JSON.stringify(Input);
    if (isTooLarge(input)) throw dataLimitExceeded("The input of a child execution");
    return childResult(await runChild({ parentArn, machineArn: StateMachineArn, input, timeoutSeconds }));
  };
}

/** The ARN may name a version or an alias, too. */
function functionNameIn(arn: string): string {
  const [, name = arn] = /:function:([^:]+)/.exec(arn) ?? [];
  return name;
}

/** As on AWS, the error's name is the name in the state machine, and all of the error is JSON in the Cause. */
function throwAsStateError(error: unknown): never {
  const { errorType, errorMessage, trace } = describe(error);
  throw stateError(errorType, JSON.stringify({ errorType, errorMessage, trace }));
}

function describe(error: unknown): { errorType: string; errorMessage: string; trace: string[] } {
  if (error instanceof FunctionFailure) {
    return { errorType: error.errorType, errorMessage: error.message, trace: error.trace };
  }
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  return { errorType: error.name, errorMessage: error.message, trace: error.stack?.split("\n") ?? [] };
}
