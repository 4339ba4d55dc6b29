import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Callers } from "../access/callers.ts";
import { awsJsonResponse, jsonAccessError, type Service } from "../access/checked-service.ts";
import type { DeployedStateMachine } from "../assembly/state-machines.ts";
import { listen } from "../http-server.ts";
import { parseJsonObject, type Handle } from "../http.ts";
import { isTooLarge, ServiceException } from "./errors.ts";
import type { Outcome } from "./execution-store.ts";
import { createExecutions, type Executions } from "./executions.ts";
import { interpreter } from "./interpreter.ts";
import type { Invoke } from "./task-handlers.ts";

export interface StepFunctionsOptions {
  stateMachines: DeployedStateMachine[];
  invoke: Invoke;
  /**
   * Returns why a machine's role does not let it do something; without this, every machine may do
   * everything.
   */
  accessProblem?: Callers["accessProblem"];
  /** Puts the access checks before the endpoint; without it, anyone can call the endpoint. */
  check?: (service: Service) => Handle;
  /** The folder of the executions; without it they last as long as the process. */
  dataDir?: string | undefined;
  onEnd?: (machineArn: string, outcome: Outcome) => void;
  log?: (line: string) => void;
}

const unchecked =
  (service: Service): Handle =>
  async (request) =>
    service(request).respond();

/**
 * Starts an endpoint that runs the state machines of the templates and that the SDK's client can
 * call.
 */
export async function startStepFunctions({
  stateMachines,
  invoke,
  accessProblem = () => undefined,
  check = unchecked,
  dataDir,
  onEnd,
  log = () => undefined,
}: StepFunctionsOptions) {
  const machineOf = (deployed: DeployedStateMachine) =>
    interpreter(deployed, {
      invoke,
      runChild: (child) => executions.runChild(child),
      accessProblem: (request) => accessProblem(deployed.role, request),
    });
  const executions: Executions = createExecutions({
    machines: new Map(stateMachines.map((deployed) => [deployed.arn, machineOf(deployed)])),
    folder: dataDir && join(dataDir, "step-functions"),
    onEnd,
    log,
  });
  const listener = await listen(check(stepFunctionsApi(executions)), { port: 0, log });
  return {
    url: `http://127.0.0.1:${listener.port}`,
    resume: () => executions.resume(),
    /** Leaves the executions in progress as they are, to be resumed. */
    close: async () => {
      await Promise.all([executions.close(), listener.close()]);
    },
  };
}

type Input = Record<string, unknown>;

function stepFunctionsApi(executions: Executions): Service {
  const start = (input: Input) => {
    const arn = arnIn(input, "stateMachineArn", ":stateMachine:");
    const name = validName(input.name ?? randomUUID());
    const { executionArn, startDate } = executions.start(
      arn,
      name,
      validInput(input.input ?? "{}"),
    );
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
      requests: [
        { action: `states:${name}`, resource: typeof resource === "string" ? resource : "*" },
      ],
      refuse: jsonAccessError,
      respond() {
        try {
          if (!operation) {
            throw new ServiceException(
              "UnknownOperationException",
              `${name} is not supported locally.`,
            );
          }
          return awsJsonResponse(
            200,
            operation.run(parsed(body.toString(), "SerializationException") as Input),
          );
        } catch (error) {
          const { message } = error as Error;
          if (error instanceof ServiceException) {
            return awsJsonResponse(400, { __type: error.type, message });
          }
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
  throw new ServiceException(
    "ValidationException",
    `Value at '${field}' failed to satisfy constraint.`,
  );
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
  if (isTooLarge(input)) {
    throw new ServiceException("ValidationException", "Value at 'input' is over 262144 bytes.");
  }
  parsed(input, "InvalidExecutionInput");
  return input;
}
