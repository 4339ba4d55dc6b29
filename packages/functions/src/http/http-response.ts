import { createHash } from "node:crypto";
import { cacheControl } from "@vanfettle/contract/cache-times";
import { mediaTypes, type Endpoint } from "@vanfettle/contract/endpoint";
import { acceptedMethods, endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import { formProblemPage, isFormEndpoint } from "@vanfettle/contract/form-problem-page";
import { DomainError, problems, type ProblemCode } from "@vanfettle/contract/problems";
import { schemas, type Problem } from "@vanfettle/contract/schemas";
import { isDatabaseUnavailable } from "@vanfettle/core/table/database-unavailable";

export type HttpResponse = { status: number; headers: Record<string, string>; body: string };

const contentTypeOf = (type: keyof typeof mediaTypes): string =>
  `${mediaTypes[type]}; charset=utf-8`;

/**
 * Returns a response without fields outside the schema, or throws a ZodError. For a redirect,
 * `value` is the address.
 */
export function toResponse(name: EndpointName, value: unknown): HttpResponse {
  const { status, cache, responseType = "json" }: Endpoint = endpoints[name];
  const body = schemas[name].response.parse(value);
  const headers = { "cache-control": cacheControl[cache] };
  if (status === 303) {
    return { status, headers: { ...headers, location: body as string }, body: "" };
  }
  const text = responseType === "json" ? JSON.stringify(body) : (body as string);
  return {
    status,
    headers: {
      ...headers,
      ...(cache === "edition" && { etag: entityTag(text) }),
      ...(responseType === "calendar" && {
        "content-disposition": 'attachment; filename="van-mot.ics"',
      }),
      "content-type": contentTypeOf(responseType),
    },
    body: text,
  };
}

/**
 * Returns the response that a handler has built itself, such as a protocol library's. Drops its
 * other headers.
 */
export async function toWholeResponse(name: EndpointName, whole: Response): Promise<HttpResponse> {
  const contentType = whole.headers.get("content-type");
  return {
    status: whole.status,
    headers: {
      "cache-control": cacheControl[endpoints[name].cache],
      ...(contentType !== null && { "content-type": contentType }),
    },
    body: await whole.text(),
  };
}

/**
 * Returns an entity tag for a text, for revalidating content that stays the same until the next
 * edition.
 */
const entityTag = (text: string): string =>
  `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;

/**
 * Returns the response to an error: a page for forms, a JSON-RPC error for agents, and JSON for all
 * others.
 */
export function toErrorResponse(error: unknown, requestId: string, name?: EndpointName) {
  const problem = toProblem(error, requestId);
  const { code } = problem;
  const { status } = problems[code];
  const { responseType = "json" }: Partial<Endpoint> = name === undefined ? {} : endpoints[name];
  const isForm = name !== undefined && isFormEndpoint(name);
  const json = responseType === "json-rpc" ? jsonRpcError(problem) : problem;
  return {
    code,
    /** True for an internal or database error, which should be logged as a failure. */
    isFailure: !(error instanceof DomainError),
    status,
    headers: {
      // Brief for an unknown slug, which may be added; not zero, to protect the table.
      "cache-control": cacheControl[code === "location_not_found" ? "brief" : "none"],
      ...retryAfter(error, status),
      ...(status === 405 && name !== undefined && { allow: acceptedMethods(name).join(", ") }),
      "content-type": contentTypeOf(isForm ? "html" : "json"),
    },
    body: isForm ? formProblemPage(problem, name) : JSON.stringify(json),
  };
}

const unavailableSeconds = 5;

function retryAfter(error: unknown, status: number): Record<string, string> {
  const told = error instanceof DomainError ? error.retryAfterSeconds : undefined;
  const seconds = told ?? (status === 503 ? unavailableSeconds : undefined);
  return seconds === undefined ? {} : { "retry-after": String(seconds) };
}

function toProblem(error: unknown, requestId: string): Problem & { code: ProblemCode } {
  if (error instanceof DomainError) {
    const { code, message, issues } = error;
    return { code, message, requestId, ...(issues && { issues: [...issues] }) };
  }
  const code = isDatabaseUnavailable(error) ? "unavailable" : "internal_error";
  return { code, message: problems[code].message, requestId };
}

/** The codes defined in JSON-RPC 2.0. The router rejects a JSON-RPC call only if it is not JSON. */
const definedCodes: Partial<Record<ProblemCode, number>> = {
  invalid_request: -32700,
  internal_error: -32603,
};
/** The first code that JSON-RPC reserves for servers. */
const serverErrorCode = -32000;

/** Returns a problem as a JSON-RPC 2.0 error response, with the problem as its data. */
export const jsonRpcError = (problem: Problem & { code: ProblemCode }) => ({
  jsonrpc: "2.0",
  id: null,
  error: {
    code: definedCodes[problem.code] ?? serverErrorCode,
    message: problem.message,
    data: problem,
  },
});
