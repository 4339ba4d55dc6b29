/**
 * The messages between a sandbox and its worker thread. Events and results are JSON text, as on
 * AWS.
 */
export interface WorkerSettings {
  directory: string;
  handler: string;
  functionName: string;
  memoryMb: number;
  /**
   * The host whose `https://` requests are sent over HTTP, because the local distribution lacks a
   * certificate.
   */
  plainHttpHost: string | undefined;
}

export interface Invocation {
  id: string;
  event: string;
  /** The deadline in epoch milliseconds. */
  deadline: number;
}

export interface InvocationError {
  errorType: string;
  errorMessage: string;
  trace?: string[];
}

export type WorkerMessage =
  | { kind: "ready" }
  | { kind: "load-failed"; error: InvocationError }
  | { kind: "result"; id: string; result: string }
  | { kind: "error"; id: string; error: InvocationError };

/** Thrown to the caller of a function that threw, timed out or crashed. */
export class FunctionFailure extends Error {
  override readonly name = "FunctionFailure";
  readonly errorType: string;
  readonly trace: string[];

  constructor({ errorType, errorMessage, trace = [] }: InvocationError) {
    super(errorMessage);
    this.errorType = errorType;
    this.trace = trace;
  }
}

/** Describes a function's thrown value as Lambda reports it. */
export function describeError(error: unknown): Required<InvocationError> {
  if (!(error instanceof Error)) {
    return { errorType: typeof error, errorMessage: String(error), trace: [] };
  }
  if (error instanceof FunctionFailure) {
    return { errorType: error.errorType, errorMessage: error.message, trace: error.trace };
  }
  return {
    errorType: error.name,
    errorMessage: error.message,
    trace: error.stack?.split("\n") ?? [],
  };
}
