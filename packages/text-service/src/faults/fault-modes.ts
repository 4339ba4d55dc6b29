import { readerModes } from "../reader/reader-faults.ts";
import { providerAnswers, type ProviderMode } from "./provider-answers.ts";

/**
 * The ways in which a call can fail; `ok` means success. `poison-1` to `poison-30` return harmful
 * texts, and modes that start with `reader-` apply only to the second reader.
 */
export const faultModes = [
  "ok",
  "slow",
  "hang",
  "drip",
  "reset",
  "cut-body",
  "wrong-shape",
  ...(Object.keys(providerAnswers) as ProviderMode[]).filter((mode) => mode !== "reader-failing"),
  ...readerModes,
] as const;

export type FaultMode = (typeof faultModes)[number] | `poison-${number}`;

export const isFaultMode = (value: unknown): value is FaultMode =>
  typeof value === "string" &&
  ((faultModes as readonly string[]).includes(value) || /^poison-([1-9]|[12]\d|30)$/.test(value));

/** The tasks of calls: writing a text, and judging a text's sentences. */
export type TaskName = "write-location-text" | "judge-sentences";

const ofText = /^(?:poison-|wrong-shape$)/;

/** Returns whether a fault mode applies to calls with this task. */
export const suitsTask = (mode: FaultMode, task: TaskName): boolean =>
  task === "judge-sentences" ? !ofText.test(mode) : !mode.startsWith("reader-");
