/** What passes between a function's host and its worker. Events and answers travel as text, as they do on AWS. */
export interface WorkerSettings {
  directory: string;
  handler: string;
  functionName: string;
  functionArn: string;
  memoryMb: number;
  /** Calls to `https://` this host go to the same address over http: the local distribution has no certificate. */
  plainHttpHost: string | undefined;
}

export interface Invocation {
  id: string;
  event: string;
  deadline: number;
}

export interface InvocationError {
  errorType: string;
  errorMessage: string;
  trace?: string[];
}

export type WorkerAnswer =
  | { kind: "ready" }
  | { kind: "failed"; error: InvocationError }
  | { kind: "answer"; id: string; answer: string }
  | { kind: "error"; id: string; error: InvocationError }
  | { kind: "table-throttle"; operation: string };

/** A function that threw, timed out or died, seen from its caller. */
export class FunctionFailure extends Error {
  readonly errorType: string;
  readonly trace: string[];

  constructor({ errorType, errorMessage, trace = [] }: InvocationError) {
    super(errorMessage);
    this.name = "FunctionFailure";
    this.errorType = errorType;
    this.trace = trace;
  }
}
