import { noUsage, type TextRequest, type TextUsage } from "./text-model.ts";

/**
 * A token has three characters or more in English and in JSON. The schema of the response is sent
 * along.
 */
const charactersPerToken = 3;
const schemaTokens = 2_500;

/** Returns the most tokens of a call's prompt and of its response. */
const mostTokens = ({ instructions, input, maxOutputTokens }: TextRequest) => ({
  inputTokens: Math.ceil((instructions.length + input.length) / charactersPerToken) + schemaTokens,
  outputTokens: maxOutputTokens,
});

/** Returns the most tokens that a call may use, prompt and response together. */
export const estimateTokens = (request: TextRequest): number => sumOf(mostTokens(request));

const sumOf = ({ inputTokens, outputTokens }: Pick<TextUsage, "inputTokens" | "outputTokens">) =>
  inputTokens + outputTokens;

/**
 * Returns the tokens of a response, under the names of either protocol; 0 if the service does not
 * state them. Counts that cannot be true, or exceed the call's maximum, become that maximum.
 */
export function usageOf(body: { usage?: unknown }, request: TextRequest): TextUsage {
  const stated = (body.usage ?? {}) as Record<string, unknown>;
  const usage = {
    calls: 1,
    inputTokens: countOf(stated["input_tokens"] ?? stated["prompt_tokens"]),
    outputTokens: countOf(stated["output_tokens"] ?? stated["completion_tokens"]),
  };
  const most = mostTokens(request);
  // A count that is not a number makes the comparison false.
  if (sumOf(usage) <= sumOf(most)) return usage;
  return { ...noUsage, calls: 1, ...most, isClamped: true };
}

/** Returns a stated count; `NaN` for a value that is not a count. */
function countOf(value: unknown): number {
  if (value === undefined || value === null) return 0;
  const count = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(count) && Number(count) >= 0 ? Number(count) : Number.NaN;
}
