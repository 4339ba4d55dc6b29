import { randomUUID } from "node:crypto";
import type { DeployedStateMachine } from "../assembly/state-machines.ts";
import type { Handle, HttpResponse } from "../http.ts";
import { isTooLarge, ServiceException } from "./errors.ts";
import type { Executions } from "./executions.ts";

type Input = Record<string, unknown>;

/**
 * Responds to the calls of the Step Functions API that the product makes. The protocol is AWS JSON 1.0: the name of the
 * call in a header, its input as the body, and the name of an exception in `__type`.
 */
export function stepFunctionsApi(machines: DeployedStateMachine[], executions: Executions): Handle {
  const operations = new Map<string, (input: Input) => object>([
    [
      "StartExecution",
      (input) => {
        const { arn } = machineOf(machines, input);
        const name = validName(input.name ?? randomUUID());
        const { executionArn, startDate } = executions.start(arn, name, validInput(input.input ?? "{}"));
        return { executionArn, startDate };
      },
    ],
    ["DescribeExecution", (input) => executions.get(executionArnOf(input))],
  ]);

  return async ({ headers, body }) => {
    try {
      const name = headers["x-amz-target"]?.split(".").at(-1) ?? "";
      const operation = operations.get(name);
      if (!operation) throw new ServiceException("UnknownOperationException", `${name} is not supported locally.`);
      return response(200, operation(parseBody(body)));
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof ServiceException) return response(400, { __type: error.type, message });
      return response(500, { __type: "InternalFailure", message });
    }
  };
}

const response = (status: number, body: object): HttpResponse => ({
  status,
  headers: { "content-type": "application/x-amz-json-1.0", "x-amzn-requestid": randomUUID() },
  body: Buffer.from(JSON.stringify(body)),
});

function parseBody(body: Buffer): Input {
  try {
    return JSON.parse(body.toString() || "{}") as Input;
  } catch {
    throw new ServiceException("SerializationException", "The request is not JSON.");
  }
}

function machineOf(machines: DeployedStateMachine[], { stateMachineArn }: Input): DeployedStateMachine {
  const arn = requiredText(stateMachineArn, "stateMachineArn");
  if (!arn.includes(":stateMachine:")) throw new ServiceException("InvalidArn", `Invalid Arn: '${arn}'`);
  const found = machines.find((machine) => machine.arn === arn);
  if (!found) throw new ServiceException("StateMachineDoesNotExist", `State Machine Does Not Exist: '${arn}'`);
  return found;
}

function executionArnOf({ executionArn }: Input): string {
  const arn = requiredText(executionArn, "executionArn");
  if (!arn.includes(":execution:")) throw new ServiceException("InvalidArn", `Invalid Arn: '${arn}'`);
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
  try {
    JSON.parse(input);
  } catch {
    throw new ServiceException("InvalidExecutionInput", "Invalid State Machine Execution Input: not JSON");
  }
  return input;
}
