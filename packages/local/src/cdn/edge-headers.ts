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

const readOnlyAtOriginRequest = (
  "accept-encoding cdn-loop content-length if-modified-since if-none-match if-range if-unmodified-since " +
  "transfer-encoding via"
).split(" ");

/** Returns whether a header is hidden from edge functions, which also may not add it. */
export const isDisallowed = (name: string): boolean => disallowed.test(name);

/** Converts headers to the edge function's format. */
export const toEdgeHeaders = (headers: [name: string, value: string][]): EdgeHeaders =>
  Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), [{ key: name, value }]]));

/** Parses the headers that a function returns. Throws if CloudFront would reject them or the change from `before`. */
export function fromEdgeHeaders(headers: Record<string, unknown>, before: HeaderValues): HeaderValues {
  const values = Object.fromEntries(
    Object.entries(headers).map(([name, list]) => {
      if (isDisallowed(name)) throw new Error(`The header ${name} is disallowed for edge functions.`);
      const all = Array.isArray(list) ? list.map((entry) => valueOf(name, entry)) : [];
      const [first] = all;
      if (name !== name.toLowerCase() || first === undefined) throw invalid(name);
      return [name, all.length === 1 ? first : all];
    }),
  );
  const changed = readOnlyAtOriginRequest.find((name) => String(before[name]) !== String(values[name]));
  if (changed !== undefined) throw new Error(`The header ${changed} is read-only.`);
  return values;
}

function valueOf(name: string, entry: unknown): string {
  const { key = name, value } = (entry ?? {}) as { key?: unknown; value?: unknown };
  if (typeof value !== "string" || String(key).toLowerCase() !== name) throw invalid(name);
  return value;
}

const invalid = (name: string): Error => new Error(`The function returned an invalid entry for the header ${name}.`);
