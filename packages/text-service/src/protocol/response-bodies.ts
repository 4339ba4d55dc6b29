import { randomUUID } from "node:crypto";

const modelName = "vanfettle-local-writer";

/** The output of the model: a text or a refusal; an empty response has neither. */
export interface Completion {
  text: string | null;
  refusal?: string;
  /** True if the text was cut off at the output limit. */
  truncated?: boolean;
}

// English prose has about four tokens per three words; JSON punctuation adds a few.
const tokensPerWord = 1.4;
const id = (prefix: string): string => `${prefix}_${randomUUID().replaceAll("-", "")}`;

/** Returns the response body of POST /v1/responses to a request with this number of words. */
export function toResponsesBody(
  { text, refusal, truncated = false }: Completion,
  inputWords: number,
): object {
  const outputWords = (text ?? refusal ?? "").split(/\s+/).filter(Boolean).length;
  const inputTokens = Math.ceil(inputWords * tokensPerWord);
  const outputTokens = Math.ceil(outputWords * tokensPerWord);
  const content =
    refusal === undefined
      ? { type: "output_text", text, annotations: [] }
      : { type: "refusal", refusal };
  const status = truncated ? "incomplete" : "completed";
  const isEmpty = text === null && refusal === undefined;
  const message = { type: "message", id: id("msg"), role: "assistant", status, content: [content] };
  return {
    id: id("resp"),
    object: "response",
    created_at: Math.floor(Date.now() / 1000),
    status,
    error: null,
    incomplete_details: truncated ? { reason: "max_output_tokens" } : null,
    instructions: null,
    metadata: {},
    model: modelName,
    output: isEmpty ? [] : [message],
    usage: {
      input_tokens: inputTokens,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: outputTokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: inputTokens + outputTokens,
    },
  };
}

/** The response body of GET /v1/models. */
export const modelList = {
  object: "list",
  data: [{ id: modelName, object: "model", created: 0, owned_by: "vanfettle" }],
};

/** Returns the body of an error response. */
export const errorBody = (message: string, type: string, code: string | null = null): object => ({
  error: { message, type, param: null, code },
});
