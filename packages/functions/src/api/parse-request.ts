import type { endpoints, EndpointName } from "@vanfettle/contract/endpoints";
import { DomainError, type FieldIssue } from "@vanfettle/contract/problems";
import { defaultErrorMap } from "@vanfettle/contract/validation-messages";
import { schemas, type Schemas } from "@vanfettle/contract/schemas";
import type * as z from "zod";
import type { Operator } from "./operator.ts";

type Part<N extends EndpointName, P extends string> = Schemas[N] extends { [K in P]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** What a handler is given: each part as its schema gives it back, undefined where the endpoint has none. */
export interface Call<N extends EndpointName> {
  /** Only where the endpoint asks for one. */
  operator: (typeof endpoints)[N]["access"] extends "operator" ? Operator : undefined;
  params: Part<N, "params">;
  headers: Part<N, "headers">;
  body: Part<N, "body">;
}

export type RawCall = Record<keyof Call<EndpointName>, unknown>;

/** The only place where a failed parse is the caller's fault. */
export function decode<N extends EndpointName>(name: N, raw: RawCall): Call<N> {
  const { params, headers, body } = schemas[name] as { params?: z.ZodType; headers?: z.ZodType; body?: z.ZodType };
  const call = {
    operator: raw.operator,
    params: params && parse(params, raw.params, name === "getLocation" ? "location_not_found" : "not_found"),
    headers: headers && parse(headers, raw.headers, "invalid_request"),
    body: body && parse(body, raw.body, "invalid_request"),
  };
  return call as Call<N>;
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

/** One message a field, the first; never the value. */
function issuesOf(error: z.ZodError): FieldIssue[] {
  const byField = new Map<string, FieldIssue>();
  for (const { path, message } of error.issues) {
    const field = path.length === 0 ? "body" : String(path[0]);
    if (!byField.has(field)) byField.set(field, { field, message });
  }
  return [...byField.values()];
}
