import OpenAI, { APIError } from "openai";
import * as z from "zod";
import { boundedFetch } from "./bounded-fetch.ts";
import { callChatApi, isChatBody, readChatBody } from "./chat-api.ts";
import { readAnswer, type AnswerProblem } from "./read-answer.ts";
import { callResponsesApi, isResponsesBody, readResponsesBody } from "./responses-api.ts";
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

/**
 * The forms of the services' error codes, such as `model_not_found` and `DeploymentNotFound`, in
 * which a key or a text does not fit.
 */
const knownCode = /^(?:[a-z]+(?:_[a-z]+)+|(?:[A-Z][a-z]+){2,5})$/;
const isKnownCode = (code: unknown): code is string =>
  typeof code === "string" && knownCode.test(code);
/** The form of a parameter's name, such as `text.format` or `max_tokens`. */
const parameterName = /^[a-z_]{1,40}(\.[a-z_]{1,40}){0,3}$/;

const isParameter = (param: unknown): param is string =>
  typeof param === "string" && parameterName.test(param);

/** The form in which servers built with FastAPI name the fields that they reject. */
const FieldErrors = z.object({
  detail: z.tuple([z.object({ loc: z.array(z.unknown()) })]).rest(z.unknown()),
});

/** Returns the first field that a server rejects, which may be given instead of a message. */
function rejectedField(error: unknown): unknown {
  const { message } = (error ?? {}) as { message?: unknown };
  const found = [error, message].map((each) => FieldErrors.safeParse(each).data).find(Boolean);
  return found?.detail[0].loc.at(-1);
}

/** The errors of codes, which say more than a status, and of statuses. */
const errorNames: Partial<Record<string, TextErrorName>> = {
  insufficient_quota: "TextQuotaReached",
  insufficient_balance: "TextQuotaReached",
  billing_hard_limit_reached: "TextQuotaReached",
  content_policy_violation: "TextRefused",
  content_filter: "TextRefused",
  invalid_prompt: "TextRefused",
  invalid_api_key: "TextKeyRejected",
  model_not_found: "TextMisconfigured",
  rate_limit_exceeded: "TextRateLimited",
  server_error: "TextUnavailable",
  overloaded_error: "TextUnavailable",
  context_length_exceeded: "TextRequestRejected",
  exceed_context_size_error: "TextRequestRejected",
  json_validate_failed: "TextNotJson",
  "401": "TextKeyRejected",
  "402": "TextQuotaReached",
  "404": "TextMisconfigured",
  "405": "TextMisconfigured",
  "408": "TextUnavailable",
  "409": "TextUnavailable",
  "429": "TextRateLimited",
};

/** A prompt beyond the limit of a minute has the code of a limit, but no wait makes it smaller. */
const tooLarge = 413;

function nameOf(status: number, codes: readonly string[]): TextErrorName {
  const named = codes.map((code) => errorNames[code]).find((name) => name !== undefined);
  if (named !== undefined && status !== tooLarge) return named;
  return errorNames[status] ?? (status >= 500 ? "TextUnavailable" : "TextRequestRejected");
}

/**
 * Maps an error of the SDK by its status. Message and cause are dropped, because they may quote the
 * API key.
 */
export function toTextError(error: unknown): TextError {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof TextError) return cause;
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
  return errorOfStatus(status, error, retryAfter(error.headers));
}

interface ServiceError {
  code?: unknown;
  type?: unknown;
  param?: unknown;
  error?: unknown;
}

/** Returns the error of a status with the service's details. */
function errorOfStatus(
  status: number,
  { code, type, param, error }: ServiceError,
  retryAfterSeconds?: number,
): TextError {
  const codes = [code, type].filter(isKnownCode);
  const [known] = codes;
  const parameter = [param, rejectedField(error)].find(isParameter);
  const details = {
    status,
    code: known,
    parameter,
    reason: `The service answered with ${statusInWords({ status, code: known, parameter })}.`,
  };
  const name = nameOf(status, codes);
  // A service that is overloaded and states a time asks for a pause, like one with a limit.
  const isPause = name === "TextUnavailable" && retryAfterSeconds !== undefined;
  const correctable = name === "TextNotJson";
  return new TextError(isPause ? "TextRateLimited" : name, {
    ...details,
    retryAfterSeconds,
    ...(correctable && { correctable }),
  });
}

function statusInWords({
  status,
  code,
  parameter,
}: {
  status: number;
  code: string | undefined;
  parameter: string | undefined;
}): string {
  const about = parameter === undefined ? "" : ` about ${parameter}`;
  return `status ${status}, ${code ?? "no code"}${about}`;
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

/** No limit of a service lasts longer. A stated wait beyond it is a mistake. */
const longestWaitSeconds = 31 * 86_400;

/**
 * Returns the seconds of the header `retry-after-ms` or `retry-after`, which may also be a date, or
 * else of the limit that is used up. A wait that is over, or cannot be meant, is not known.
 */
export function retryAfter(headers: Headers | undefined, now = new Date()): number | undefined {
  if (!headers) return undefined;
  const stated = [
    numberIn(headers.get("retry-after-ms")) / 1000,
    secondsIn(headers.get("retry-after"), now),
    resetOf(headers, now),
  ];
  return stated.find((seconds) => seconds > 0 && seconds <= longestWaitSeconds);
}

const numberIn = (text: string | null): number =>
  /^\d+(\.\d+)?$/.test(text ?? "") ? Number(text) : Number.NaN;

/** A date has the name of its month. `Date.parse` would also take `-5` for a date. */
const secondsIn = (text: string | null, now: Date): number =>
  /[a-z]{3}/i.test(text ?? "") ? (Date.parse(text ?? "") - now.getTime()) / 1000 : numberIn(text);

/** The ends of the names of headers that state when a limit has room again. */
const limits = ["-requests", "-tokens", ""] as const;

function resetOf(headers: Headers, now: Date): number {
  const resets = limits.flatMap((limit) => {
    const remaining = headers.get(`x-ratelimit-remaining${limit}`);
    const isUsedUp = remaining === null || Number(remaining) === 0;
    const seconds = isUsedUp
      ? resetSeconds(headers.get(`x-ratelimit-reset${limit}`), now)
      : undefined;
    return seconds === undefined ? [] : [seconds];
  });
  return resets.length === 0 ? Number.NaN : Math.max(...resets);
}

const duration = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+(?:\.\d+)?)s)?$/;

/** Reads `6m0s`, `120ms`, seconds, or a time since 1970 in seconds or milliseconds. */
function resetSeconds(text: string | null, now: Date): number | undefined {
  if (!text) return undefined;
  const number = Number(text.replace(/ms$/, ""));
  if (text.endsWith("ms")) return Number.isFinite(number) ? number / 1000 : undefined;
  if (number > 1e11) return Math.max(0, (number - now.getTime()) / 1000);
  if (number > 1e9) return Math.max(0, number - now.getTime() / 1000);
  if (number >= 0) return number;
  const [, hours = 0, minutes = 0, seconds = 0] = duration.exec(text) ?? [];
  const total = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return total > 0 ? total : undefined;
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
  const { error } = body as { error?: ServiceError | string | null };
  if (typeof error === "object" && error !== null) {
    // Some servers put the status that they would have sent into the code.
    const status = Number(error.code);
    const isStatus = Number.isInteger(status) && status >= 400 && status < 600;
    return errorOfStatus(isStatus ? status : 200, error);
  }
  if (typeof error === "string") return errorOfStatus(200, {});
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
    case "none":
      throw unusable("TextNotJson", "The answer had no message.", usage);
    case "cut":
      throw unusable("TextTruncated", "The answer was cut off before its end.", usage);
    case "filtered":
      throw refusal("The service's filter stopped the answer.", usage);
    case "declined":
      throw refusal("The model declined to answer.", usage);
    case "failed": {
      const known = isKnownCode(code) ? code : "no code";
      const name = errorNames[known] ?? "TextUnavailable";
      const reason = `The service did not complete the answer: ${known}.`;
      throw new TextError(name, { usage, reason });
    }
  }
}

function unreadable(problem: AnswerProblem, usage: TextUsage): TextError {
  switch (problem) {
    // The model had nothing to say, and would have nothing to say again.
    case "empty":
      return new TextError("TextNotJson", { usage, reason: "The answer was empty." });
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
const refusal = (reason: string, usage: TextUsage): TextError =>
  new TextError("TextRefused", { usage, reason });
