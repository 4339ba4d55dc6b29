import { randomUUID } from "node:crypto";

const templateModel = "vanfettle-local-writer";

export type AnyBody = Record<string, unknown>;

/** The protocols, each with its own path. */
export type Protocol = "responses" | "chat";

/** The output of the model: a text or a refusal; an empty response has neither. */
export interface Completion {
  text: string | null;
  refusal?: string;
  /** The end of the output, if it is not the model's own. */
  end?: "length" | "content_filter" | "sensitive" | "tool_calls";
  /** A chat's content in parts, instead of a string. */
  parts?: object[];
  /** The message lacks content, as after a model's reasoning. */
  isNull?: boolean;
  /** The name of the model, by default that of the template. */
  model?: string;
}

// English prose has about four tokens per three words; JSON punctuation adds a few.
const tokensPerWord = 1.4;
const id = (prefix: string): string => `${prefix}_${randomUUID().replaceAll("-", "")}`;

/** Returns the response body of a protocol to a request with this number of words. */
export function responseBody(
  protocol: Protocol,
  completion: Completion,
  inputWords: number,
): AnyBody {
  const { text, refusal } = completion;
  const outputWords = (text ?? refusal ?? "").split(/\s+/).filter(Boolean).length;
  const tokens = {
    input: Math.ceil(inputWords * tokensPerWord),
    output: Math.ceil(outputWords * tokensPerWord),
  };
  return protocol === "chat" ? chatBody(completion, tokens) : responsesBody(completion, tokens);
}

interface Tokens {
  input: number;
  output: number;
}

function responsesBody(completion: Completion, { input, output }: Tokens): AnyBody {
  const { text, refusal, end, isNull, model = templateModel } = completion;
  const content =
    refusal === undefined
      ? { type: "output_text", text: text ?? "", annotations: [] }
      : { type: "refusal", refusal };
  const isIncomplete = end !== undefined && end !== "tool_calls";
  const status = isIncomplete ? "incomplete" : "completed";
  const reason = end === "length" ? "max_output_tokens" : "content_filter";
  const message = { type: "message", id: id("msg"), role: "assistant", status, content: [content] };
  const call = { type: "function_call", id: id("fc"), name: "lookup", arguments: "{}" };
  const isEmpty = text === null && refusal === undefined && isNull !== true;
  const items = end === "tool_calls" ? [call] : [message];
  return {
    id: id("resp"),
    object: "response",
    created_at: Math.floor(Date.now() / 1000),
    status,
    error: null,
    incomplete_details: isIncomplete ? { reason } : null,
    instructions: null,
    metadata: {},
    model,
    output: isEmpty && end !== "tool_calls" ? [] : items,
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input + output,
    },
  };
}

function chatBody(completion: Completion, { input, output }: Tokens): AnyBody {
  const { text, refusal, end = "stop", parts, isNull, model = templateModel } = completion;
  const isEmpty = text === null && refusal === undefined && isNull !== true;
  const call = { id: id("call"), type: "function", function: { name: "lookup", arguments: "{}" } };
  const message = {
    role: "assistant",
    content: parts ?? text,
    refusal: refusal ?? null,
    ...(end === "tool_calls" && { tool_calls: [call] }),
  };
  return {
    id: id("chatcmpl"),
    object: "chat.completion",
    created: Math.floor(Date.now() / 1000),
    model,
    choices:
      isEmpty && end !== "tool_calls"
        ? []
        : [{ index: 0, finish_reason: end, logprobs: null, message }],
    usage: {
      prompt_tokens: input,
      prompt_tokens_details: { cached_tokens: 0 },
      completion_tokens: output,
      completion_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input + output,
    },
  };
}

export const errorBody = (
  message: string,
  type: string | null,
  code: string | number | null = null,
  param: string | null = null,
): object => ({ error: { message, type, param, code } });
