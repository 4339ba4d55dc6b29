import fresh from "fresh";
import type { Behaviour, ResponseHeadersPolicy } from "../assembly/distribution.ts";
import { headerOf, type HeaderValues, type HttpRequest, type HttpResponse } from "../http.ts";
import { wildcard } from "../wildcard.ts";
import { errorPage } from "./error-page.ts";
import { originFetch, type OriginOptions } from "./origin-fetch.ts";
import { toOriginRequest, type OriginRequest } from "./origin-request.ts";
import { responseCache, type ResponseCache } from "./response-cache.ts";

export interface CdnOptions extends OriginOptions {
  cache?: ResponseCache;
  now?: () => number;
}

export type CloudFront = ReturnType<typeof cloudFront>;

const maxUrlLength = 8_192;
const isRead = ({ method }: HttpRequest) => method === "GET" || method === "HEAD";

/** Serves the distribution of the templates over plain HTTP, without the redirect to HTTPS. */
export function cloudFront(options: CdnOptions) {
  const { distribution, record, log, now } = options;
  const cache = options.cache ?? responseCache(now ? { now } : {});
  const { fetchFromOrigin, fetchCollapsed } = originFetch(options, cache);
  // In template order; the default behaviour comes last.
  const behaviours = distribution.behaviours.map((behaviour) => ({
    behaviour,
    pattern:
      behaviour.pathPattern === undefined
        ? /^/
        : wildcard(`/${behaviour.pathPattern.replace(/^\//, "")}`),
    addHeaders: policyHeaders(behaviour.responseHeadersPolicy),
  }));

  /** Returns the response with its cache status, and with its age in seconds if it was cached. */
  async function serve(behaviour: Behaviour, viewer: HttpRequest) {
    const originRequest = toOriginRequest(behaviour, viewer);
    const cached = isRead(viewer) ? cache.get(originRequest.cacheKey) : undefined;
    const state = cached && cache.stateOf(cached);
    if (cached && state !== "expired") {
      if (state === "stale") revalidate(behaviour, originRequest);
      return {
        response: cached.response,
        cacheStatus: "Hit",
        age: { age: String(cache.ageOf(cached)) },
      };
    }
    // An origin may respond differently to HEAD and GET, so only responses to GET are cached.
    const fetch = viewer.method === "GET" ? fetchCollapsed : fetchFromOrigin;
    const { response } = await fetch(behaviour, originRequest);
    return { response, cacheStatus: response.status >= 400 ? "Error" : "Miss", age: {} };
  }

  function revalidate(behaviour: Behaviour, originRequest: OriginRequest): void {
    const request = { ...originRequest.request, method: "GET", body: Buffer.alloc(0) };
    fetchCollapsed(behaviour, { ...originRequest, request }).catch((error: unknown) =>
      log(`revalidation failed: ${String(error)}`),
    );
  }

  async function respond(viewer: HttpRequest): Promise<HttpResponse> {
    if (viewer.path.length + viewer.query.length > maxUrlLength) {
      return errorPage(414, "The URL is too long.");
    }
    const path = withoutDotSegments(viewer.path);
    const found = behaviours.find(({ pattern }) => pattern.test(path));
    if (!found?.behaviour.methods.includes(viewer.method)) {
      return errorPage(
        403,
        "This distribution is not configured to allow the HTTP request method that was used.",
      );
    }
    const { response, cacheStatus, age } = await serve(found.behaviour, viewer);
    const headers = {
      ...found.addHeaders(response.headers),
      "x-cache": `${cacheStatus} from cloudfront`,
      ...age,
    };
    const complete = { ...response, headers };
    return isNotModified(viewer, complete) ? notModified(complete) : complete;
  }

  return {
    handle: async (viewer: HttpRequest): Promise<HttpResponse> => {
      const response = await respond(viewer);
      record("5xxErrorRate", response.status >= 500 ? 100 : 0);
      return response;
    },
    invalidate: (paths: string[]) => cache.invalidate(paths),
  };
}

/**
 * Returns the normalised path, which CloudFront matches against patterns. The origin gets the path
 * as sent.
 */
const withoutDotSegments = (path: string): string =>
  URL.parse(`http://cdn${path}`)?.pathname ?? path;

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

/**
 * The header of each security setting, and its value. HSTS is included, although browsers ignore it
 * over HTTP.
 */
const securityHeaders: Record<
  string,
  [name: string, value: (settings: Record<string, unknown>) => string]
> = {
  ContentSecurityPolicy: [
    "content-security-policy",
    ({ ContentSecurityPolicy }) => String(ContentSecurityPolicy),
  ],
  ContentTypeOptions: ["x-content-type-options", () => "nosniff"],
  FrameOptions: ["x-frame-options", ({ FrameOption }) => String(FrameOption)],
  ReferrerPolicy: ["referrer-policy", ({ ReferrerPolicy }) => String(ReferrerPolicy)],
  StrictTransportSecurity: [
    "strict-transport-security",
    ({ AccessControlMaxAgeSec, IncludeSubdomains }) =>
      `max-age=${String(AccessControlMaxAgeSec)}${IncludeSubdomains ? "; includeSubDomains" : ""}`,
  ],
};

function policyHeaders(
  policy: ResponseHeadersPolicy = {},
): (headers: HeaderValues) => HeaderValues {
  const security = Object.entries(policy.SecurityHeadersConfig ?? {}).flatMap(
    ([element, { Override, ...settings }]) => {
      const [name, value] = securityHeaders[element] ?? [];
      return name && value ? [{ Header: name, Value: value(settings), Override }] : [];
    },
  );
  const rules = [...security, ...(policy.CustomHeadersConfig?.Items ?? [])];
  return (originHeaders) => {
    const headers = { ...originHeaders };
    for (const { Header, Value, Override } of rules) {
      const name = Header.toLowerCase();
      if (Override || headers[name] === undefined) headers[name] = Value;
    }
    return headers;
  };
}
