import { headersIn, isSelected, queryIn, type Selection } from "../assembly/cdn-policies.ts";
import type { Behaviour } from "../assembly/distribution.ts";
import type { HttpRequest } from "../http.ts";

export type OriginRequest = ReturnType<typeof toOriginRequest>;

/** Forwards the parts of a request that both policies name. The parts of the cache policy are also the key. */
export function toOriginRequest({ cachePolicy, originRequestPolicy, origin }: Behaviour, viewer: HttpRequest) {
  const keyPolicy = cachePolicy.ParametersInCacheKeyAndForwardedToOrigin;
  const policies = originRequestPolicy ? [keyPolicy, originRequestPolicy] : [keyPolicy];
  const queries = policies.map((policy) => selectedQuery(viewer.query, queryIn(policy)));
  const headers = policies.map((policy) => selectedHeaders(viewer, headersIn(policy)));
  const { "accept-encoding": accepted, "x-forwarded-for": forwardedFor } = viewer.headers;
  const encodings = acceptedEncodings(keyPolicy, accepted);
  const always = ["content-type", "content-length"].flatMap((name) =>
    viewer.headers[name] ? [[name, viewer.headers[name]]] : [],
  );
  const custom = Object.entries(origin.customHeaders).map(([name, value]) => [name.toLowerCase(), value]);
  const forwarded: Record<string, string> = {
    "user-agent": "Amazon CloudFront",
    via: "2.0 local (CloudFront)",
    "x-forwarded-for": forwardedFor ? `${forwardedFor}, ${viewer.clientIp}` : viewer.clientIp,
    ...(Object.fromEntries([...always, ...headers.flatMap(Object.entries)]) as Record<string, string>),
    ...(encodings && { "accept-encoding": encodings }),
    host: origin.domainName,
    ...(Object.fromEntries(custom) as Record<string, string>),
  };
  const longestQuery = queries.reduce((longest, each) => (each.length > longest.length ? each : longest));
  return {
    request: { ...viewer, headers: forwarded, query: longestQuery },
    cacheKey: JSON.stringify([viewer.path, queries[0], headers[0], encodings]),
    /** The encodings with which the response may be compressed, such as `br,gzip`; may be empty. */
    encodings,
  };
}

const neverForwarded = new Set([
  "connection",
  "cookie",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
  "expect",
  "te",
  "trailer",
]);

const selectedHeaders = (viewer: HttpRequest, selection: Selection): Record<string, string> =>
  Object.fromEntries(
    Object.entries(viewer.headers)
      .filter(([name]) => !neverForwarded.has(name) && isSelected(selection, name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

function selectedQuery(query: string, selection: Selection): string {
  if (selection.behaviour === "all") return query;
  const parameters = query.split("&").filter((pair) => pair !== "" && isSelected(selection, pair.split("=")[0] ?? ""));
  return parameters.join("&");
}

type Encodings = Behaviour["cachePolicy"]["ParametersInCacheKeyAndForwardedToOrigin"];

/** Returns the encodings that the viewer accepts (Brotli and gzip), in the spelling that CloudFront forwards. */
function acceptedEncodings(policy: Encodings, header = ""): string {
  const parts = header.toLowerCase().split(",");
  const accepted = parts.filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part)).map((part) => part.split(";")[0]?.trim());
  const accepts = (name: string) => accepted.includes(name) || accepted.includes("*");
  return [
    ...(policy.EnableAcceptEncodingBrotli && accepts("br") ? ["br"] : []),
    ...(policy.EnableAcceptEncodingGzip && accepts("gzip") ? ["gzip"] : []),
  ].join(",");
}
