import { setTimeout as wait } from "node:timers/promises";
import { endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import { site } from "@vanfettle/contract/site";
import { parseObject } from "../parse-object.ts";

/** A fully read response. */
export interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

export interface SmokeOptions {
  /** The origin in the site's pages. It differs from the URL until DNS points to the distribution. */
  origin?: string;
  fetch?: typeof fetch;
  /** The pause before a retry, in milliseconds. */
  pauseMs?: number;
}

/** A running site from a visitor's perspective. */
export interface VisitedSite {
  /** The origin for requests. */
  base: string;
  /** The origin in the pages. */
  origin: string;
  /** Requests a path of the site, or another URL. Does not follow redirects. */
  get: (address: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Calls an endpoint with a JSON body. */
  post: (endpoint: EndpointName, body: object, headers?: Record<string, string>) => Promise<Answer>;
  pause: () => Promise<void>;
}

interface Request {
  method?: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
}

/** Longer than the renderer and a cold function take together. */
const timeoutMs = 20_000;

/** Returns the site at the origin of a URL. */
export function visitedSite(url: string, options: SmokeOptions): VisitedSite {
  const base = new URL(url).origin;
  const { origin = base, fetch: fetchFrom = fetch, pauseMs = 5_000 } = options;
  const call = async (address: string, init: Request): Promise<Answer> => {
    const headers = { "user-agent": `${site.brand} smoke test`, ...init.headers };
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

/** Parses the body as an object. Returns an empty object for any other body. */
export const jsonOf = ({ body }: Pick<Answer, "body">): Record<string, unknown> => parseObject(body) ?? {};

/** Returns a problem if a value differs from the expected value. */
export const differs = (name: string, value: unknown, expected: unknown): string[] =>
  value === expected ? [] : [`${name} is ${JSON.stringify(value ?? null)}, expected ${JSON.stringify(expected)}`];
