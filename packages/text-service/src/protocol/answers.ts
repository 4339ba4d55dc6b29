import { randomUUID } from "node:crypto";

export const modelName = "vanfettle-local-writer";

/** What the model is made to say: its text, or a refusal, and whether it got to the end. */
export interface Said {
  text: string | null;
  refusal?: string;
  cutShort?: boolean;
  inputTokens: number;
}

// English prose runs to about four tokens for three words; JSON punctuation adds a little.
const tokensIn = (text: string): number => Math.ceil(text.split(/\s+/).filter(Boolean).length * 1.4);

const id = (prefix: string): string => `${prefix}_${randomUUID().replaceAll("-", "")}`;
const now = (): number => Math.floor(Date.now() / 1000);

/** The body of POST /v1/responses. */
export function responsesAnswer({ text, refusal, cutShort = false, inputTokens }: Said): object {
  const outputTokens = tokensIn(text ?? refusal ?? "");
  const content = refusal === undefined ? { type: "output_text", text, annotations: [] } : { type: "refusal", refusal };
  const status = cutShort ? "incomplete" : "completed";
  return {
    id: id("resp"),
    object: "response",
    created_at: now(),
    status,
    error: null,
    incomplete_details: cutShort ? { reason: "max_output_tokens" } : null,
    instructions: null,
    metadata: {},
    model: modelName,
    output:
      text === null && refusal === undefined
        ? []
        : [{ type: "message", id: id("msg"), role: "assistant", status, content: [content] }],
    parallel_tool_calls: true,
    temperature: 1,
    tool_choice: "auto",
    tools: [],
    top_p: 1,
    usage: {
      input_tokens: inputTokens,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: outputTokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: inputTokens + outputTokens,
    },
  };
}

/** The body of POST /v1/chat/completions. */
export function chatAnswer({ text, refusal, cutShort = false, inputTokens }: Said): object {
  const outputTokens = tokensIn(text ?? refusal ?? "");
  const message = { role: "assistant", content: refusal === undefined ? text : null, refusal: refusal ?? null };
  return {
    id: id("chatcmpl"),
    object: "chat.completion",
    created: now(),
    model: modelName,
    choices:
      text === null && refusal === undefined
        ? []
        : [{ index: 0, finish_reason: cutShort ? "length" : "stop", logprobs: null, message }],
    usage: {
      prompt_tokens: inputTokens,
      completion_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
    },
  };
}

export const modelList = {
  object: "list",
  data: [{ id: modelName, object: "model", created: 0, owned_by: "vanfettle" }],
};

export const problemAnswer = (message: string, type: string, code: string | null = null): object => ({
  error: { message, type, param: null, code },
});
