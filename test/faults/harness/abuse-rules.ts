import * as z from "zod";
import type { Endpoint } from "@vanfettle/contract/endpoint";
import { endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import { Problem, schemas } from "@vanfettle/contract/schemas";
import type { ArbitraryRequest } from "./arbitrary-request.ts";
import { injectionMarker } from "./arbitrary-values.ts";
import { containsStackTrace, responseLimitMs, type ReceivedResponse } from "./response-rules.ts";

/**
 * Sends requests at once and returns their responses. Repeats a slow request alone and keeps the
 * shorter time, because a busy machine delays any request now and then, but the repeated request
 * only if it is slow itself.
 */
export async function sendAtOnce(
  requests: readonly ArbitraryRequest[],
  send: (request: ArbitraryRequest) => Promise<ReceivedResponse>,
): Promise<ReceivedResponse[]> {
  const responses = await Promise.all(requests.map(send));
  for (const [n, response] of responses.entries()) {
    if (response.ms > responseLimitMs) {
      response.ms = Math.min(response.ms, (await send(requests[n] as ArbitraryRequest)).ms);
    }
  }
  return responses;
}

/**
 * Checks the rules for the response to any request. Only errors that name unknown slugs may repeat
 * its text.
 */
export function abuseViolations(
  request: ArbitraryRequest,
  { status, headers, body, ms }: ReceivedResponse,
): string[] {
  const found: string[] = [];
  const isJson = (headers["content-type"] ?? "").startsWith("application/json");
  if (status >= 500 || status < 200) found.push(`got ${status}`);
  if (ms > responseLimitMs) found.push(`took ${Math.round(ms)} ms`);
  if (containsStackTrace(body)) found.push("shows a stack trace");
  if (body.includes(injectionMarker) || (!isJson && body.includes("<q7x"))) {
    found.push("echoes the request as markup");
  }
  if (!headers["cache-control"] && status < 400) {
    found.push("does not say whether it may be cached");
  }
  if (status >= 400 && isJson && body !== "" && !isErrorResponse(body, request.name)) {
    found.push(`is not an error response: ${body.slice(0, 80)}`);
  }
  if (
    status < 300 &&
    isJson &&
    request.method === endpoints[request.name].method &&
    !matchesContract(request, body)
  ) {
    found.push("does not match the contract");
  }
  return found.map((what) => `${request.method} ${request.path.slice(0, 120)} ${what}`);
}

/**
 * Returns whether a body is an error response: a message from the gateway, or a JSON-RPC error with
 * a code.
 */
function isErrorResponse(body: string, name: EndpointName): boolean {
  const parsed = JSON.parse(body) as Record<string, unknown>;
  if (name === "mcp" && JsonRpcError.safeParse(parsed).success) return true;
  return Problem.safeParse(parsed).success || Object.keys(parsed).join() === "message";
}

const JsonRpcError = z.object({
  jsonrpc: z.literal("2.0"),
  id: z.union([z.string(), z.number(), z.null()]),
  error: z.object({ code: z.int(), message: z.string() }),
});

function matchesContract({ name, path }: ArbitraryRequest, body: string): boolean {
  const { path: pattern }: Endpoint = endpoints[name];
  const isSameEndpoint = new RegExp(`^${pattern.replace(/\{\w+\}/g, "[^/]+")}$`).test(path);
  return !isSameEndpoint || schemas[name].response.safeParse(JSON.parse(body)).success;
}
