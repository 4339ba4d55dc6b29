import { randomUUID } from "node:crypto";
import { ServiceException } from "./errors.ts";
import { nowInSeconds, type Execution } from "./execution.ts";
import type { Executions } from "./executions.ts";
import { page } from "./paging.ts";
import { isTooLarge } from "./payload.ts";
import type { DeployedStateMachine } from "../assembly/state-machines.ts";

type Input = Record<string, unknown>;

/** The calls of the Step Functions API that are answered here, by the name in `X-Amz-Target`. */
export type Operations = Record<string, (input: Input) => unknown>;

export function operations(machines: DeployedStateMachine[], executions: Executions): Operations {
  const creationDate = nowInSeconds();
  const summary = ({ arn, id }: DeployedStateMachine) => ({
    stateMachineArn: arn,
    name: id,
    type: "STANDARD",
    creationDate,
  });

  function machineOf({ stateMachineArn }: Input): DeployedStateMachine {
    const arn = text(stateMachineArn, "stateMachineArn");
    if (!arn.includes(":stateMachine:")) throw new ServiceException("InvalidArn", `Invalid Arn: '${arn}'`);
    const found = machines.find((machine) => machine.arn === arn);
    if (!found) throw new ServiceException("StateMachineDoesNotExist", `State Machine Does Not Exist: '${arn}'`);
    return found;
  }

  function executionArnOf({ executionArn }: Input): string {
    const arn = text(executionArn, "executionArn");
    if (!arn.includes(":execution:")) throw new ServiceException("InvalidArn", `Invalid Arn: '${arn}'`);
    return arn;
  }

  return {
    StartExecution(call) {
      const { arn } = machineOf(call);
      const name = executionName(call.name ?? randomUUID());
      const { executionArn, startDate } = executions.start(arn, name, executionInput(call.input ?? "{}"));
      return { executionArn, startDate };
    },
    async StopExecution(call) {
      const reason = { error: call.error as string | undefined, cause: call.cause as string | undefined };
      const { stopDate } = await executions.stop(executionArnOf(call), reason);
      return { stopDate };
    },
    DescribeExecution: (call) => executions.get(executionArnOf(call)),
    GetExecutionHistory(call) {
      const events = executions.history(executionArnOf(call));
      return page("events", call.reverseOrder === true ? events.toReversed() : events, call);
    },
    ListExecutions(call) {
      const { arn } = machineOf(call);
      const wanted = ({ status }: Execution) => call.statusFilter === undefined || status === call.statusFilter;
      return page("executions", executions.ofMachine(arn).filter(wanted).map(summaryOf), call);
    },
    DescribeStateMachine(call) {
      const machine = machineOf(call);
      const roleArn = "arn:aws:iam::000000000000:role/local";
      return { ...summary(machine), status: "ACTIVE", roleArn, definition: JSON.stringify(machine.definition) };
    },
    ListStateMachines: (call) => page("stateMachines", machines.map(summary), call),
  };
}

function summaryOf(execution: Execution) {
  const { executionArn, stateMachineArn, name, status, startDate, stopDate } = execution;
  return { executionArn, stateMachineArn, name, status, startDate, stopDate };
}

function text(value: unknown, field: string): string {
  if (typeof value === "string" && value !== "") return value;
  throw new ServiceException("ValidationException", `Value at '${field}' failed to satisfy constraint.`);
}

// oxlint-disable-next-line no-control-regex -- control characters are among those a name must not have
const forbiddenInNames = /[\s<>{}[\]?*"#%\\^|~`$&,;:/\u0000-\u001f\u007f-\u009f]/;

function executionName(value: unknown): string {
  const name = text(value, "name");
  if (name.length <= 80 && !forbiddenInNames.test(name)) return name;
  throw new ServiceException("InvalidName", `Invalid Name: '${name}'`);
}

function executionInput(value: unknown): string {
  const input = text(value, "input");
  if (isTooLarge(input)) throw new ServiceException("ValidationException", "Value at 'input' is over 262144 bytes.");
  try {
    JSON.parse(input);
  } catch {
    throw new ServiceException("InvalidExecutionInput", "Invalid State Machine Execution Input: not JSON");
  }
  return input;
}
