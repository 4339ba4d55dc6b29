import type { CachePolicy } from "../assembly/cdn-policies.ts";
import { headerOf, type HttpResponse } from "../http.ts";

export interface Freshness {
  /** Seconds an answer is given out without asking again; 0 for never. */
  ttl: number;
  /** Seconds after that in which it is still given out while a new one is fetched. */
  staleFor: number;
}

/** Errors CloudFront keeps on its own account. */
const keptErrors = new Set([400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]);
const defaultErrorTtl = 10;

export function freshness(policy: CachePolicy, response: HttpResponse, errorTtl: Map<number, number>): Freshness {
  const directives = directivesOf(headerOf(response, "cache-control") ?? "");
  const explicit = explicitTtl(response, directives);
  const staleFor = explicit === undefined ? 0 : (directives.get("stale-while-revalidate") ?? 0);
  if (response.status >= 400) {
    const least = keptErrors.has(response.status) ? (errorTtl.get(response.status) ?? defaultErrorTtl) : 0;
    return { ttl: Math.max(least, forbids(directives) ? 0 : (explicit ?? 0)), staleFor: 0 };
  }
  if (forbids(directives)) return { ttl: policy.MinTTL, staleFor: 0 };
  const ttl = Math.min(Math.max(explicit ?? policy.DefaultTTL, policy.MinTTL), policy.MaxTTL);
  return { ttl, staleFor: policy.MaxTTL === 0 ? 0 : staleFor };
}

type Directives = Map<string, number>;

const forbids = (directives: Directives) => ["no-store", "private", "no-cache"].some((name) => directives.has(name));

function explicitTtl(response: HttpResponse, directives: Directives): number | undefined {
  const age = directives.get("s-maxage") ?? directives.get("max-age");
  if (age !== undefined) return age;
  const expires = Date.parse(headerOf(response, "expires") ?? "");
  return Number.isNaN(expires) ? undefined : Math.max(0, (expires - Date.now()) / 1000);
}

function directivesOf(header: string): Directives {
  const pairs = header.split(",").map((part): [string, number] => {
    const [name = "", value = ""] = part.trim().toLowerCase().split("=");
    return [name, Number.parseInt(value.replaceAll('"', ""), 10) || 0];
  });
  return new Map(pairs.filter(([name]) => name !== ""));
}
