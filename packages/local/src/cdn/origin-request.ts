import type { Behaviour } from "../assembly/distribution.ts";
import { headersIn, isSelected, queryIn, type Selection } from "../assembly/cdn-policies.ts";
import type { HttpRequest } from "../http.ts";

/** The viewer's request as forwarded to the origin, with its cache key. */
export interface OriginRequest {
  request: HttpRequest;
  cacheKey: string;
  /** The encodings with which the response may be compressed, such as `br,gzip`; may be empty. */
  encodings: string;
}

/** Forwards the parts that the two policies name. The cache policy's parts are also in the cache key. */
export function toOriginRequest(behaviour: Behaviour, viewer: HttpRequest): OriginRequest {
  const cacheKeyPolicy = behaviour.cachePolicy.ParametersInCacheKeyAndForwardedToOrigin;
  const { originRequestPolicy } = behaviour;
  const select = <T>(apply: (selection: Selection) => T, selectionIn: typeof headersIn) => ({
    inKey: apply(selectionIn(cacheKeyPolicy)),
    forwarded: [cacheKeyPolicy, ...(originRequestPolicy ? [originRequestPolicy] : [])].map(selectionIn).map(apply),
  });
  const headers = select((selection) => selectedHeaders(viewer, selection), headersIn);
  const query = select((selection) => selectedQuery(viewer.query, selection), queryIn);
  const encodings = acceptedEncodings(behaviour, viewer.headers["accept-encoding"]);

  const forwardedHeaders: Record<string, string> = {
    "user-agent": "Amazon CloudFront",
    via: "2.0 local (CloudFront)",
    "x-forwarded-for": viewer.headers["x-forwarded-for"]
      ? `${viewer.headers["x-forwarded-for"]}, ${viewer.clientIp}`
      : viewer.clientIp,
    ...(viewer.headers["content-type"] && { "content-type": viewer.headers["content-type"] }),
    ...(viewer.headers["content-length"] && { "content-length": viewer.headers["content-length"] }),
    ...Object.assign({}, ...headers.forwarded),
    ...(encodings && { "accept-encoding": encodings }),
    host: behaviour.origin.domainName,
  };
  for (const [name, value] of Object.entries(behaviour.origin.customHeaders))
    forwardedHeaders[name.toLowerCase()] = value;
  return {
    request: {
      ...viewer,
      headers: forwardedHeaders,
      query: query.forwarded.reduce((longest, each) => (each.length > longest.length ? each : longest), ""),
    },
    cacheKey: JSON.stringify([viewer.path, query.inKey, headers.inKey, encodings]),
    encodings,
  };
}

const neverForwarded = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade", "expect", "te", "trailer"]);

function selectedHeaders(viewer: HttpRequest, selection: Selection): Record<string, string> {
  const isForwarded = ([name]: [string, string]) =>
    name !== "cookie" && !neverForwarded.has(name) && isSelected(selection, name);
  return Object.fromEntries(
    Object.entries(viewer.headers)
      .filter(isForwarded)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function selectedQuery(query: string, selection: Selection): string {
  if (selection.behaviour === "all") return query;
  const parameters = query.split("&").filter((pair) => pair !== "" && isSelected(selection, pair.split("=")[0] ?? ""));
  return parameters.join("&");
}

/** Returns the encodings that the viewer accepts (Brotli and gzip), in the spelling that CloudFront forwards. */
function acceptedEncodings({ cachePolicy }: Behaviour, header = ""): string {
  const policy = cachePolicy.ParametersInCacheKeyAndForwardedToOrigin;
  const accepted = header
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  const accepts = (name: string) => accepted.includes(name) || accepted.includes("*");
  return [
    ...(policy.EnableAcceptEncodingBrotli && accepts("br") ? ["br"] : []),
    ...(policy.EnableAcceptEncodingGzip && accepts("gzip") ? ["gzip"] : []),
  ].join(",");
}
