import type { BucketObject, Buckets } from "../assembly/bucket-objects.ts";
import type { Behaviour, Distribution } from "../assembly/distribution.ts";
import type { Handle, HttpRequest, HttpResponse } from "../http.ts";
import { answerCache } from "./response-cache.ts";
import { bucketOrigin } from "./bucket-origin.ts";
import { behaviourChooser } from "./choose-behaviour.ts";
import { compressed } from "./compress.ts";
import { edgeFunction } from "./edge-function.ts";
import { freshness, type Freshness } from "./cache-lifetime.ts";
import { orNotModified } from "./not-modified.ts";
import { originRequest, type OriginRequest } from "./origin-request.ts";
import { withPolicyHeaders } from "./response-headers.ts";

export interface CdnDeps {
  distribution: Distribution;
  buckets: Buckets;
  /** The HTTP API behind the origins that are not buckets. */
  gateway: Handle;
  domainName: string;
  invoke: (functionId: string, event: string) => Promise<string>;
  log: (line: string) => void;
  now?: () => number;
}

export interface Cdn {
  handle: Handle;
  invalidate: (paths: string[]) => void;
}

interface Fetched {
  response: HttpResponse;
  life: Freshness;
}

interface Answered {
  response: HttpResponse;
  cacheState: "Hit" | "Miss" | "Error";
  age?: number;
}

const longestPath = 8_192;
const emptyBucket = new Map<string, BucketObject>();

/** The distribution of the templates. The redirect to https is not emulated. */
export function cdn({ distribution, buckets, gateway, domainName, invoke, log, now }: CdnDeps): Cdn {
  const behaviourFor = behaviourChooser(distribution);
  const cache = answerCache(now ? { now } : {});
  const edge = edgeFunction({ distributionId: distribution.id, domainName, invoke, log });
  const dress = new Map(distribution.behaviours.map((b) => [b, withPolicyHeaders(b.responseHeadersPolicy)]));
  const underWay = new Map<string, Promise<Fetched>>();

  async function fromOrigin(behaviour: Behaviour, request: HttpRequest): Promise<HttpResponse> {
    const { origin, edgeFunctionId } = behaviour;
    let asked = request;
    if (edgeFunctionId) {
      const result = await edge(edgeFunctionId, origin, request);
      if ("response" in result) return result.response;
      asked = result.request;
    }
    if (!origin.bucket) return gateway({ ...asked, path: origin.path + asked.path });
    return bucketOrigin(buckets.get(origin.bucket) ?? emptyBucket)(origin, asked);
  }

  async function fetchAnswer(behaviour: Behaviour, { request, encodings }: OriginRequest): Promise<Fetched> {
    const plain = await fromOrigin(behaviour, request);
    const compresses = behaviour.compress && behaviour.cachePolicy.MaxTTL > 0;
    const response = compresses ? await compressed(plain, encodings) : plain;
    return { response, life: freshness(behaviour.cachePolicy, plain, distribution.errorTtl) };
  }

  async function fetchAndKeep(behaviour: Behaviour, asked: OriginRequest): Promise<Fetched> {
    const fetched = await fetchAnswer(behaviour, asked);
    cache.keep(asked.cacheKey, { path: asked.request.path, response: fetched.response, freshness: fetched.life });
    return fetched;
  }

  /** Viewers who ask for the same at once wait for one fetch, unless its answer was for the first of them alone. */
  async function fetchOnce(behaviour: Behaviour, asked: OriginRequest): Promise<Fetched> {
    const shared = underWay.get(asked.cacheKey);
    if (shared) {
      const fetched = await shared;
      return fetched.life.ttl > 0 ? fetched : fetchAndKeep(behaviour, asked);
    }
    const fetching = fetchAndKeep(behaviour, asked).finally(() => underWay.delete(asked.cacheKey));
    underWay.set(asked.cacheKey, fetching);
    return fetching;
  }

  async function answer(behaviour: Behaviour, viewer: HttpRequest): Promise<Answered> {
    const asked = originRequest(behaviour, viewer);
    const reads = viewer.method === "GET" || viewer.method === "HEAD";
    const kept = reads ? cache.find(asked.cacheKey) : undefined;
    const age = kept && cache.ageOf(kept);
    if (kept && age !== "gone") {
      if (age === "stale") refresh(behaviour, asked);
      return { response: kept.response, cacheState: "Hit", age: cache.secondsIn(kept) };
    }
    // An origin may answer HEAD otherwise than GET, so only an answer to GET is kept.
    const fetching = viewer.method === "GET" ? fetchOnce(behaviour, asked) : fetchAnswer(behaviour, asked);
    const { response } = await fetching;
    return { response, cacheState: response.status >= 400 ? "Error" : "Miss" };
  }

  function refresh(behaviour: Behaviour, asked: OriginRequest): void {
    const request = { ...asked.request, method: "GET", body: Buffer.alloc(0) };
    fetchOnce(behaviour, { ...asked, request }).catch((error: unknown) => log(`refresh failed: ${String(error)}`));
  }

  async function handle(viewer: HttpRequest): Promise<HttpResponse> {
    if (viewer.path.length + viewer.query.length > longestPath) return refuse(414, "The URL is too long.");
    const behaviour = behaviourFor(viewer.path);
    if (!behaviour.methods.includes(viewer.method)) {
      return refuse(403, "This distribution is not configured to allow the HTTP request method that was used.");
    }
    const root = viewer.path === "/" && distribution.defaultRootObject;
    const asked = root ? { ...viewer, path: `/${root}` } : viewer;
    const { response, cacheState, age } = await answer(behaviour, asked);
    const dressed = (dress.get(behaviour) ?? ((r: HttpResponse) => r))(response);
    const headers = {
      ...dressed.headers,
      "x-cache": `${cacheState} from cloudfront`,
      ...(age !== undefined && { age: String(age) }),
    };
    return orNotModified(viewer, { ...dressed, headers });
  }

  return { handle, invalidate: (paths) => cache.invalidate(paths) };
}

function refuse(status: number, why: string): HttpResponse {
  const body = `<!doctype html><title>${status}</title><h1>${status} ERROR</h1><p>The request could not be satisfied. ${why}</p>`;
  return {
    status,
    headers: { "content-type": "text/html", "x-cache": "Error from cloudfront" },
    body: Buffer.from(body),
  };
}
