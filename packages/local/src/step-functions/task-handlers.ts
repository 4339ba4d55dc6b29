import { FunctionFailure } from "../lambda/messages.ts";
import { statesOf, type AslMachine } from "./asl.ts";
import { stateError } from "./errors.ts";
import { dataLimitExceeded, isTooLarge } from "./payload.ts";

/** Calls a function by its name; rejects with what the function threw, best as a `FunctionFailure`. */
export type Invoke = (functionName: string, event: unknown) => Promise<unknown>;

/** Calls one Task with its input. */
export type CallTask = (input: unknown) => Promise<unknown>;

const functionArn = /^arn:aws[\w-]*:lambda:/;
const invokeResource = /^arn:aws[\w-]*:states:::lambda:invoke$/;

/** What stands behind each Task of a machine, by the Task's name and found by its Resource. */
export function taskHandlers(definition: AslMachine, invoke: Invoke): Map<string, CallTask> {
  const handlers = new Map<string, CallTask>();
  for (const { name, state } of statesOf(definition)) {
    if (state.Type === "Task") handlers.set(name, taskHandler(name, String(state.Resource), invoke));
  }
  return handlers;
}

function taskHandler(task: string, resource: string, invoke: Invoke): CallTask {
  const call = async (reference: string, event: unknown): Promise<unknown> => {
    const sent = JSON.stringify(event) ?? "null";
    if (isTooLarge(sent)) throw dataLimitExceeded(`The input of ${task}`);
    const answer = await invoke(functionNameIn(reference), JSON.parse(sent)).catch(throwAsStateError);
    const received = JSON.stringify(answer) ?? "null";
    if (isTooLarge(received)) throw dataLimitExceeded(`The result of ${task}`);
    return JSON.parse(received);
  };
  if (functionArn.test(resource)) return (input) => call(resource, input);
  if (!invokeResource.test(resource)) throw new Error(`Task ${task} calls ${resource}, which is not known locally.`);
  return async (input) => {
    const { FunctionName, Payload } = input as { FunctionName: string; Payload?: unknown };
    return { ExecutedVersion: "$LATEST", Payload: await call(FunctionName, Payload), StatusCode: 200 };
  };
}

/** The name in a function's ARN, of a version or alias too; a plain name is itself. */
function functionNameIn(reference: string): string {
  const [, name = reference] = /:function:([^:]+)/.exec(reference) ?? [];
  return name;
}

/** Lambda tells the machine the error's name, and all else as JSON in the Cause. */
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
