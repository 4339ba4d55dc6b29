import type { AccessRequest } from "../access/policy.ts";
import { stateError } from "./errors.ts";
import type { Execution } from "./execution-store.ts";

export interface NewChild {
  parentArn: string;
  machineArn: string;
  input: string;
  /** When the Task of the parent times out, and the child is stopped. */
  timeoutSeconds: number;
}

/** Starts an execution of a machine for a parent execution, and returns it once it has ended. */
export type RunChild = (child: NewChild) => Promise<Execution>;

/** The input of a Task that starts a child, as AWS reads it. */
export interface ChildRequest {
  StateMachineArn: string;
  Input?: unknown;
}

/**
 * Returns the permissions that the role of a machine needs for a child: to start it, to describe and stop it, and to
 * receive its end through a rule of EventBridge.
 * https://docs.aws.amazon.com/step-functions/latest/dg/connect-stepfunctions.html
 */
export function neededForChild(machineArn: string): AccessRequest[] {
  const [, , , region, account] = machineArn.split(":");
  const executions = `${machineArn.replace(":stateMachine:", ":execution:")}:any`;
  const rule = `arn:aws:events:${region}:${account}:rule/StepFunctionsGetEventsForStepFunctionsExecutionRule`;
  const on = (resource: string, actions: readonly string[]) => actions.map((action) => ({ action, resource }));
  return [
    ...on(machineArn, ["states:StartExecution"]),
    ...on(executions, ["states:DescribeExecution", "states:StopExecution"]),
    ...on(rule, ["events:PutTargets", "events:PutRule", "events:DescribeRule"]),
  ];
}

/** Returns the result of the Task. Throws `States.TaskFailed`, with the execution as the Cause, if the child did not succeed. */
export function childResult(execution: Execution): object {
  const { executionArn, stateMachineArn, name, status, startDate, stopDate, input, output, error, cause } = execution;
  const described = {
    ExecutionArn: executionArn,
    StateMachineArn: stateMachineArn,
    Name: name,
    Status: status,
    StartDate: Math.round(startDate * 1000),
    StopDate: Math.round((stopDate ?? startDate) * 1000),
    Input: JSON.parse(input) as unknown,
    InputDetails: { Included: true },
  };
  if (status === "SUCCEEDED") {
    return { ...described, Output: JSON.parse(output ?? "null") as unknown, OutputDetails: { Included: true } };
  }
  throw stateError("States.TaskFailed", JSON.stringify({ ...described, Error: error, Cause: cause }));
}
