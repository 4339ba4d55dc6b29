import { originTimeoutSeconds } from "@vanfettle/contract/endpoint";
import { endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import type { ResponseBody } from "@vanfettle/contract/schemas";
import { requireShape, visitorShapes } from "./answer-shapes.ts";
import { NoAnswer } from "./call-failure.ts";
import { HttpError, httpError } from "./http-error.ts";

export interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Api {
  call<N extends EndpointName>(name: N, options?: CallOptions): Promise<ResponseBody<N>>;
}

interface ApiOptions {
  /** The scheme and host to call; empty in the browser, which calls its own host. */
  base: string;
  fetch: typeof globalThis.fetch;
  signal?: AbortSignal;
}

/**
 * The longest wait for a complete answer. CloudFront answers at the latest when its own limit has
 * passed, and a slow connection may take a few seconds for both ways.
 */
export const callLimitMs = (originTimeoutSeconds + 5) * 1000;

/**
 * Runs a call until the limit or until `end` aborts. The signal that it passes on also ends a body
 * that does not come.
 */
async function withinLimit<T>(
  run: (signal: AbortSignal) => Promise<T>,
  end: AbortSignal | undefined,
): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), callLimitMs);
  const signal = end ? AbortSignal.any([limit.signal, end]) : limit.signal;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new NoAnswer("silent")), { once: true });
  });
  try {
    return await Promise.race([run(signal), aborted]);
  } finally {
    clearTimeout(timer);
  }
}

/** Throws if a call that is not a read cannot be sent. The browser's cache may answer a read. */
function requireConnection(method: string): void {
  const isOffline = globalThis.navigator?.onLine === false;
  if (isOffline && method !== "GET") throw new NoAnswer("offline");
}

const fillPath = (path: string, params: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

/** Parses a response. A captive portal answers with a page instead. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new NoAnswer("unreadable", { cause: error });
  }
}

/**
 * Creates a client for the contract's endpoints. It sends credentials. A failed call throws an
 * `HttpError` for an unsuccessful response, and else a `NoAnswer`, at the latest after the limit.
 */
export const createApi = ({ base, fetch, signal: end }: ApiOptions): Api => ({
  async call<N extends EndpointName>(
    name: N,
    { params = {}, query, body, headers = {} }: CallOptions = {},
  ) {
    const { method, path } = endpoints[name];
    const search = query ? `?${new URLSearchParams(query)}` : "";
    requireConnection(method);
    const send = async (signal: AbortSignal): Promise<unknown> => {
      const response = await fetch(base + fillPath(path, params) + search, {
        method,
        credentials: "include",
        headers: body === undefined ? headers : { "content-type": "application/json", ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal,
      });
      if (!response.ok) throw await httpError(response);
      const answer = parseJson(await response.text());
      requireShape(answer, visitorShapes[name]);
      return answer;
    };
    return (await withinLimit(send, end).catch(asFailure)) as ResponseBody<N>;
  },
});

/** Throws the failure of a call. What the browser throws means a lost connection. */
function asFailure(error: unknown): never {
  if (error instanceof HttpError || error instanceof NoAnswer) throw error;
  throw new NoAnswer("silent", { cause: error });
}
