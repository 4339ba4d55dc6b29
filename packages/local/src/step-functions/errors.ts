/** An exception of the Step Functions API. `type` is its name for clients. */
export class ServiceException extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/**
 * Creates the error of a state. A `final` one is not matched by any Retry or Catch, `States.ALL`
 * included.
 */
export function stateError(name: string, cause: string, final = false): Error {
  return Object.assign(new Error(cause), {
    name,
    ...(final && { isRetryable: false, isCatchable: false }),
  });
}

/** The quota for the input and the output of a state and of an execution. */
const maxPayloadBytes = 262_144;

/** Returns whether an input or output exceeds the quota of Step Functions. */
export const isTooLarge = (json: string): boolean => Buffer.byteLength(json) > maxPayloadBytes;

/** Creates the error of an input or output that exceeds the quota. No Retry or Catch matches it. */
export function dataLimitExceeded(what: string): Error {
  const cause = `${what} exceeds the maximum of ${maxPayloadBytes} bytes.`;
  return stateError("States.DataLimitExceeded", cause, true);
}
