import { noUsage, type TextUsage } from "./text-model.ts";

/**
 * What can go wrong with a text, by the name that the state machine's Retry and Catch match. Messages are fixed: the
 * service's own words may quote the key.
 */
export const textErrorNames = {
  TextRateLimited: "The text service asks us to slow down.",
  TextUnavailable: "The text service did not give a whole answer.",
  TextKeyRejected: "The text service rejects our key.",
  TextQuotaReached: "The quota at the text service is used up.",
  TextRefused: "The text service refused to write this text.",
  TextInvalid: "The text service's answer cannot be used.",
  TextRejected: "The text did not pass the checks.",
} as const;

export type TextErrorName = keyof typeof textErrorNames;

interface TextErrorDetails {
  usage?: TextUsage | undefined;
  retryAfterSeconds?: number | undefined;
  /** Why an answer is invalid, in words that the next try may be told. */
  reason?: string | undefined;
  /** Another try with the fault named may mend it. */
  correctable?: boolean | undefined;
  /** Codes of the checks that failed. */
  faults?: readonly string[] | undefined;
  status?: number | undefined;
}

export class TextError extends Error {
  override readonly name: TextErrorName;
  /** Of every call made for the text so far. */
  readonly usage: TextUsage;
  readonly details: Omit<TextErrorDetails, "usage">;

  constructor(name: TextErrorName, { usage = noUsage, ...details }: TextErrorDetails = {}) {
    super(textErrorNames[name]);
    this.name = name;
    this.usage = usage;
    this.details = details;
  }
}
