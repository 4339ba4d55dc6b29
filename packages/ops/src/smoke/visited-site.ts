import { setTimeout as wait } from "node:timers/promises";
import { endpoints, type EndpointName } from "@vanfettle/contract/endpoints";

/** A response that has been read to its end. */
export interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

export interface SmokeOptions {
  /** The origin that the site's pages name as their own. It differs from the URL's until DNS points at a distribution. */
  origin?: string;
  fetch?: typeof fetch;
  /** Milliseconds before a check or a call that failed is tried again. */
  pauseMs?: number;
}

/** A running site, as a visitor reaches it. */
export interface VisitedSite {
  /** The origin that is called. */
  base: string;
  /** The origin that pages name as their own. */
  origin: string;
  /** Reads an address of the site, or of another one. Follows no redirect. */
  get: (address: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Calls an endpoint that takes a JSON body. */
  post: (endpoint: EndpointName, body: object, headers?: Record<string, string>) => Promise<Answer>;
  pause: () => Promise<void>;
}

interface Request {
  method?: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
}

/** Longer than the renderer and a cold function behind it take together. */
const timeoutMs = 20_000;

/** Returns the site at a URL, of which only the origin counts. */
export function visitedSite(url: string, options: SmokeOptions): VisitedSite {
  const base = new URL(url).origin;
  const { origin = base, fetch: fetchFrom = fetch, pauseMs = 5_000 } = options;
  const call = async (address: string, init: Request): Promise<Answer> => {
    const headers = { "user-agent": "VanFettle smoke test", ...init.headers };
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetchFrom(new URL(address, base), { ...init, headers, redirect: "manual", signal });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  return {
    base,
    origin,
    get: (address, headers = {}) => call(address, { headers }),
    post: (endpoint, body, headers = {}) => {
      const { method, path } = endpoints[endpoint];
      const type = { "content-type": "application/json" };
      return call(path, { method, headers: { ...type, ...headers }, body: JSON.stringify(body) });
    },
    pause: () => wait(pauseMs),
  };
}

/** Returns the body as an object, which is empty if the body is not one. */
export function jsonOf({ body }: Pick<Answer, "body">): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Returns a problem if a value is not the expected one. */
export const differs = (name: string, value: unknown, expected: unknown): string[] =>
  value === expected ? [] : [`${name} is ${JSON.stringify(value ?? null)}, expected ${JSON.stringify(expected)}`];
