import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { sendJson } from "../protocol/json-body.ts";
import { errorBody } from "../protocol/response-bodies.ts";
import type { FaultRule } from "./fault-plan.ts";

const serverErrors: Record<string, { status: number; message: string }> = {
  "error-500": { status: 500, message: "The server had an error while processing your request" },
  "error-502": { status: 502, message: "Bad gateway" },
  "reader-failing": { status: 500, message: "The server had an error while processing your request" },
  "error-503": { status: 503, message: "The engine is currently overloaded, please try again later" },
};

/** Sends the error response of a fault rule. Returns false without sending if the rule requires a text. */
export function sendErrorFault(response: ServerResponse, rule: FaultRule, key: string): boolean {
  const fault = serverErrors[rule.mode];
  if (fault) sendJson(response, fault.status, errorBody(fault.message, "server_error"));
  else if (rule.mode === "rate-limit") {
    const seconds = rule.retryAfterSeconds ?? 1;
    const headers = { "retry-after": String(Math.ceil(seconds)), "retry-after-ms": String(Math.round(seconds * 1000)) };
    sendJson(response, 429, errorBody("Rate limit reached", "requests", "rate_limit_exceeded"), headers);
  } else if (rule.mode === "quota") {
    const message = "You exceeded your current quota, please check your plan and billing details.";
    sendJson(response, 429, errorBody(message, "insufficient_quota", "insufficient_quota"));
  } else if (rule.mode === "unauthorised") {
    const message = `Incorrect API key provided: ${key}.`;
    sendJson(response, 401, errorBody(message, "invalid_request_error", "invalid_api_key"));
  } else if (rule.mode === "html-200") {
    response.writeHead(200, { "content-type": "text/html" });
    response.end("<!doctype html><title>Proxy</title><p>Please sign in to the network.</p>");
  } else if (rule.mode === "reset") response.socket?.resetAndDestroy();
  // A hang keeps the socket open until the caller's timeout or until the service closes.
  else return rule.mode === "hang";
  return true;
}

/** Sends a valid response body cut in half, or a byte every 100 ms. Returns false without sending for other modes. */
export async function sendDamaged(response: ServerResponse, rule: FaultRule, body: object): Promise<boolean> {
  const text = JSON.stringify(body);
  const headers = { "content-type": "application/json", "content-length": String(Buffer.byteLength(text)) };
  if (rule.mode === "cut-body") {
    response.writeHead(200, headers);
    response.write(text.slice(0, Math.floor(text.length / 2)), () => response.destroy());
    return true;
  }
  if (rule.mode !== "drip") return false;
  response.writeHead(200, headers);
  for (const byte of Buffer.from(text)) {
    if (response.destroyed) break;
    response.write(Buffer.of(byte));
    await wait(100);
  }
  if (!response.destroyed) response.end();
  return true;
}
