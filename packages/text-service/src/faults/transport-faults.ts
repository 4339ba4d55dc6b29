import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { sendJson } from "../protocol/json-body.ts";
import { errorBody } from "../protocol/response-bodies.ts";
import type { FaultRule } from "./fault-plan.ts";

const serverError = "The server had an error while processing your request";

/**
 * The error responses by mode: the status, and the arguments of `errorBody`. `{key}` is the
 * caller's key.
 */
const errors: Record<string, [status: number, message: string, type: string, code?: string]> = {
  "error-500": [500, serverError, "server_error"],
  "reader-failing": [500, serverError, "server_error"],
  "error-502": [502, "Bad gateway", "server_error"],
  "error-503": [503, "The engine is currently overloaded, please try again later", "server_error"],
  "rate-limit": [429, "Rate limit reached", "requests", "rate_limit_exceeded"],
  quota: [
    429,
    "You exceeded your current quota, please check your plan and billing details.",
    "insufficient_quota",
    "insufficient_quota",
  ],
  unauthorised: [
    401,
    "Incorrect API key provided: {key}.",
    "invalid_request_error",
    "invalid_api_key",
  ],
};

/**
 * Sends the error response of a fault rule. Returns false without sending if the rule requires a
 * text.
 */
export function sendErrorFault(response: ServerResponse, rule: FaultRule, key: string): boolean {
  const error = errors[rule.mode];
  if (error) {
    const [status, message, type, code] = error;
    const seconds = rule.retryAfterSeconds ?? 1;
    const retry = {
      "retry-after": String(Math.ceil(seconds)),
      "retry-after-ms": String(Math.round(seconds * 1000)),
    };
    const body = errorBody(message.replace("{key}", key), type, code);
    sendJson(response, status, body, rule.mode === "rate-limit" ? retry : {});
  } else if (rule.mode === "html-200") {
    response.writeHead(200, { "content-type": "text/html" });
    response.end("<!doctype html><title>Proxy</title><p>Please sign in to the network.</p>");
  } else if (rule.mode === "reset") {
    response.socket?.resetAndDestroy();
  }
  // A hang keeps the socket open until the caller's timeout or until the service closes.
  else {
    return rule.mode === "hang";
  }
  return true;
}

/**
 * Sends a valid response body cut in half, or a byte every 100 ms. Returns false without sending
 * for other modes.
 */
export async function sendDamaged(
  response: ServerResponse,
  rule: FaultRule,
  body: object,
): Promise<boolean> {
  if (rule.mode !== "cut-body" && rule.mode !== "drip") return false;
  const text = JSON.stringify(body);
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
  });
  if (rule.mode === "cut-body") {
    response.write(text.slice(0, Math.floor(text.length / 2)), () => response.destroy());
    return true;
  }
  for (const byte of Buffer.from(text)) {
    if (response.destroyed) break;
    response.write(Buffer.of(byte));
    await wait(100);
  }
  if (!response.destroyed) response.end();
  return true;
}
