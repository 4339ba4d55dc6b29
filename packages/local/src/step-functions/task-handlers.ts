import { FunctionFailure } from "../lambda/messages.ts";
import { statesOf, type AslMachine } from "./asl.ts";
import { dataLimitExceeded, isTooLarge, stateError } from "./errors.ts";

/** Invokes a function by its name. Rejects with what the function threw, preferably as a `FunctionFailure`. */
export type Invoke = (functionName: string, event: unknown) => Promise<unknown>;

export type TaskHandler = (input: unknown) => Promise<unknown>;

/** Returns why a machine may not invoke a function, or undefined if it may. Both are named by their ARNs. */
export type InvokeProblem = (machineArn: string, functionArn: string) => string | undefined;

export interface TaskOptions {
  machineArn: string;
  invoke: Invoke;
  invokeProblem: InvokeProblem;
}

/** Returns the handler of each Task of a machine by the Task's name. The Resource must be the ARN of a function. */
export function taskHandlers(definition: AslMachine, options: TaskOptions): Map<string, TaskHandler> {
  const handlers = new Map<string, TaskHandler>();
  for (const { name, state } of statesOf(definition)) {
    if (state.Type === "Task") handlers.set(name, taskHandler(name, String(state.Resource), options));
  }
  return handlers;
}

function taskHandler(
  task: string,
  functionArn: string,
  { machineArn, invoke, invokeProblem }: TaskOptions,
): TaskHandler {
  const functionName = functionNameIn(functionArn);
  return async (input) => {
    const problem = invokeProblem(machineArn, functionArn);
    if (problem !== undefined) throw stateError("Lambda.AWSLambdaException", `${problem} (Status Code: 403)`);
    const event = JSON.stringify(input) ?? "null";
    if (isTooLarge(event)) throw dataLimitExceeded(`The input of ${task}`);
    const result = JSON.stringify(await invoke(functionName, JSON.parse(event)).catch(throwAsStateError)) ?? "null";
    if (isTooLarge(result)) throw dataLimitExceeded(`The result of ${task}`);
    return JSON.parse(result);
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
