import type { DeployedWebAcl, RateRule } from "../assembly/web-acl.ts";
import type { Handle, HttpResponse } from "../http.ts";

export interface FirewallDeps {
  acl: DeployedWebAcl;
  /** Told of each request that was turned away, and by which rule. */
  onBlocked: (rule: string) => void;
  now: () => number;
}

/** The web ACL before a distribution. AWS looks every few seconds; here the first request over a limit is refused. */
export function firewall({ acl, onBlocked, now }: FirewallDeps): (handle: Handle) => Handle {
  const rules = acl.rules.map((rule) => ({ rule, isOver: rateCounter(rule, now) }));
  return (handle) => async (request) => {
    for (const { rule, isOver } of rules) {
      if (!rule.matches(request) || !isOver(request.clientIp)) continue;
      onBlocked(rule.name);
      return refusal(rule);
    }
    return handle(request);
  };
}

/** Counts by whole windows. An address is forgotten with its window, so few are ever remembered. */
function rateCounter({ limit, windowMs }: RateRule, now: () => number): (address: string) => boolean {
  const counts = new Map<string, number>();
  let end = 0;
  return (address) => {
    if (now() >= end) {
      counts.clear();
      end = now() + windowMs;
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > limit;
  };
}

const refusal = ({ status, body }: RateRule): HttpResponse => ({
  status,
  headers: { "content-type": "application/json", "x-cache": "Error from cloudfront" },
  body: Buffer.from(body),
});
