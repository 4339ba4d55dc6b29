import type { HeaderValues } from "../http.ts";

/** Headers in Lambda@Edge's format. The name is in lower case; the optional `key` may have capitals. */
export type EdgeHeaders = Record<string, { key?: string; value: string }[]>;

// Both lists: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html
const disallowed = new RegExp(
  `^(${[
    "connection|expect|keep-alive|trailer|upgrade|x-cache|x-edge-.*|x-forwarded-proto|x-real-ip",
    "proxy-(authenticate|authorization|connection)",
    "x-accel-(buffering|charset|limit-rate|redirect)",
    "x-amz-cf-.*",
    "x-amzn-(auth|cf-billing|cf-id|cf-xff|errortype|fle-profile|header-(count|order)|lambda-integration-tag|requestid)",
  ].join("|")})$`,
);
const readOnlyAtOriginRequest = [
  "accept-encoding",
  "cdn-loop",
  "content-length",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "if-unmodified-since",
  "transfer-encoding",
  "via",
];

/** Returns whether a header is hidden from edge functions, which also may not add it. */
export const isDisallowed = (name: string): boolean => disallowed.test(name);

/** Converts headers to the edge function's format. */
export const toEdgeHeaders = (headers: [name: string, value: string][]): EdgeHeaders =>
  Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), [{ key: name, value }]]));

/** Parses the headers that a function returns. Throws for headers that CloudFront finds invalid or disallowed. */
export function fromEdgeHeaders(headers: Record<string, unknown>): HeaderValues {
  return Object.fromEntries(
    Object.entries(headers).map(([name, list]) => {
      if (isDisallowed(name)) throw new Error(`The header ${name} is disallowed for edge functions.`);
      const values = Array.isArray(list) ? list.map((entry) => valueOf(name, entry)) : [];
      if (name !== name.toLowerCase() || values.length === 0) throw invalid(name);
      return [name, values.length === 1 ? (values[0] as string) : values];
    }),
  );
}

/** Throws if a function at origin-request has added, changed or removed a read-only header. */
export function checkReadOnly(before: HeaderValues, after: HeaderValues): void {
  for (const name of readOnlyAtOriginRequest) {
    if (String(before[name]) !== String(after[name])) throw new Error(`The header ${name} is read-only.`);
  }
}

function valueOf(name: string, entry: unknown): string {
  const { key = name, value } = (entry ?? {}) as { key?: unknown; value?: unknown };
  if (typeof value !== "string" || String(key).toLowerCase() !== name) throw invalid(name);
  return value;
}

const invalid = (name: string): Error => new Error(`The function returned an invalid entry for the header ${name}.`);
