import { readFileSync } from "node:fs";
import { maxPauses } from "@vanfettle/core/generation/write-location";
import { definitionFile } from "../infra/generation/generation-machine.ts";
import {
  childExecution,
  type AslMachine,
  type AslState,
} from "../packages/local/src/step-functions/asl.ts";

/**
 * The events that executions of the generation machine put into their history, from its definition.
 */

/** The quota of Step Functions. */
export const maxEvents = 25_000;

const definition = JSON.parse(readFileSync(definitionFile, "utf8")) as AslMachine;
const itemStates = definition.States["Locations"]?.ItemProcessor?.States ?? {};

/** An execution starts and ends, and so does an iteration of a map. */
const startAndEnd = 2;
/** A map is entered, started, succeeds and is exited. */
const ofMap = 4;

interface Effort {
  /** Every task takes all its retries. */
  worst: boolean;
}

const attempts = (state: AslState): number =>
  1 +
  ((state["Retry"] ?? []) as { MaxAttempts: number }[]).reduce(
    (sum, { MaxAttempts }) => sum + MaxAttempts,
    0,
  );

/**
 * A state is entered and exited. Each try of a task is scheduled, started and ends; a child is
 * submitted, too.
 */
function eventsOf(state: AslState | undefined, { worst }: Effort): number {
  if (!state) throw new Error("The definition has no such state.");
  if (state.Type !== "Task") return 2;
  const ofTry = state["Resource"] === childExecution ? 4 : 3;
  return 2 + ofTry * (worst ? attempts(state) : 1);
}

const sum = (states: Record<string, AslState>, names: readonly string[], effort: Effort): number =>
  names.reduce((total, name) => total + eventsOf(states[name], effort), 0);

const ordinary: Effort = { worst: false };

/** The events of a text that is written at once. */
export const eventsOfText = (): number =>
  startAndEnd + sum(itemStates, ["WriteLocation", "IsPaused", "Written"], ordinary);

/** The events that a pause of the text service adds to the events of a text. */
export const eventsOfPause = (): number =>
  sum(itemStates, ["WaitForTextService", "WriteLocation", "IsPaused"], ordinary);

/**
 * The events of a text with all its retries and pauses, which fails in the end and whose failure is
 * hard to record.
 */
export function mostEventsOfText(): number {
  const worst: Effort = { worst: true };
  const tries = (maxPauses + 1) * sum(itemStates, ["WriteLocation", "IsPaused"], worst);
  const waits = maxPauses * eventsOf(itemStates["WaitForTextService"], worst);
  return startAndEnd + tries + waits + sum(itemStates, ["RecordFailure", "Written"], worst);
}

/** The events of an execution over a scope, without its texts. */
export const eventsOfChild = (effort: Effort): number =>
  startAndEnd + ofMap + sum(definition.States, ["IsOneScope", "PlanScope", "ScopeEnded"], effort);

/** The events that each child adds to its parent's history. */
export const eventsInParent = (effort: Effort): number =>
  sum(definition.States, ["NextScope", "IsScopeLeft", "WriteScope", "FinishScope"], effort);

/** The events of a run, without its children. */
export const eventsOfParent = (effort: Effort): number =>
  startAndEnd +
  sum(definition.States, ["IsOneScope", "NextScope", "IsScopeLeft", "FinishRun"], effort);
