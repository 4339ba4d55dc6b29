import { jsonAccessError } from "../access/access-errors.ts";
import type { NeededAccess } from "../access/checked-service.ts";
import type { HttpRequest } from "../http.ts";
import { parseJsonObject } from "../parse-json-object.ts";

/** The member of each call's input that names its resource. */
const resourceMembers: Record<string, string> = {
  StartExecution: "stateMachineArn",
  DescribeExecution: "executionArn",
};

/** Returns the permission that a call of the Step Functions API needs: its action on the machine or the execution. */
export function stepFunctionsAccess({ headers, body }: HttpRequest): NeededAccess {
  const operation = headers["x-amz-target"]?.split(".").at(-1) ?? "";
  const resource = parseJsonObject(body)[resourceMembers[operation] ?? ""];
  return {
    requests: [{ action: `states:${operation}`, resource: typeof resource === "string" ? resource : "*" }],
    error: jsonAccessError,
  };
}
