/** An exception of the Step Functions API, by the name its clients know. */
export class ServiceException extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/** An error of a state. `final` ones pass every Retry and Catch, `States.ALL` included, as on AWS. */
export function stateError(name: string, cause: string, final = false): Error {
  return Object.assign(new Error(cause), { name, ...(final && { isRetryable: false, isCatchable: false }) });
}
