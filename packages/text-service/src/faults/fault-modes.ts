import { readerModes } from "../reader/reader-faults.ts";

/**
 * The ways a call can fail; `ok` is no failure. The modes `poison-1` to `poison-30` return a harmful text each, and
 * those that begin with `reader-` are for calls of the second reader alone.
 */
export const faultModes = [
  "ok",
  "slow",
  "rate-limit",
  "quota",
  "error-500",
  "error-502",
  "error-503",
  "hang",
  "drip",
  "reset",
  "cut-body",
  "unauthorised",
  "html-200",
  "empty-choices",
  "refusal",
  "incomplete",
  "not-json",
  "fenced-json",
  "wrong-shape",
  ...readerModes,
] as const;

export type FaultMode = (typeof faultModes)[number] | `poison-${number}`;

/** Returns whether a value is the name of a fault mode. */
export function isFaultMode(value: unknown): value is FaultMode {
  if (typeof value !== "string") return false;
  if ((faultModes as readonly string[]).includes(value)) return true;
  const poison = /^poison-(\d{1,2})$/.exec(value);
  return poison !== null && Number(poison[1]) >= 1 && Number(poison[1]) <= 30;
}

/** The tasks of calls: to write a text, and to judge the sentences of one. */
export type TaskName = "write-location-text" | "judge-sentences";

const ofText = /^(?:poison-|wrong-shape$)/;

/** Returns whether a call with this task can fail in this way. */
export const suitsTask = (mode: FaultMode, task: TaskName): boolean =>
  task === "judge-sentences" ? !ofText.test(mode) : !mode.startsWith("reader-");
