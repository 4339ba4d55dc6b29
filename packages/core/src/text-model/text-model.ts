import type * as z from "zod";

/** What one call asks for: plain words in, one JSON value of the given shape out. */
export interface TextRequest {
  instructions: string;
  input: string;
  /** Name and shape of the structured answer. */
  format: { name: string; schema: z.ZodType };
  maxOutputTokens: number;
}

export interface TextUsage {
  /** Calls that reached the service and may be charged. */
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

export interface TextAnswer {
  /** Parsed JSON, not yet checked against the shape. */
  value: unknown;
  /** The model as the service names it. */
  model: string;
  usage: TextUsage;
}

/** The outside service that writes; it rejects with a `TextError` and with nothing else. */
export interface TextModel {
  write(request: TextRequest): Promise<TextAnswer>;
}

export const noUsage: TextUsage = { calls: 0, inputTokens: 0, outputTokens: 0 };

export const addUsage = (a: TextUsage, b: TextUsage): TextUsage => ({
  calls: a.calls + b.calls,
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
});
