import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { problemAnswer } from "../protocol/answers.ts";
import type { FaultRule } from "./fault-plan.ts";

export function sendJson(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

const serverFaults: Record<string, { status: number; message: string }> = {
  "error-500": { status: 500, message: "The server had an error while processing your request" },
  "error-502": { status: 502, message: "Bad gateway" },
  "error-503": { status: 503, message: "The engine is currently overloaded, please try again later" },
};

/** Answers that hold no text. True when the rule was one of them and the call is dealt with. */
export function sendRefusedCall(response: ServerResponse, rule: FaultRule, key: string): boolean {
  const fault = serverFaults[rule.mode];
  if (fault) sendJson(response, fault.status, problemAnswer(fault.message, "server_error"));
  else if (rule.mode === "rate-limit") {
    const seconds = rule.retryAfterSeconds ?? 1;
    const headers = { "retry-after": String(Math.ceil(seconds)), "retry-after-ms": String(Math.round(seconds * 1000)) };
    sendJson(response, 429, problemAnswer("Rate limit reached", "requests", "rate_limit_exceeded"), headers);
  } else if (rule.mode === "quota") {
    const message = "You exceeded your current quota, please check your plan and billing details.";
    sendJson(response, 429, problemAnswer(message, "insufficient_quota", "insufficient_quota"));
  } else if (rule.mode === "unauthorised") {
    const message = `Incorrect API key provided: ${key}.`;
    sendJson(response, 401, problemAnswer(message, "invalid_request_error", "invalid_api_key"));
  } else if (rule.mode === "html-200") {
    response.writeHead(200, { "content-type": "text/html" });
    response.end("<!doctype html><title>Proxy</title><p>Please sign in to the network.</p>");
  } else if (rule.mode === "reset") response.socket?.resetAndDestroy();
  // A hang leaves the socket open; the caller's own time limit ends it, or closing the service does.
  else return rule.mode === "hang";
  return true;
}

/** Sends a good answer badly: cut in the middle, or one byte each tenth of a second. */
export async function sendBroken(response: ServerResponse, rule: FaultRule, body: object): Promise<boolean> {
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
