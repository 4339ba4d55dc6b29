import { jsonAccessError } from "../access/access-errors.ts";
import type { NeededAccess } from "../access/checked-service.ts";
import type { HttpRequest } from "../http.ts";
import { parseJsonObject } from "../parse-json-object.ts";

/** Returns what a call of the Step Functions API needs to be allowed: its action on the machine or the execution. */
export function stepFunctionsAccess({ headers, body }: HttpRequest): NeededAccess {
  const action = `states:${headers["x-amz-target"]?.split(".").at(-1) ?? ""}`;
  const { stateMachineArn, executionArn } = parseJsonObject(body);
  const resource = [stateMachineArn, executionArn].find((arn) => typeof arn === "string") ?? "*";
  return { requests: [{ action, resource }], error: jsonAccessError };
}
