import type { HistoryEventType } from "@aws-sdk/client-sfn";
import type { EventLog, Outcome } from "./interpreter.ts";

/** An event as `GetExecutionHistory` sends it; times in seconds. */
export interface HistoryEvent {
  id: number;
  previousEventId: number;
  timestamp: number;
  type: HistoryEventType;
  [details: string]: unknown;
}

type NewEvent = { type: HistoryEventType } & Record<string, unknown>;

export const startEvent = (input: string): NewEvent => ({
  type: "ExecutionStarted",
  executionStartedEventDetails: { input },
});

export function outcomeEvent({ status, output, error, cause }: Outcome): NewEvent {
  switch (status) {
    case "SUCCEEDED":
      return { type: "ExecutionSucceeded", executionSucceededEventDetails: { output } };
    case "FAILED":
      return { type: "ExecutionFailed", executionFailedEventDetails: { error, cause } };
    case "TIMED_OUT":
      return { type: "ExecutionTimedOut", executionTimedOutEventDetails: { error, cause } };
    case "ABORTED":
      return { type: "ExecutionAborted", executionAbortedEventDetails: { error, cause } };
  }
}

/** What one event of the interpreter is in the history of AWS: a Task's entry there also schedules its function. */
export function historyEvents(event: EventLog): NewEvent[] {
  switch (event.type) {
    case "StateEntered": {
      const { name, type, input } = event.state;
      const entered = {
        type: `${type}StateEntered` as HistoryEventType,
        stateEnteredEventDetails: { name, input: json(input) },
      };
      return type === "Task" ? [entered, ...scheduled(input)] : [entered];
    }
    case "StateRetried":
      return event.state.type === "Task" ? scheduled(event.state.input) : [];
    case "StateExited": {
      const { name, type, output } = event.state;
      const exited = {
        type: `${type}StateExited` as HistoryEventType,
        stateExitedEventDetails: { name, output: json(output) },
      };
      const succeeded = { type: "LambdaFunctionSucceeded", lambdaFunctionSucceededEventDetails: {} } as const;
      return type === "Task" ? [succeeded, exited] : [exited];
    }
    case "StateFailed": {
      if (event.state.type !== "Task") return [];
      const details = { error: event.Error, cause: String(event.Cause) };
      if (event.Error === "States.Timeout") {
        return [{ type: "LambdaFunctionTimedOut", lambdaFunctionTimedOutEventDetails: details }];
      }
      return [{ type: "LambdaFunctionFailed", lambdaFunctionFailedEventDetails: details }];
    }
    case "MapIterationStarted":
    case "MapIterationSucceeded":
    case "MapIterationFailed": {
      const details = `m${event.type.slice(1)}EventDetails`;
      return [{ type: event.type, [details]: { name: event.parentState.name, index: event.index } }];
    }
    default:
      return [];
  }
}

const json = (value: unknown) => JSON.stringify(value) ?? "null";

const scheduled = (input: unknown): NewEvent[] => [
  { type: "LambdaFunctionScheduled", lambdaFunctionScheduledEventDetails: { input: json(input) } },
  { type: "LambdaFunctionStarted" },
];
