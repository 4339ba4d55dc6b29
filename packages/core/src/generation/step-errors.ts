import type { GenerationErrorCode } from "@vanfettle/contract/generation-errors";
import type { TextErrorName } from "../text-model/text-errors.ts";

/** What ends a step for good, by the name that the machine's Catch passes on. */
const stepErrors = {
  RunSuperseded: "The run is over, or another one has taken its place.",
  RunStopped: "The run was stopped; no further text is asked for.",
  BudgetReached: "The day's token budget does not allow another call.",
} as const;

export type StepErrorName = keyof typeof stepErrors;

export class StepError extends Error {
  override readonly name: StepErrorName;

  constructor(name: StepErrorName) {
    super(stepErrors[name]);
    this.name = name;
  }
}

const codes: Partial<Record<string, GenerationErrorCode>> = {
  TextRateLimited: "rate_limited",
  TextUnavailable: "unavailable",
  TextKeyRejected: "key_rejected",
  TextQuotaReached: "quota_reached",
  TextRefused: "refused",
  TextInvalid: "text_rejected",
  TextRejected: "text_rejected",
  BudgetReached: "budget_reached",
  RunSuperseded: "interrupted",
  RunStopped: "interrupted",
  "States.Timeout": "interrupted",
} satisfies Record<TextErrorName | StepErrorName | "States.Timeout", GenerationErrorCode>;

/** The fixed code for the name a step failed with; the machine's own names for a Lambda that died mean an interruption. */
export function codeOfError(name: string): GenerationErrorCode {
  const known = Object.hasOwn(codes, name) ? codes[name] : undefined;
  return known ?? (/^(Lambda|Sandbox|Runtime)\./.test(name) ? "interrupted" : "internal");
}

/** Errors after which every further call would fail as well. */
export const stopCodeOf = (name: string): GenerationErrorCode | undefined =>
  name === "TextKeyRejected" || name === "TextQuotaReached" || name === "BudgetReached" ? codeOfError(name) : undefined;
