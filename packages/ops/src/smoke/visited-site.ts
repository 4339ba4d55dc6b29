import { setTimeout as wait } from "node:timers/promises";
import { endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import { site } from "@vanfettle/contract/site";
import { formatError } from "../errors.ts";
import { parseObject } from "../parse-object.ts";

/** A fully read response. */
export interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

export interface SmokeOptions {
  /**
   * The origin in the site's pages. It differs from the URL until DNS points to the distribution.
   */
  origin?: string;
  fetch?: typeof fetch;
  pauseMs?: number;
}

export type VisitedSite = ReturnType<typeof visitedSite>;

/** Longer than the renderer and a cold function take together. */
const timeoutMs = 20_000;

type RequestHeaders = Record<string, string>;

/** Returns the site at the origin of a URL, from a visitor's perspective. */
export function visitedSite(url: string, options: SmokeOptions) {
  const base = new URL(url).origin;
  const { origin = base, fetch: fetchFrom = fetch, pauseMs = 5_000 } = options;
  const call = async (
    address: string,
    headers: RequestHeaders,
    init: RequestInit = {},
  ): Promise<Answer> => {
    const response = await fetchFrom(new URL(address, base), {
      ...init,
      headers: { "user-agent": `${site.brand} smoke test`, ...headers },
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  return {
    base,
    origin,
    /** Requests a path of the site, or another URL. Does not follow redirects. */
    get: (address: string, headers: RequestHeaders = {}) => call(address, headers),
    post: (endpoint: EndpointName, body: object, headers: RequestHeaders = {}) => {
      const { method, path } = endpoints[endpoint];
      const json = { "content-type": "application/json", ...headers };
      return call(path, json, { method, body: JSON.stringify(body) });
    },
    pause: () => wait(pauseMs),
  };
}

/** A check of a running site. `run` returns the problems; a thrown error counts as a problem. */
export interface Check {
  name: string;
  run: () => Promise<string[]>;
}

/** Returns the problems of a step, or the error that it throws, in a line. */
export async function problemsOf(run: Check["run"]): Promise<string[]> {
  try {
    return await run();
  } catch (error) {
    return [formatError(error)];
  }
}

/** Parses the body as an object. Returns an empty object for any other body. */
export const jsonOf = ({ body }: Pick<Answer, "body">): Record<string, unknown> =>
  parseObject(body) ?? {};

/** Returns a problem if a value differs from the expected value. */
export const differs = (name: string, value: unknown, expected: unknown): string[] =>
  value === expected
    ? []
    : [`${name} is ${JSON.stringify(value ?? null)}, expected ${JSON.stringify(expected)}`];
