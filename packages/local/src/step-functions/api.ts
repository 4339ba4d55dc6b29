import { randomUUID } from "node:crypto";
import { awsJsonResponse, jsonAccessError } from "../access/access-errors.ts";
import type { Service } from "../access/checked-service.ts";
import { parseJsonObject } from "../http.ts";
import { isTooLarge, ServiceException } from "./errors.ts";
import type { Executions } from "./executions.ts";

type Input = Record<string, unknown>;

/**
 * Serves the calls of the Step Functions API that the product makes. The protocol is AWS JSON 1.0: the name of the call
 * in a header, its input as the body, and the name of an exception in `__type`. A call needs its action on its resource.
 */
export function stepFunctionsApi(executions: Executions): Service {
  const start = (input: Input) => {
    const arn = arnIn(input, "stateMachineArn", ":stateMachine:");
    const name = validName(input.name ?? randomUUID());
    const { executionArn, startDate } = executions.start(arn, name, validInput(input.input ?? "{}"));
    return { executionArn, startDate };
  };
  const describe = (input: Input) => executions.get(arnIn(input, "executionArn", ":execution:"));
  const operations = new Map([
    ["StartExecution", { resource: "stateMachineArn", run: start }],
    ["DescribeExecution", { resource: "executionArn", run: describe }],
  ]);
  return ({ headers, body }) => {
    const name = headers["x-amz-target"]?.split(".").at(-1) ?? "";
    const operation = operations.get(name);
    const resource = parseJsonObject(body)[operation?.resource ?? ""];
    return {
      requests: [{ action: `states:${name}`, resource: typeof resource === "string" ? resource : "*" }],
      error: jsonAccessError,
      respond() {
        try {
          if (!operation) throw new ServiceException("UnknownOperationException", `${name} is not supported locally.`);
          return awsJsonResponse(200, operation.run(parsed(body.toString(), "SerializationException") as Input));
        } catch (error) {
          const { message } = error as Error;
          if (error instanceof ServiceException) return awsJsonResponse(400, { __type: error.type, message });
          return awsJsonResponse(500, { __type: "InternalFailure", message });
        }
      },
    };
  };
}

/** Parses JSON. Throws an exception of the type if it is malformed. */
function parsed(json: string, type: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new ServiceException(type, "The input is not JSON.");
  }
}

function arnIn(input: Input, field: string, kind: string): string {
  const arn = requiredText(input[field], field);
  if (!arn.includes(kind)) throw new ServiceException("InvalidArn", `Invalid Arn: '${arn}'`);
  return arn;
}

function requiredText(value: unknown, field: string): string {
  if (typeof value === "string" && value !== "") return value;
  throw new ServiceException("ValidationException", `Value at '${field}' failed to satisfy constraint.`);
}

// oxlint-disable-next-line no-control-regex -- control characters are among those a name must not have
const forbiddenInNames = /[\s<>{}[\]?*"#%\\^|~`$&,;:/\u0000-\u001f\u007f-\u009f]/;

function validName(value: unknown): string {
  const name = requiredText(value, "name");
  if (name.length <= 80 && !forbiddenInNames.test(name)) return name;
  throw new ServiceException("InvalidName", `Invalid Name: '${name}'`);
}

function validInput(value: unknown): string {
  const input = requiredText(value, "input");
  if (isTooLarge(input)) throw new ServiceException("ValidationException", "Value at 'input' is over 262144 bytes.");
  parsed(input, "InvalidExecutionInput");
  return input;
}
