import { readerModes } from "../reader/reader-faults.ts";

/**
 * The ways in which a call can fail; `ok` means success. `poison-1` to `poison-30` return harmful texts, and modes that
 * start with `reader-` apply only to the second reader.
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

/** The tasks of calls: writing a text, and judging a text's sentences. */
export type TaskName = "write-location-text" | "judge-sentences";

const ofText = /^(?:poison-|wrong-shape$)/;

/** Returns whether a fault mode applies to calls with this task. */
export const suitsTask = (mode: FaultMode, task: TaskName): boolean =>
  task === "judge-sentences" ? !ofText.test(mode) : !mode.startsWith("reader-");
