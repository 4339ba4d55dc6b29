import OpenAI from "openai";
import { boundedFetch } from "./bounded-fetch.ts";
import { callChatApi, isChatBody, readChatBody } from "./chat-api.ts";
import { readAnswer, type AnswerProblem } from "./read-answer.ts";
import { callResponsesApi, isResponsesBody, readResponsesBody } from "./responses-api.ts";
import { errorOfCode, errorOfStatus, toTextError } from "./service-error.ts";
import {
  protocolPaths,
  type CallOptions,
  type ChatLimit,
  type TextAnswer,
  type TextApi,
  type TextFormat,
} from "./text-answer.ts";
import { noUsage, TextError, type ReasoningEffort, type TextErrorName } from "./text-model.ts";
import type { TextModel, TextRequest, TextResult, TextUsage } from "./text-model.ts";
import { usageOf } from "./usage.ts";

export interface OpenAiOptions {
  apiKey: string;
  baseUrl?: string | undefined;
  model: string;
  api?: TextApi | undefined;
  format?: TextFormat | undefined;
  limit?: ChatLimit | undefined;
  timeoutMs?: number | undefined;
  reasoningEffort?: ReasoningEffort | undefined;
}

/** A reasoning model takes a minute for a text at the median, and nearly three in its slow tail. */
const callTimeoutSeconds = 170;

/** Other models refuse a request with an effort. */
const reasoningModels = /^(?:gpt-5|o\d)/;

function effortFor(model: string, effort: ReasoningEffort): CallOptions["effort"] {
  if (effort === "off") return undefined;
  if (effort !== "auto") return effort;
  return reasoningModels.test(model) ? "low" : undefined;
}

const protocols = {
  responses: { call: callResponsesApi, is: isResponsesBody, read: readResponsesBody },
  chat: { call: callChatApi, is: isChatBody, read: readChatBody },
} as const;
const otherApi = { responses: "chat", chat: "responses" } as const;

/**
 * Creates a text model on OpenAI's API or a server that imitates it. Only the state machine
 * retries, because each attempt may be charged.
 */
export function createOpenAiTextModel(options: OpenAiOptions): TextModel {
  const {
    apiKey,
    baseUrl: baseURL,
    model,
    api = "responses",
    format = "json_schema",
    limit = "max_completion_tokens",
    timeoutMs = callTimeoutSeconds * 1000,
    reasoningEffort = "auto",
  } = options;
  const client = new OpenAI({
    apiKey,
    ...(baseURL && { baseURL }),
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: "off",
    fetch: boundedFetch,
  });
  const effort = effortFor(model, reasoningEffort);
  return {
    write: async (request) => {
      // An HTTP library's error about a malformed header would quote the key.
      if (!/^[\x21-\x7e]+$/.test(apiKey)) {
        throw new TextError("TextKeyRejected", {
          reason: "The stored key has characters that no key has.",
        });
      }
      // The client's own timeout ends when the headers arrive; this signal covers the whole call.
      const signal = AbortSignal.timeout(timeoutMs);
      const call = { model, format, limit, effort, signal };
      const body = await protocols[api].call(client, request, call).catch((error: unknown) => {
        throw toTextError(error);
      });
      return readBody(body, { api, model, request });
    },
  };
}

interface Asked {
  api: TextApi;
  model: string;
  request: TextRequest;
}

/**
 * Reads a body of any shape, such as a gateway's page. Throws a `TextError` without a complete JSON
 * value.
 */
function readBody(body: unknown, { api, model: askedModel, request }: Asked): TextResult {
  if (typeof body !== "object" || body === null) {
    const usage = { ...noUsage, calls: 1 };
    throw new TextError("TextUnavailable", { usage, reason: "The response had no answer." });
  }
  const usage = usageOf(body, request);
  if (!protocols[api].is(body)) throw errorOfOtherBody(body, api, usage);
  const { format } = request;
  const answer = protocols[api].read(body);
  throwIfNotWhole(answer, usage);
  const read = readAnswer(answer.text, format.schema);
  if ("problem" in read) throw unreadable(read.problem, usage);
  const { model } = body as { model?: unknown };
  return {
    value: read.value,
    model: typeof model === "string" && model !== "" ? model.toWellFormed() : askedModel,
    usage,
  };
}

/** Returns the error of a body without an answer: an error object, or the other API's answer. */
function errorOfOtherBody(body: object, api: TextApi, usage: TextUsage): TextError {
  const { error } = body as { error?: { code?: unknown } | string | null };
  if (error !== undefined && error !== null) {
    // Some servers put the status that they would have sent into the code.
    const status = typeof error === "object" ? Number(error.code) : Number.NaN;
    const isStatus = Number.isInteger(status) && status >= 400 && status < 600;
    return errorOfStatus(isStatus ? status : 200, error);
  }
  const other = otherApi[api];
  if (protocols[other].is(body)) {
    const reason = `The service answered ${protocolPaths[api]} in the form of ${protocolPaths[other]}. Set OPENAI_API (OpenAiApi) to ${other}.`;
    return new TextError("TextMisconfigured", { usage, status: 200, reason });
  }
  return new TextError("TextUnavailable", { usage, reason: "The response had no answer." });
}

function throwIfNotWhole({ end, code }: TextAnswer, usage: TextUsage): void {
  switch (end) {
    case "complete":
      return;
    // The model had nothing to say, and would have nothing to say again.
    case "none":
      throw new TextError("TextEmpty", { usage, reason: "The answer had no message." });
    case "tool":
      throw unusable("TextNotJson", "The answer called a tool instead.", usage);
    case "cut":
      throw unusable("TextTruncated", "The answer was cut off before its end.", usage);
    case "filtered":
      throw new TextError("TextFiltered", {
        usage,
        reason: "The service's filter stopped the answer.",
      });
    case "declined":
      throw new TextError("TextRefused", { usage, reason: "The model declined to answer." });
    case "failed": {
      const { known, name } = errorOfCode(code);
      const reason = `The service did not complete the answer: ${known}.`;
      throw new TextError(name, { usage, reason });
    }
  }
}

function unreadable(problem: AnswerProblem, usage: TextUsage): TextError {
  switch (problem) {
    case "empty":
      return new TextError("TextEmpty", { usage, reason: "The answer was empty." });
    case "far too long":
      return unusable("TextInvalid", "The answer was far too long.", usage);
    case "cut off":
      return unusable("TextTruncated", "The answer was cut off before its end.", usage);
    case "not JSON":
      return unusable("TextNotJson", "The answer was not JSON.", usage);
    case "half a character":
      return unusable("TextInvalid", "The answer had half a character (a lone surrogate).", usage);
  }
}

const unusable = (name: TextErrorName, reason: string, usage: TextUsage): TextError =>
  new TextError(name, { usage, reason, correctable: true });
