import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { lookup } from "mime-types";
import type { Buckets } from "../assembly/bucket-objects.ts";
import type { Behaviour, Distribution, Origin } from "../assembly/distribution.ts";
import {
  decodePath,
  headerBytes,
  headerOf,
  type Handle,
  type HttpRequest,
  type HttpResponse,
} from "../http.ts";
import type { RecordNamed } from "../monitoring/metrics.ts";
import { cacheLifetime } from "./cache-lifetime.ts";
import { edgeFunction, type EdgeFunctionOptions } from "./edge-function.ts";
import type { OriginRequest } from "./origin-request.ts";
import type { CachedResponse, ResponseCache } from "./response-cache.ts";

export interface OriginOptions extends Pick<EdgeFunctionOptions, "domainName" | "invoke" | "log"> {
  distribution: Distribution;
  buckets: Buckets;
  /** The HTTP API, used for every origin other than a bucket. */
  gateway: Handle;
  record: RecordNamed;
}

/** The response of an origin, compressed if the behaviour requires it, with its cache lifetime. */
type Fetched = Pick<CachedResponse, "response" | "lifetime">;

/**
 * CloudFront's limit on an origin response without its body: the quota of 20,480 bytes for requests
 * and responses.
 */
const maxHeaderBytes = 20_480;
const headersTooLong: HttpResponse = {
  status: 502,
  headers: { "content-type": "text/plain" },
  body: Buffer.from("The headers of the origin's response are too long."),
};

/**
 * Returns the functions that fetch from the distribution's origins, through the behaviour's edge
 * function, if any.
 */
export function originFetch(options: OriginOptions, cache: ResponseCache) {
  const { distribution, buckets, gateway } = options;
  const edge = edgeFunction({
    ...options,
    distributionId: distribution.id,
    onFailure: options.record,
  });
  const inFlight = new Map<string, Promise<Fetched>>();

  async function requestOrigin(behaviour: Behaviour, request: HttpRequest): Promise<HttpResponse> {
    const { origin, edgeFunctionId } = behaviour;
    if (!origin.bucket) {
      const response = await gateway({ ...request, path: origin.path + request.path });
      return edgeFunctionId ? edge.atResponse(edgeFunctionId, { request, response }) : response;
    }
    const result = edgeFunctionId
      ? await edge.atRequest(edgeFunctionId, origin, request)
      : { request };
    if ("response" in result) return result.response;
    return respondFromBucket(origin, {
      ...result.request,
      path: origin.path + result.request.path,
    });
  }

  /** Responds like S3. The objects are in memory, so no path can lead to another file. */
  function respondFromBucket(
    { bucket = "", listsObjects }: Origin,
    { method, path }: HttpRequest,
  ): HttpResponse {
    const key = decodePath(path)?.slice(1);
    if (key === undefined) return bucketError(400, "InvalidURI");
    if (method !== "GET" && method !== "HEAD") return bucketError(403, "AccessDenied");
    const object = buckets.get(bucket)?.get(key);
    if (!object && listsObjects) return bucketError(404, "NoSuchKey");
    if (!object) return bucketError(403, "AccessDenied");
    const headers = {
      // The upload also guesses the type from the file name.
      "content-type": lookup(key) || "binary/octet-stream",
      etag: object.etag,
      "last-modified": object.lastModified,
      "accept-ranges": "bytes",
      server: "AmazonS3",
      ...(object.cacheControl && { "cache-control": object.cacheControl }),
    };
    return { status: 200, headers, body: object.body };
  }

  async function fetchFromOrigin(
    behaviour: Behaviour,
    { request, encodings }: OriginRequest,
  ): Promise<Fetched> {
    const answer = await requestOrigin(behaviour, request);
    const uncompressed = headerBytes(answer.headers) > maxHeaderBytes ? headersTooLong : answer;
    const compresses = behaviour.compress && behaviour.cachePolicy.MaxTTL > 0;
    const response = compresses ? await compress(uncompressed, encodings) : uncompressed;
    return {
      response,
      lifetime: cacheLifetime(behaviour.cachePolicy, uncompressed, distribution.errorTtl),
    };
  }

  async function fetchAndCache(
    behaviour: Behaviour,
    originRequest: OriginRequest,
  ): Promise<Fetched> {
    const fetched = await fetchFromOrigin(behaviour, originRequest);
    cache.set(originRequest.cacheKey, { path: originRequest.request.path, ...fetched });
    return fetched;
  }

  /**
   * Caches the response. Concurrent requests with the same key share a fetch, unless its response
   * is not cacheable.
   */
  async function fetchCollapsed(
    behaviour: Behaviour,
    originRequest: OriginRequest,
  ): Promise<Fetched> {
    const { cacheKey } = originRequest;
    const shared = inFlight.get(cacheKey);
    if (shared) {
      const fetched = await shared;
      return fetched.lifetime.ttl > 0 ? fetched : fetchAndCache(behaviour, originRequest);
    }
    const fetching = fetchAndCache(behaviour, originRequest).finally(() =>
      inFlight.delete(cacheKey),
    );
    inFlight.set(cacheKey, fetching);
    return fetching;
  }

  return { fetchFromOrigin, fetchCollapsed };
}

function bucketError(status: number, code: string): HttpResponse {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`;
  return {
    status,
    headers: { "content-type": "application/xml", server: "AmazonS3" },
    body: Buffer.from(body),
  };
}

/**
 * The subset of CloudFront's compressible types that the site serves. Fonts are already compressed.
 */
const compressibleTypes =
  /^(text\/|image\/svg\+xml|application\/(javascript|json|ld\+json|manifest\+json|xml|rss\+xml|xhtml\+xml))/;
const minBytes = 1_000;
const maxBytes = 10_000_000;
const compressibleStatuses = new Set([200, 403, 404]);

/**
 * Compresses a response with the best of `encodings` (`br,gzip`) where CloudFront would. Its ETag
 * becomes weak.
 */
async function compress(response: HttpResponse, encodings: string): Promise<HttpResponse> {
  const { status, body } = response;
  const isCompressible =
    encodings !== "" &&
    response.headers["content-encoding"] === undefined &&
    compressibleStatuses.has(status) &&
    compressibleTypes.test(headerOf(response, "content-type") ?? "") &&
    body.length >= minBytes &&
    body.length <= maxBytes;
  if (!isCompressible) return response;
  const usesBrotli = encodings.includes("br");
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const compressed = usesBrotli
    ? await promisify(brotliCompress)(body, { params })
    : await promisify(gzip)(body);
  const etag = headerOf(response, "etag");
  const vary = headerOf(response, "vary")?.concat(", ") ?? "";
  const headers = {
    ...response.headers,
    "content-encoding": usesBrotli ? "br" : "gzip",
    vary: /accept-encoding/i.test(vary)
      ? (response.headers["vary"] ?? "")
      : `${vary}Accept-Encoding`,
    ...(etag && { etag: etag.replace(/^(?!W\/)/, "W/") }),
  };
  return { status, headers, body: compressed };
}
