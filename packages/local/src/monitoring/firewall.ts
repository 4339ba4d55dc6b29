import type { DeployedWebAcl, RateRule } from "../assembly/web-acl.ts";
import type { Handle, HttpResponse } from "../http.ts";

/**
 * Which rate rules are enforced: all, none, or only those that keep one caller from using up what everybody shares, the
 * calls that DVSA allows and the function of the tools. The others would refuse whoever tries the site out.
 */
export type EnforcedRules = "all" | "shared" | "none";

const sharedRules: ReadonlySet<string> = new Set(["vehicles", "tools"]);

export interface FirewallOptions {
  acl: DeployedWebAcl;
  enforced: EnforcedRules;
  /** Called for each blocked request with the name of the rule that blocked it. */
  onBlocked: (rule: string) => void;
  now: () => number;
}

/**
 * Puts a web ACL before a handler. AWS evaluates rates every few seconds; here the first request over a limit is
 * blocked.
 */
export function firewall({ acl, enforced, onBlocked, now }: FirewallOptions): (handle: Handle) => Handle {
  const rules = acl.rules
    .filter(({ name }) => enforced === "all" || (enforced === "shared" && sharedRules.has(name)))
    .map((rule) => ({ rule, isOverLimit: rateLimit(rule, now) }));
  return (handle) => async (request) => {
    for (const { rule, isOverLimit } of rules) {
      if (!rule.matches(request) || !isOverLimit(request.clientIp)) continue;
      onBlocked(rule.name);
      return blockedResponse(rule);
    }
    return handle(request);
  };
}

/** Counts the requests of each address in fixed windows, and returns whether an address is over the limit. */
function rateLimit({ limit, windowMs }: RateRule, now: () => number): (address: string) => boolean {
  const counts = new Map<string, number>();
  let startedAt = -Infinity;
  return (address) => {
    const elapsed = now() - startedAt;
    // A clock that was set back starts a window, too, or the last one would go on until the clock has caught up.
    if (elapsed < 0 || elapsed >= windowMs) {
      counts.clear();
      startedAt = now();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > limit;
  };
}

const blockedResponse = ({ status, headers, body }: RateRule): HttpResponse => ({
  status,
  headers: { ...headers, "content-type": "application/json", "x-cache": "Error from cloudfront" },
  body: Buffer.from(body),
});
