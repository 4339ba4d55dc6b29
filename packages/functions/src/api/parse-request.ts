import type { endpoints, EndpointName } from "@vanfettle/contract/endpoints";
import { DomainError, type FieldIssue } from "@vanfettle/contract/problems";
import { defaultErrorMap } from "./validation-messages.ts";
import { schemas, type Schemas } from "@vanfettle/contract/schemas";
import type * as z from "zod";
import type { Operator } from "./operator.ts";

type Part<N extends EndpointName, P extends string> = Schemas[N] extends { [K in P]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** The request passed to a handler: each part parsed with its schema, or undefined if the endpoint lacks the part. */
export interface ParsedRequest<N extends EndpointName> {
  /** The signed-in operator; undefined for public endpoints. */
  operator: (typeof endpoints)[N]["access"] extends "operator" ? Operator : undefined;
  params: Part<N, "params">;
  query: Part<N, "query">;
  headers: Part<N, "headers">;
  body: Part<N, "body">;
}

export type RawRequest = Record<keyof ParsedRequest<EndpointName>, unknown>;

/**
 * Parses a request with the schemas of its endpoint. Throws `invalid_request` with the issue of each invalid field, or
 * `not_found` if a path parameter is invalid. A ZodError thrown anywhere else is an internal error.
 */
export function parseRequest<N extends EndpointName>(name: N, raw: RawRequest): ParsedRequest<N> {
  const { params, query, headers, body } = schemas[name] as Partial<
    Record<"params" | "query" | "headers" | "body", z.ZodType>
  >;
  const parsed = {
    operator: raw.operator,
    params: params && parse(params, raw.params, name === "getLocation" ? "location_not_found" : "not_found"),
    query: query && parse(query, raw.query, "invalid_request"),
    headers: headers && parse(headers, raw.headers, "invalid_request"),
    body: body && parse(body, raw.body, "invalid_request"),
  };
  return parsed as ParsedRequest<N>;
}

function parse(
  schema: z.ZodType,
  value: unknown,
  code: "invalid_request" | "not_found" | "location_not_found",
): unknown {
  const result = schema.safeParse(value, { error: defaultErrorMap });
  if (result.success) return result.data;
  throw new DomainError(code, code === "invalid_request" ? { issues: issuesOf(result.error) } : {});
}

/** Returns the first message of each field, without its value. */
function issuesOf(error: z.ZodError): FieldIssue[] {
  const byField = new Map<string, FieldIssue>();
  for (const { path, message } of error.issues) {
    const field = path.length === 0 ? "body" : String(path[0]);
    if (!byField.has(field)) byField.set(field, { field, message });
  }
  return [...byField.values()];
}
