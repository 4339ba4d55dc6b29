import { APIError } from "openai";
import { TextError } from "./text-model.ts";

const quotaCodes = new Set(["insufficient_quota", "billing_hard_limit_reached"]);
const refusalCodes = new Set(["content_policy_violation", "content_filter", "invalid_prompt"]);

/**
 * Maps an error of the SDK to a `TextError` by its HTTP status. The SDK names all its errors "Error", and throws a bare
 * TypeError or SyntaxError for a truncated body. Message and cause are dropped, because they may quote the API key.
 */
export function toTextError(error: unknown): TextError {
  const status = error instanceof APIError ? error.status : undefined;
  if (!(error instanceof APIError) || status === undefined) {
    if (isNotConnected(error)) return new TextError("TextUnavailable");
    // Without a status the request may have been charged although its response never arrived.
    return new TextError("TextUnavailable", { usage: { calls: 1, inputTokens: 0, outputTokens: 0 } });
  }
  const codes = [error.code, error.type].filter((code) => typeof code === "string");
  if (codes.some((code) => quotaCodes.has(code))) return new TextError("TextQuotaReached", { status });
  if (status === 429) {
    return new TextError("TextRateLimited", { status, retryAfterSeconds: retryAfter(error.headers) });
  }
  if (status === 401 || status === 403) return new TextError("TextKeyRejected", { status });
  if (status >= 500 || status === 408 || status === 409) {
    return new TextError("TextUnavailable", { status, retryAfterSeconds: retryAfter(error.headers) });
  }
  if (codes.some((code) => refusalCodes.has(code))) return new TextError("TextRefused", { status });
  return new TextError("TextInvalid", { status, reason: "The request itself was refused.", correctable: false });
}

/** Codes of Node and its HTTP client for a connection that was not made. */
const connectionCodes = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

/** Returns whether the connection failed, in which case the service received nothing that it could charge. */
const isNotConnected = (error: unknown): boolean =>
  error instanceof Error &&
  (connectionCodes.has((error as NodeJS.ErrnoException).code ?? "") || isNotConnected(error.cause));

/** Returns the seconds of the header `retry-after-ms` or `retry-after`, which may also be a date. */
export function retryAfter(headers: Headers | undefined, now = new Date()): number | undefined {
  const milliseconds = Number(headers?.get("retry-after-ms") ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds / 1000;
  const value = headers?.get("retry-after");
  if (!value) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
