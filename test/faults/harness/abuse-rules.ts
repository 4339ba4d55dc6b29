import type { Endpoint } from "@vanfettle/contract/endpoint";
import { endpoints } from "@vanfettle/contract/endpoints";
import { Problem, schemas } from "@vanfettle/contract/schemas";
import { looksLikeStack, type SeenAnswer } from "./response-rules.ts";
import type { AnyRequest } from "./arbitrary-request.ts";
import { marker } from "./arbitrary-values.ts";

const longestMs = 2_000;

/** What must hold of every answer, whatever was asked. Of problems only those that name unknown slugs repeat any text. */
export function abuseViolations(request: AnyRequest, { status, headers, body, ms }: SeenAnswer): string[] {
  const found: string[] = [];
  const isJson = (headers["content-type"] ?? "").startsWith("application/json");
  if (status >= 500 || status < 200) found.push(`answered ${status}`);
  if (ms > longestMs) found.push(`took ${Math.round(ms)} ms`);
  if (looksLikeStack(body)) found.push("shows a stack");
  if (body.includes(marker) || (!isJson && body.includes("<q7x"))) found.push("repeats what was sent as markup");
  if (!headers["cache-control"] && status < 400) found.push("does not say whether it may be kept");
  if (status >= 400 && isJson && body !== "" && !isProblem(body)) found.push(`is no problem: ${body.slice(0, 80)}`);
  if (status < 300 && isJson && request.method === endpoints[request.name].method && !keepsContract(request, body)) {
    found.push("is not what the contract says");
  }
  return found.map((what) => `${request.method} ${request.path.slice(0, 120)} ${what}`);
}

/** The gateway's own refusals have a message and nothing else. */
function isProblem(body: string): boolean {
  const parsed = JSON.parse(body) as Record<string, unknown>;
  return Problem.safeParse(parsed).success || Object.keys(parsed).join() === "message";
}

function keepsContract({ name, path }: AnyRequest, body: string): boolean {
  const { path: pattern }: Endpoint = endpoints[name];
  const isThatCall = new RegExp(`^${pattern.replace(/\{\w+\}/g, "[^/]+")}$`).test(path);
  return !isThatCall || schemas[name].response.safeParse(JSON.parse(body)).success;
}
