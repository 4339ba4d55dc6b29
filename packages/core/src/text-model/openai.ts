import OpenAI, { APIError } from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import type { Response } from "openai/resources/responses/responses";
import { noUsage, TextError, type ReasoningEffort, type TextErrorName } from "./text-model.ts";
import type { TextModel, TextResult, TextUsage } from "./text-model.ts";

export interface OpenAiOptions {
  apiKey: string;
  baseUrl?: string | undefined;
  model: string;
  timeoutMs?: number;
  reasoningEffort?: ReasoningEffort | undefined;
}

/** A reasoning model takes a minute for a text at the median, and up to three in its slow tail. */
const callTimeoutSeconds = 180;

/** Other models refuse a request with an effort. */
const reasoningModels = /^(?:gpt-5|o\d)/;

function reasoningOf(model: string, effort: ReasoningEffort) {
  if (effort !== "auto" && effort !== "off") return { reasoning: { effort } };
  return effort === "auto" && reasoningModels.test(model)
    ? { reasoning: { effort: "low" as const } }
    : {};
}

/**
 * Creates a text model on OpenAI's Responses API. Only the state machine retries, because each
 * attempt may be charged. `responses.create` keeps JSON in a code fence and its token counts, which
 * `parse` would drop.
 */
export function createOpenAiTextModel(options: OpenAiOptions): TextModel {
  const {
    apiKey,
    baseUrl: baseURL,
    model,
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
  });
  return {
    write: async ({ instructions, input, format, maxOutputTokens }) => {
      // An HTTP library's error about a malformed header would quote the key.
      if (!/^[\x21-\x7e]+$/.test(apiKey)) {
        throw new TextError("TextKeyRejected", {
          reason: "The stored key has characters that no key has.",
        });
      }
      let response: Response;
      try {
        response = await client.responses.create(
          {
            model,
            instructions,
            input,
            text: { format: zodTextFormat(format.schema, format.name) },
            max_output_tokens: maxOutputTokens,
            ...reasoningOf(model, reasoningEffort),
            store: false,
          },
          // The client's own timeout ends when the headers arrive; this signal covers the whole
          // call.
          { signal: AbortSignal.timeout(timeoutMs) },
        );
      } catch (error) {
        throw toTextError(error);
      }
      return readResponse(response, model);
    },
  };
}

/**
 * The form of the service's error codes, such as `model_not_found`, in which a key or a text does
 * not fit.
 */
const knownCode = /^[a-z]+(_[a-z]+)+$/;
const quotaCodes = new Set(["insufficient_quota", "billing_hard_limit_reached"]);
const refusalCodes = new Set(["content_policy_violation", "content_filter", "invalid_prompt"]);

/**
 * Maps an error of the SDK by its status. Message and cause are dropped, because they may quote the
 * API key.
 */
export function toTextError(error: unknown): TextError {
  const status = error instanceof APIError ? error.status : undefined;
  if (!(error instanceof APIError) || status === undefined) {
    if (isNotConnected(error)) {
      return new TextError("TextUnavailable", {
        reason: "There was no connection to the service.",
      });
    }
    // A request that was sent may have been charged although its response never arrived.
    return new TextError("TextUnavailable", {
      usage: { ...noUsage, calls: 1 },
      reason: "The response did not arrive.",
    });
  }
  const codes = [error.code, error.type].filter((code) => typeof code === "string");
  const code = codes.find((each) => knownCode.test(each)) ?? "no code";
  const refused = { status, reason: `The service refused the request: ${code}.` };
  if (codes.some((each) => quotaCodes.has(each))) return new TextError("TextQuotaReached", refused);
  const wait = { ...refused, retryAfterSeconds: retryAfter(error.headers) };
  if (status === 429) return new TextError("TextRateLimited", wait);
  if (status === 401 || status === 403) return new TextError("TextKeyRejected", refused);
  if (status >= 500 || status === 408 || status === 409) {
    return new TextError("TextUnavailable", wait);
  }
  if (codes.some((each) => refusalCodes.has(each))) return new TextError("TextRefused", refused);
  return new TextError("TextInvalid", { ...refused, correctable: false });
}

/** Codes of Node and its HTTP client for a connection that was not made. */
const connectionCodes = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/**
 * Returns whether the connection failed, in which case the service received nothing that it could
 * charge.
 */
const isNotConnected = (error: unknown): boolean =>
  error instanceof Error &&
  (connectionCodes.has((error as NodeJS.ErrnoException).code ?? "") || isNotConnected(error.cause));

/**
 * Returns the seconds of the header `retry-after-ms` or `retry-after`, which may also be a date.
 */
export function retryAfter(headers: Headers | undefined, now = new Date()): number | undefined {
  const milliseconds = Number(headers?.get("retry-after-ms") ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds / 1000;
  const value = headers?.get("retry-after");
  if (!value) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(value)
    ? Number(value)
    : (Date.parse(value) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/** Far above the longest text that the checks accept; longer output is not parsed. */
const outputMaxCharacters = 60_000;
const fenceStart = /^```(?:json)?[^\S\n]*\n/;

/**
 * Reads a response of any shape, such as a gateway's page. Throws a `TextError` without a complete
 * JSON value.
 */
function readResponse(response: Response, requestedModel: string): TextResult {
  const usage = usageOf(response);
  if (!Array.isArray(response?.output)) {
    throw new TextError("TextUnavailable", { usage, reason: "The response had no answer." });
  }
  throwIfNotCompleted(response, usage);
  const parts = response.output.flatMap((item) =>
    item?.type === "message" && Array.isArray(item.content) ? item.content : [],
  );
  if (parts.some((part) => part?.type === "refusal")) {
    throw refusal("The model declined to answer.", usage);
  }
  const text = parts.map((part) => (part?.type === "output_text" ? part.text : "")).join("");
  const model =
    typeof response.model === "string" && response.model !== "" ? response.model : requestedModel;
  return { value: parse(text, usage), model, usage };
}

function throwIfNotCompleted(response: Response, usage: TextUsage): void {
  if (response.status === "incomplete") {
    if (response.incomplete_details?.reason === "content_filter") {
      throw refusal("The service's filter stopped the answer.", usage);
    }
    // The limit counts a model's reasoning as well, so an answer may be cut off before its first
    // word.
    throw unusable("TextTruncated", "The answer was cut off before its end.", usage);
  }
  if (response.status === "completed" || response.status === undefined) return;
  const code = knownCode.test(response.error?.code ?? "") ? response.error?.code : "no code";
  const reason = `The service did not complete the answer: ${code}.`;
  throw new TextError(code === "rate_limit_exceeded" ? "TextRateLimited" : "TextUnavailable", {
    usage,
    reason,
  });
}

function parse(text: string, usage: TextUsage): unknown {
  if (text.length > outputMaxCharacters) {
    throw unusable("TextInvalid", "The answer was far too long.", usage);
  }
  const trimmed = text.trim();
  if (trimmed === "") throw unusable("TextNotJson", "The answer was empty.", usage);
  try {
    return JSON.parse(withoutFence(trimmed));
  } catch {
    throw unusable("TextNotJson", "The answer was not JSON.", usage);
  }
}

/**
 * No expression spans the whole answer: on a flood of newlines its time would grow with the square
 * of their number.
 */
function withoutFence(text: string): string {
  const [start] = fenceStart.exec(text) ?? [];
  return start !== undefined && text.endsWith("```") ? text.slice(start.length, -3) : text;
}

const unusable = (name: TextErrorName, reason: string, usage: TextUsage): TextError =>
  new TextError(name, { usage, reason, correctable: true });

const refusal = (reason: string, usage: TextUsage): TextError =>
  new TextError("TextRefused", { usage, reason });

function usageOf(response: Response): TextUsage {
  const count = (value: unknown): number =>
    Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0;
  const usage = response?.usage;
  return {
    calls: 1,
    inputTokens: count(usage?.input_tokens),
    outputTokens: count(usage?.output_tokens),
  };
}
