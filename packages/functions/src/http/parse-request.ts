import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type * as z from "zod";
import { cleanTexts } from "@vanfettle/contract/clean-texts";
import type { Endpoint } from "@vanfettle/contract/endpoint";
import { endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import {
  DomainError,
  problems,
  type FieldIssue,
  type ProblemCode,
} from "@vanfettle/contract/problems";
import { schemas, type EndpointSchema, type Schemas } from "@vanfettle/contract/schemas";
import type { Operator } from "./request-checks.ts";

type Part<N extends EndpointName, P extends string> = Schemas[N] extends {
  [K in P]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;

/**
 * The request passed to a handler: each part parsed with its schema, or undefined if the endpoint
 * lacks the part.
 */
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
 * Parses a request, of which every text passes here: without invisible characters. Throws
 * `invalid_request` with the issue of each field, or for a path parameter the endpoint's error with
 * status 404.
 */
export function parseRequest<N extends EndpointName>(name: N, raw: RawRequest): ParsedRequest<N> {
  const { params, query, headers, body }: EndpointSchema = schemas[name];
  return {
    operator: raw.operator,
    params: params && parse(params, raw.params, paramsErrorOf(name)),
    query: query && parse(query, raw.query, "invalid_request"),
    headers: headers && parse(headers, raw.headers, "invalid_request"),
    body: body && parse(body, raw.body, "invalid_request"),
  } as ParsedRequest<N>;
}

function paramsErrorOf(name: EndpointName): ProblemCode {
  const { errors }: Endpoint = endpoints[name];
  const notFound = errors.filter((code) => problems[code].status === 404);
  return notFound.length === 1 && notFound[0] !== undefined ? notFound[0] : "not_found";
}

function parse(schema: z.ZodType, sent: unknown, code: ProblemCode): unknown {
  const { value, brokenAt } = cleanTexts(sent);
  if (brokenAt !== undefined) {
    const [field] = brokenAt;
    const issues = [{ field: String(field ?? "body"), message: brokenText }];
    throw new DomainError(code, code === "invalid_request" ? { issues } : {});
  }
  const result = schema.safeParse(value, { error: defaultErrorMap });
  if (result.success) return result.data;
  throw new DomainError(code, code === "invalid_request" ? { issues: issuesOf(result.error) } : {});
}

const brokenText = "Text contains half a character. Delete it and type it again";

/** Returns the first message of each field, without its value. */
function issuesOf(error: z.ZodError): FieldIssue[] {
  const byField = Map.groupBy(error.issues, ({ path }) => String(path[0] ?? "body"));
  return Array.from(byField, ([field, [first]]) => ({ field, message: first?.message ?? "" }));
}

/**
 * The validation messages of fields whose schema sets no message. Fields that visitors fill in set
 * their own.
 */
const defaultMessages = {
  required: "Required",
  invalid: "Invalid input",
  invalidEmail: "Invalid email",
} as const;

/** The zod error map that returns the default messages. */
export const defaultErrorMap: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return defaultMessages.required;
  return issue.code === "invalid_format" && issue.format === "email"
    ? defaultMessages.invalidEmail
    : defaultMessages.invalid;
};

const requestBodyMaxBytes = 16 * 1024;

type RawBody = Pick<APIGatewayProxyEventV2, "body" | "isBase64Encoded" | "headers">;

const mediaTypes = { json: "application/json", form: "application/x-www-form-urlencoded" } as const;

/**
 * Decodes a body. Throws `body_too_large`, `unsupported_media_type`, or `invalid_request` for
 * malformed JSON.
 */
export function readBody(
  event: RawBody,
  kind: "json" | "form",
  maxBytes: number = requestBodyMaxBytes,
): unknown {
  const { body: text = "" } = event;
  const encoding = event.isBase64Encoded ? "base64" : "utf8";
  if (Buffer.byteLength(text, encoding) > maxBytes) throw new DomainError("body_too_large");
  const [mediaType = ""] = (event.headers["content-type"] ?? "").split(";");
  if (mediaType.trim().toLowerCase() !== mediaTypes[kind]) {
    throw new DomainError(
      "unsupported_media_type",
      kind === "form" ? { message: "Send the body as a form." } : {},
    );
  }
  const decoded = Buffer.from(text, encoding).toString();
  if (kind === "json") return parseJson(decoded);
  return parseForm(decoded);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new DomainError("invalid_request", { message: "The body is not valid JSON." });
  }
}

/** The most fields of a form. Ours have up to six. */
const mostFormFields = 20;

/**
 * Parses a form. A field that occurs twice becomes a list, which every schema rejects. Throws for
 * too many fields.
 */
function parseForm(text: string): Record<string, string | string[]> {
  // Counted before the fields are read, because reading thousands of them takes a hundred times as
  // long.
  if (text.split("&", mostFormFields + 1).length > mostFormFields) {
    throw new DomainError("invalid_request", { message: `Send at most ${mostFormFields} fields.` });
  }
  const values = Map.groupBy(new URLSearchParams(text), ([name]) => name);
  return Object.fromEntries(
    Array.from(values, ([name, fields]) => {
      const [first = "", ...others] = fields.map(([, value]) => value);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}
