import type * as z from "zod";

/** A request for a JSON value of a given shape. */
export interface TextRequest {
  instructions: string;
  input: string;
  /** Name and schema of the structured output. */
  format: { name: string; schema: z.ZodType };
  maxOutputTokens: number;
}

export interface TextUsage {
  /** Calls that reached the service and may be charged. */
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

export interface TextResult {
  /** The parsed JSON, not yet checked against the schema. */
  value: unknown;
  /** The model as the service names it. */
  model: string;
  usage: TextUsage;
}

/** The text service. `write` rejects only with a `TextError`. */
export interface TextModel {
  write(request: TextRequest): Promise<TextResult>;
}

export const noUsage: TextUsage = { calls: 0, inputTokens: 0, outputTokens: 0 };

/** Returns the sum of two calls' usage. */
export const addUsage = (a: TextUsage, b: TextUsage): TextUsage => ({
  calls: a.calls + b.calls,
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
});
