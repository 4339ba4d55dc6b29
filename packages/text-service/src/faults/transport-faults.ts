import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { AnyBody } from "../protocol/response-bodies.ts";
import type { FaultRule } from "./fault-plan.ts";
import { providerAnswer } from "./provider-answers.ts";

/**
 * Sends the error response of a fault rule. Returns false without sending if the rule requires a
 * text, or does not reject the request.
 */
export function sendErrorFault(
  response: ServerResponse,
  rule: FaultRule,
  { key, request }: { key: string; request: AnyBody },
): boolean {
  const { error, rejects } = providerAnswer(rule.mode) ?? {};
  if (error) {
    if (rejects && !rejects(request)) return false;
    const isText = typeof error.body === "string";
    response.writeHead(error.status, {
      "content-type": isText ? "text/plain" : "application/json",
      ...error.headers?.(),
      ...(rule.mode === "rate-limit" && retryAfter(rule.retryAfterSeconds)),
    });
    const body = typeof error.body === "string" ? error.body : JSON.stringify(error.body);
    response.end(body.replace("{key}", () => key));
  } else if (rule.mode === "reset") {
    response.socket?.resetAndDestroy();
  }
  // A hang keeps the socket open until the caller's timeout or until the service closes.
  else {
    return rule.mode === "hang";
  }
  return true;
}

const retryAfter = (seconds = 1): Record<string, string> => ({
  "retry-after": String(Math.ceil(seconds)),
  "retry-after-ms": String(Math.round(seconds * 1000)),
});

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
