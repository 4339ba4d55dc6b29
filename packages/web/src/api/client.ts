import { endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import type { ResponseBody } from "@vanfettle/contract/schemas";
import { httpError } from "./http-error.ts";

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

const fillPath = (path: string, params: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

/**
 * Creates a client for the contract's endpoints. It sends credentials and throws an `HttpError` if
 * a call fails.
 */
export const createApi = ({ base, fetch, signal }: ApiOptions): Api => ({
  async call<N extends EndpointName>(
    name: N,
    { params = {}, query, body, headers = {} }: CallOptions = {},
  ) {
    const { method, path } = endpoints[name];
    const search = query ? `?${new URLSearchParams(query)}` : "";
    const response = await fetch(base + fillPath(path, params) + search, {
      method,
      credentials: "include",
      headers: body === undefined ? headers : { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    if (!response.ok) throw await httpError(response);
    return (await response.json()) as ResponseBody<N>;
  },
});
