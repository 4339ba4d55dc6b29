import type { BucketObject, Buckets } from "../assembly/bucket-objects.ts";
import type { Behaviour, Distribution } from "../assembly/distribution.ts";
import { headerBytes, type Handle, type HttpRequest, type HttpResponse } from "../http.ts";
import { bucketOrigin } from "./bucket-origin.ts";
import { cacheLifetime, type CacheLifetime } from "./cache-lifetime.ts";
import { compress } from "./compress.ts";
import type { edgeFunction } from "./edge-function.ts";
import type { OriginRequest } from "./origin-request.ts";
import type { ResponseCache } from "./response-cache.ts";

interface OriginFetchOptions {
  distribution: Distribution;
  buckets: Buckets;
  gateway: Handle;
  runEdgeFunction: ReturnType<typeof edgeFunction>;
  cache: ResponseCache;
}

/** The response of an origin, compressed if the behaviour requires it, with its cache lifetime. */
interface Fetched {
  response: HttpResponse;
  lifetime: CacheLifetime;
}

/** CloudFront's limit on an origin response without its body: the quota of 20,480 bytes for requests and responses. */
const maxHeaderBytes = 20_480;
const headersTooLong: HttpResponse = {
  status: 502,
  headers: { "content-type": "text/plain" },
  body: Buffer.from("The headers of the origin's response are too long."),
};

const emptyBucket = new Map<string, BucketObject>();

/** Returns the functions that fetch from the distribution's origins, through the behaviour's edge function, if any. */
export function originFetch({ distribution, buckets, gateway, runEdgeFunction, cache }: OriginFetchOptions) {
  const inFlight = new Map<string, Promise<Fetched>>();

  async function requestOrigin(behaviour: Behaviour, request: HttpRequest): Promise<HttpResponse> {
    const { origin, edgeFunctionId } = behaviour;
    let forwarded = request;
    if (edgeFunctionId) {
      const result = await runEdgeFunction(edgeFunctionId, origin, request);
      if ("response" in result) return result.response;
      forwarded = result.request;
    }
    if (!origin.bucket) return gateway({ ...forwarded, path: origin.path + forwarded.path });
    return bucketOrigin(buckets.get(origin.bucket) ?? emptyBucket)(origin, forwarded);
  }

  async function fetchFromOrigin(behaviour: Behaviour, { request, encodings }: OriginRequest): Promise<Fetched> {
    const answer = await requestOrigin(behaviour, request);
    const uncompressed = headerBytes(answer.headers) > maxHeaderBytes ? headersTooLong : answer;
    const compresses = behaviour.compress && behaviour.cachePolicy.MaxTTL > 0;
    const response = compresses ? await compress(uncompressed, encodings) : uncompressed;
    return { response, lifetime: cacheLifetime(behaviour.cachePolicy, uncompressed, distribution.errorTtl) };
  }

  async function fetchAndCache(behaviour: Behaviour, originRequest: OriginRequest): Promise<Fetched> {
    const fetched = await fetchFromOrigin(behaviour, originRequest);
    cache.set(originRequest.cacheKey, { path: originRequest.request.path, ...fetched });
    return fetched;
  }

  /** Caches the response. Concurrent requests with the same key share a fetch, unless its response is not cacheable. */
  async function fetchCollapsed(behaviour: Behaviour, originRequest: OriginRequest): Promise<Fetched> {
    const { cacheKey } = originRequest;
    const shared = inFlight.get(cacheKey);
    if (shared) {
      const fetched = await shared;
      return fetched.lifetime.ttl > 0 ? fetched : fetchAndCache(behaviour, originRequest);
    }
    const fetching = fetchAndCache(behaviour, originRequest).finally(() => inFlight.delete(cacheKey));
    inFlight.set(cacheKey, fetching);
    return fetching;
  }

  return { fetchFromOrigin, fetchCollapsed };
}
