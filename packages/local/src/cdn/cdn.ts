import fresh from "fresh";
import type { Buckets } from "../assembly/bucket-objects.ts";
import type { Behaviour, Distribution } from "../assembly/distribution.ts";
import { headerOf, type Handle, type HttpRequest, type HttpResponse } from "../http.ts";
import type { RecordNamed } from "../monitoring/metrics.ts";
import { behaviourMatcher } from "./match-behaviour.ts";
import { edgeFunction } from "./edge-function.ts";
import { originFetch } from "./origin-fetch.ts";
import { toOriginRequest, type OriginRequest } from "./origin-request.ts";
import { responseCache, type ResponseCache } from "./response-cache.ts";
import { policyHeaders } from "./response-headers.ts";

export interface CdnOptions {
  distribution: Distribution;
  buckets: Buckets;
  /** The HTTP API, used for every origin other than a bucket. */
  gateway: Handle;
  /** The host and port of the distribution. */
  domainName: string;
  /** Invokes an edge function; event and result are JSON text. */
  invoke: (functionId: string, event: string) => Promise<string>;
  /** Records the metrics of the distribution. */
  record: RecordNamed;
  /** The initial cache; empty by default. */
  cache?: ResponseCache;
  log: (line: string) => void;
  now?: () => number;
}

export type Cdn = ReturnType<typeof cdn>;

interface Served {
  response: HttpResponse;
  cacheStatus: "Hit" | "Miss" | "Error";
  /** Seconds since the response was cached. */
  age?: number;
}

const maxUrlLength = 8_192;

/** Serves the distribution of the templates over plain HTTP, without the redirect to HTTPS. */
export function cdn(options: CdnOptions) {
  const { distribution, buckets, gateway, domainName, invoke, record, log, now } = options;
  const behaviourFor = behaviourMatcher(distribution);
  const cache = options.cache ?? responseCache(now ? { now } : {});
  const runEdgeFunction = edgeFunction({
    distributionId: distribution.id,
    domainName,
    invoke,
    onFailure: record,
    log,
  });
  const { fetchFromOrigin, fetchCollapsed } = originFetch({ distribution, buckets, gateway, runEdgeFunction, cache });
  const headersPolicies = new Map(
    distribution.behaviours.map((behaviour) => [behaviour, policyHeaders(behaviour.responseHeadersPolicy)]),
  );

  async function serve(behaviour: Behaviour, viewer: HttpRequest): Promise<Served> {
    const originRequest = toOriginRequest(behaviour, viewer);
    const cached = isRead(viewer) ? cache.get(originRequest.cacheKey) : undefined;
    const state = cached && cache.stateOf(cached);
    if (cached && state !== "expired") {
      if (state === "stale") revalidate(behaviour, originRequest);
      return { response: cached.response, cacheStatus: "Hit", age: cache.ageOf(cached) };
    }
    // An origin may respond differently to HEAD and GET, so only responses to GET are cached.
    const fetch = viewer.method === "GET" ? fetchCollapsed : fetchFromOrigin;
    const { response } = await fetch(behaviour, originRequest);
    return { response, cacheStatus: response.status >= 400 ? "Error" : "Miss" };
  }

  function revalidate(behaviour: Behaviour, originRequest: OriginRequest): void {
    const request = { ...originRequest.request, method: "GET", body: Buffer.alloc(0) };
    fetchCollapsed(behaviour, { ...originRequest, request }).catch((error: unknown) =>
      log(`revalidation failed: ${String(error)}`),
    );
  }

  async function handle(viewer: HttpRequest): Promise<HttpResponse> {
    const response = await respond(viewer);
    record("5xxErrorRate", response.status >= 500 ? 100 : 0);
    return response;
  }

  async function respond(viewer: HttpRequest): Promise<HttpResponse> {
    if (viewer.path.length + viewer.query.length > maxUrlLength) return errorResponse(414, "The URL is too long.");
    const behaviour = behaviourFor(viewer.path);
    if (!behaviour.methods.includes(viewer.method)) {
      return errorResponse(403, "This distribution is not configured to allow the HTTP request method that was used.");
    }
    const { response, cacheStatus, age } = await serve(behaviour, viewer);
    const headers = {
      ...headersPolicies.get(behaviour)?.(response.headers),
      "x-cache": `${cacheStatus} from cloudfront`,
      ...(age !== undefined && { age: String(age) }),
    };
    const complete = { ...response, headers };
    return isNotModified(viewer, complete) ? notModified(complete) : complete;
  }

  return { handle, invalidate: (paths: string[]) => cache.invalidate(paths) };
}

const isRead = ({ method }: HttpRequest) => method === "GET" || method === "HEAD";

/** Returns whether a 304 applies. The viewer's Cache-Control is ignored, as in CloudFront. */
function isNotModified(viewer: HttpRequest, response: HttpResponse): boolean {
  if (response.status !== 200 || !isRead(viewer)) return false;
  const { "if-none-match": ifNoneMatch, "if-modified-since": ifModifiedSince } = viewer.headers;
  return fresh(
    { "if-none-match": ifNoneMatch, "if-modified-since": ifModifiedSince },
    { etag: headerOf(response, "etag"), "last-modified": headerOf(response, "last-modified") },
  );
}

const notModifiedHeaders = ["cache-control", "etag", "expires", "last-modified", "vary", "age"];

function notModified({ headers }: HttpResponse): HttpResponse {
  const sent = Object.entries(headers).filter(([name]) => notModifiedHeaders.includes(name));
  return { status: 304, headers: Object.fromEntries(sent), body: Buffer.alloc(0) };
}

function errorResponse(status: number, reason: string): HttpResponse {
  const body = `<!doctype html><title>${status}</title><h1>${status} ERROR</h1><p>The request could not be satisfied. ${reason}</p>`;
  return {
    status,
    headers: { "content-type": "text/html", "x-cache": "Error from cloudfront" },
    body: Buffer.from(body),
  };
}
