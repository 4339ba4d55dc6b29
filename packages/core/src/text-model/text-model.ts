import type * as z from "zod";

export interface TextRequest {
  instructions: string;
  input: string;
  /** Name and schema of the structured output. */
  format: { name: string; schema: z.ZodType };
  maxOutputTokens: number;
  /**
   * Tells the request from the others for a text where its input may change when it is repeated. By
   * default the input does.
   */
  identity?: string;
}

export interface TextUsage {
  /** Calls that reached the service and may be charged. */
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** The service stated counts that cannot be true. These are the most that the call may use. */
  isClamped?: true;
}

export interface TextResult {
  /** The parsed JSON, not yet checked against the schema. */
  value: unknown;
  /** The model as the service names it. */
  model: string;
  usage: TextUsage;
}

/** The text service. `write` rejects only with a `TextError`. */
export type TextModel = { write(request: TextRequest): Promise<TextResult> };

export const noUsage: TextUsage = { calls: 0, inputTokens: 0, outputTokens: 0 };

export const addUsage = (a: TextUsage, b: TextUsage): TextUsage => ({
  calls: a.calls + b.calls,
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
});

/**
 * The errors of a text, which the state machine matches by name. The service's own messages may
 * quote the API key.
 */
export const textErrorNames = {
  TextRateLimited: "The text service asks us to slow down.",
  TextUnavailable: "The text service returned an incomplete response.",
  ReaderUnavailable: "The second reader did not give a whole answer.",
  TextKeyRejected: "The text service rejects our key.",
  TextBlocked: "A firewall in front of the text service blocks our calls.",
  TextQuotaReached: "The quota at the text service is used up.",
  TextMisconfigured: "The text service does not accept our settings.",
  TextRequestRejected: "The text service did not accept the request.",
  TextRefused: "The text service refused to write this text.",
  TextFiltered: "The text service's filter stopped this text.",
  TextEmpty: "The text service's response is empty.",
  TextTruncated: "The text service's response was cut off at the output limit.",
  TextNotJson: "The text service's response is not JSON.",
  TextInvalid: "The text service's response cannot be used.",
} as const;

export type TextErrorName = keyof typeof textErrorNames;

interface TextErrorDetails {
  usage?: TextUsage | undefined;
  retryAfterSeconds?: number | undefined;
  /** The reason why the output is invalid, worded as a sentence for the next attempt. */
  reason?: string | undefined;
  /** Another attempt that names the problem may succeed. */
  correctable?: boolean | undefined;
  status?: number | undefined;
  /** A web page came instead of an API's response, as from a wrong address. */
  isWebPage?: true;
  /** The service's code for the error, such as `model_not_found`. */
  code?: string | undefined;
  /** The parameter of the request that the service names, such as `reasoning.effort`. */
  parameter?: string | undefined;
}

/** An error of writing a text. Includes the usage of its calls. */
export class TextError extends Error {
  override readonly name: TextErrorName;
  readonly usage: TextUsage;
  readonly details: Omit<TextErrorDetails, "usage">;

  constructor(name: TextErrorName, { usage = noUsage, ...details }: TextErrorDetails = {}) {
    super(textErrorNames[name]);
    this.name = name;
    this.usage = usage;
    this.details = details;
  }
}

/**
 * The effort of a reasoning model. `auto` is `low` for OpenAI's; `off` sends none, as other models
 * require.
 */
export const reasoningEfforts = ["auto", "off", "minimal", "low", "medium", "high"] as const;

export type ReasoningEffort = (typeof reasoningEfforts)[number];
