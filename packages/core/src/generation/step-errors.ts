import type { GenerationErrorCode } from "@vanfettle/contract/generation/generation";
import type { TextErrorName } from "../text-model/text-model.ts";

/** Errors that end a step without a retry, keyed by the name that the machine's Catch passes on. */
const stepErrors = {
  RunSuperseded: "The run has ended, or another run has taken the lease.",
  RunStopped: "The run was stopped and makes no further calls.",
  BudgetReached: "The day's token budget does not allow another call.",
  LocationUnresponsive: "The text service is not working to the calls for this location.",
} as const;

export type StepErrorName = keyof typeof stepErrors;

/** The end of a step that no retry helps, by one of the names above. */
export class StepError extends Error {
  override readonly name: StepErrorName;
  /** The details for operators, as a sentence. */
  readonly reason: string | undefined;

  constructor(
    name: StepErrorName,
    { reason, ...options }: ErrorOptions & { reason?: string } = {},
  ) {
    super(stepErrors[name], options);
    this.name = name;
    this.reason = reason;
  }
}

const codes: Partial<Record<string, GenerationErrorCode>> = {
  TextRateLimited: "rate_limited",
  TextUnavailable: "unavailable",
  ReaderUnavailable: "unavailable",
  TextKeyRejected: "key_rejected",
  TextBlocked: "blocked",
  TextQuotaReached: "quota_reached",
  TextMisconfigured: "misconfigured",
  TextRequestRejected: "request_rejected",
  TextRefused: "refused",
  TextFiltered: "filtered",
  TextEmpty: "empty",
  TextTruncated: "truncated",
  TextNotJson: "not_json",
  TextInvalid: "invalid_response",
  BudgetReached: "budget_reached",
  LocationUnresponsive: "unavailable",
  RunSuperseded: "interrupted",
  RunStopped: "interrupted",
  "States.Timeout": "interrupted",
} satisfies Record<TextErrorName | StepErrorName | "States.Timeout", GenerationErrorCode>;

/**
 * Returns the code that is stored for an error's name. The names AWS gives a Lambda that died mean
 * `interrupted`.
 */
export function codeOfError(name: string): GenerationErrorCode {
  const known = Object.hasOwn(codes, name) ? codes[name] : undefined;
  return known ?? (/^(Lambda|Sandbox|Runtime)\./.test(name) ? "interrupted" : "internal");
}

/** Returns the code to stop the run with after an error that every further call would meet too. */
export const stopCodeOf = (name: string): GenerationErrorCode | undefined =>
  stopping.has(name) ? codeOfError(name) : undefined;

const stopping: ReadonlySet<string> = new Set([
  "TextKeyRejected",
  "TextQuotaReached",
  "TextMisconfigured",
  "BudgetReached",
]);
