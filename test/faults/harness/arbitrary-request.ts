import * as fc from "fast-check";
import type * as z from "zod";
import type { Endpoint } from "@vanfettle/contract/endpoint";
import { endpointNames, endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import { schemas } from "@vanfettle/contract/schemas";
import {
  anyValue,
  arbitraryText,
  injectionMarker,
  nearlyValidValue,
  validValue,
} from "./arbitrary-values.ts";

export interface ArbitraryRequest {
  name: EndpointName;
  method: string;
  /** The path, percent-encoded like a browser's or deliberately malformed. */
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const hostileBodies = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
  `{"a":${'{"a":'.repeat(2_000)}1${"}".repeat(2_001)}`,
  '{"registration":"AB12CDE","registration":"OTHER1","postcode":"SW1A1AA","serviceType":"mot","location":"UK"}',
  '{"registration":"AB12CDE","postcode":"SW1A1AA","serviceType":"mot","location":"UK"} trailing',
  "\ufeff{}",
  "NaN",
  '{"registration":1e999}',
];

const encoded = arbitraryText.map((value) => encodeURIComponent(value.toWellFormed()) || "%20");
const segment = fc.oneof(
  { weight: 3, arbitrary: encoded },
  fc.constantFrom(
    "%2e%2e%2f",
    "%252e",
    "..;",
    "birmingham%00",
    "BIRMINGHAM",
    "%c0%ae",
    "%E0%A4%A",
    "a%2Fb",
  ),
);

const pathOf = (pattern: string): fc.Arbitrary<string> => {
  const names = pattern.match(/\{\w+\}/g) ?? [];
  const filled = fc
    .tuple(...names.map(() => segment))
    .map((values) =>
      values.reduce((path, value, n) => path.replace(names[n] as string, () => value), pattern),
    );
  const distorted = fc
    .tuple(filled, fc.constantFrom("/", "//", "/.", "/..", ";a=b", "%20", ".json", "/x"))
    .map(([a, b]) => a + b);
  return fc.oneof({ weight: 8, arbitrary: filled }, distorted);
};

const bodyOf = (schema: z.ZodType, kind: "json" | "form"): fc.Arbitrary<string> => {
  const whole = fc.oneof(
    { weight: 3, arbitrary: validValue(schema) },
    { weight: 3, arbitrary: nearlyValidValue(schema) },
    anyValue,
  );
  if (kind === "json") {
    const json = whole.map((value) => JSON.stringify(value) ?? "");
    return fc.oneof(
      { weight: 6, arbitrary: json },
      fc.constantFrom(...hostileBodies),
      arbitraryText,
      fc.constant(`"${"x".repeat(140_000)}"`),
    );
  }
  const field = fc.tuple(
    fc.oneof(
      fc.constantFrom("registration", "postcode", "serviceType", "location", "key", "__proto__"),
      arbitraryText,
    ),
    arbitraryText,
  );
  const pairs = fc.oneof(
    whole.map((value) =>
      Object.entries((value ?? {}) as object).map(([name, value]): [string, string] => [
        name,
        toFormValue(value),
      ]),
    ),
    fc.array(field, { maxLength: 8 }),
  );
  return fc.oneof(
    {
      weight: 5,
      arbitrary: pairs.map((fields) =>
        new URLSearchParams(
          fields.map(([a, b]) => [a.toWellFormed(), b.toWellFormed()]),
        ).toString(),
      ),
    },
    arbitraryText,
  );
};

/** Returns a value as a form would send it; values other than strings as JSON. */
const toFormValue = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

const headerValue = arbitraryText.map((value) =>
  value
    .replace(/[^\x20-\x7e]/g, "")
    .trim()
    .slice(0, 2_000),
);
const oddHeaders = fc.dictionary(
  fc.constantFrom(
    "cookie",
    "origin",
    "referer",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-http-method-override",
    "x-original-url",
    "accept",
    "range",
    "if-none-match",
    "authorization",
    "x-origin-token",
    "sec-fetch-site",
    "user-agent",
    "content-encoding",
  ),
  fc.oneof(
    headerValue,
    fc.constantFrom(
      "cross-site",
      "same-origin",
      "Bearer a.b.c",
      "Bearer ",
      "null",
      "bytes=0-",
      "gzip",
    ),
  ),
  { maxKeys: 3 },
);
const types = { json: "application/json", form: "application/x-www-form-urlencoded" } as const;
const oddType = fc.constantFrom(
  "text/plain",
  "",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/xml",
  "APPLICATION/JSON",
  "application/json, text/plain",
);
const key = fc.oneof(
  { weight: 3, arbitrary: fc.uuid() },
  fc.constantFrom(
    "the-key-of-many-requests",
    "short",
    "x".repeat(256),
    "with a space in the middle of it",
  ),
);

/** Generates requests to an endpoint: valid, nearly valid and hostile. */
function requestToEndpoint(name: EndpointName): fc.Arbitrary<ArbitraryRequest> {
  const { method, path, body }: Endpoint = endpoints[name];
  const schema = (schemas[name] as { body?: z.ZodType }).body;
  const contentType =
    body && fc.oneof({ weight: 8, arbitrary: fc.constant<string>(types[body]) }, oddType);
  return fc.record({
    name: fc.constant(name),
    method: fc.oneof(
      { weight: 9, arbitrary: fc.constant<string>(method) },
      fc.constantFrom(...methods),
    ),
    path: pathOf(path),
    query: fc.oneof(
      { weight: 4, arbitrary: fc.constant("") },
      fc.constantFrom(
        `a=${encodeURIComponent(injectionMarker)}`,
        "slug=a&slug=b",
        "__proto__[x]=1",
        "%",
        "limit=1e9",
        "&&=&",
      ),
    ),
    headers: fc
      .tuple(oddHeaders, contentType ?? fc.constant(undefined), fc.option(key, { nil: undefined }))
      .map(([odd, type, idempotency]) => ({
        ...odd,
        ...(type !== undefined && { "content-type": type }),
        ...(idempotency !== undefined && { "idempotency-key": idempotency }),
      })),
    body:
      body && schema
        ? bodyOf(schema, body).map((value) => value.toWellFormed())
        : fc.constant(undefined),
  });
}

/** Generates requests to any endpoint. */
export const arbitraryRequest: fc.Arbitrary<ArbitraryRequest> = fc.oneof(
  ...endpointNames.map(requestToEndpoint),
);
