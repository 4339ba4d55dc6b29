import type { Behaviour, OriginRequestPolicy, Selection } from "../assembly/distribution.ts";
import type { HttpRequest } from "../http.ts";

export type OriginRequest = ReturnType<typeof toOriginRequest>;

/**
 * Forwards the parts of a request that both policies name. The parts of the cache policy are also
 * the key.
 */
export function toOriginRequest(
  { cachePolicy, originRequestPolicy, origin }: Behaviour,
  viewer: HttpRequest,
) {
  const keyPolicy = cachePolicy.ParametersInCacheKeyAndForwardedToOrigin;
  const policies = originRequestPolicy ? [keyPolicy, originRequestPolicy] : [keyPolicy];
  const queries = policies.map((policy) => selectedQuery(viewer, policy));
  const headers = policies.map((policy) => selectedHeaders(viewer, policy));
  const { "accept-encoding": accepted, "x-forwarded-for": forwardedFor } = viewer.headers;
  const encodings = acceptedEncodings(keyPolicy, accepted);
  const always = Object.entries(viewer.headers).filter(([name]) =>
    /^content-(type|length)$/.test(name),
  );
  const custom = Object.entries(origin.customHeaders).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  const forwarded = Object.fromEntries([
    ["user-agent", "Amazon CloudFront"],
    ["via", "2.0 local (CloudFront)"],
    ["x-forwarded-for", forwardedFor ? `${forwardedFor}, ${viewer.clientIp}` : viewer.clientIp],
    ...always,
    ...headers.flat(),
    ...(encodings ? [["accept-encoding", encodings]] : []),
    ["host", origin.domainName],
    ...custom,
  ]) as Record<string, string>;
  const longestQuery = queries.reduce((longest, each) =>
    each.length > longest.length ? each : longest,
  );
  return {
    request: { ...viewer, headers: forwarded, query: longestQuery },
    cacheKey: JSON.stringify([viewer.path, queries[0], headers[0], encodings]),
    /** The encodings with which the response may be compressed, such as `br,gzip`; may be empty. */
    encodings,
  };
}

/**
 * Returns whether a policy selects a header or query parameter. Throws for an unsupported
 * behaviour.
 */
function isSelected(behaviour: Selection, names: readonly string[], name: string): boolean {
  if (behaviour === "whitelist") return names.includes(name);
  if (behaviour === "all" || behaviour === "none") return behaviour === "all";
  throw new Error(`The policy behaviour ${String(behaviour)} is not supported locally.`);
}

const neverForwarded = new Set(
  "connection cookie keep-alive transfer-encoding upgrade expect te trailer".split(" "),
);

function selectedHeaders(
  { headers }: HttpRequest,
  { HeadersConfig }: OriginRequestPolicy,
): [string, string][] {
  const { HeaderBehavior, Headers = [] } = HeadersConfig;
  const names = Headers.map((name) => name.toLowerCase());
  return Object.entries(headers)
    .filter(([name]) => !neverForwarded.has(name) && isSelected(HeaderBehavior, names, name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function selectedQuery(
  { query }: HttpRequest,
  { QueryStringsConfig }: OriginRequestPolicy,
): string {
  const { QueryStringBehavior, QueryStrings = [] } = QueryStringsConfig;
  if (QueryStringBehavior === "all") return query;
  const isKept = (pair: string) =>
    pair !== "" && isSelected(QueryStringBehavior, QueryStrings, pair.split("=")[0] ?? "");
  return query.split("&").filter(isKept).join("&");
}

type Encodings = Behaviour["cachePolicy"]["ParametersInCacheKeyAndForwardedToOrigin"];

/**
 * Returns the encodings that the viewer accepts (Brotli and gzip), in the spelling that CloudFront
 * forwards.
 */
function acceptedEncodings(policy: Encodings, header = ""): string {
  const parts = header.toLowerCase().split(",");
  const accepted = parts
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  const accepts = (name: string) => accepted.includes(name) || accepted.includes("*");
  return [
    ...(policy.EnableAcceptEncodingBrotli && accepts("br") ? ["br"] : []),
    ...(policy.EnableAcceptEncodingGzip && accepts("gzip") ? ["gzip"] : []),
  ].join(",");
}
