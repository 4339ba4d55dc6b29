import type { RateRule } from "../assembly/firewall-rules.ts";
import type { Handle } from "../http.ts";

/**
 * The rate rules to enforce: all, none, or the rules for shared resources; others would block
 * people who try the site.
 */
export type EnforcedRules = "all" | "shared" | "none";

const sharedRules: ReadonlySet<string> = new Set(["vehicles", "tools", "searches", "searchCalls"]);

interface FirewallOptions {
  rules: readonly RateRule[];
  enforced: EnforcedRules;
  onBlocked: (rule: string) => void;
  /** Returns epoch milliseconds; defaults to the clock of this machine. */
  now?: () => number;
}

/**
 * Puts a web ACL before a handler. AWS evaluates rates every few seconds; here a limit applies at
 * once.
 */
export function firewall(
  handle: Handle,
  { rules, enforced, onBlocked, now = Date.now }: FirewallOptions,
): Handle {
  const limits = rules
    .filter(({ name }) => enforced === "all" || (enforced === "shared" && sharedRules.has(name)))
    .map((rule) => ({ rule, isOverLimit: rateLimit(rule, now) }));
  return async (request) => {
    for (const { rule, isOverLimit } of limits) {
      if (!rule.matches(request) || !isOverLimit(request.clientIp)) continue;
      onBlocked(rule.name);
      const headers = { ...rule.headers, "x-cache": "Error from cloudfront" };
      return { status: rule.status, headers, body: Buffer.from(rule.body) };
    }
    return handle(request);
  };
}

/**
 * Counts the requests of each address in fixed windows. Returns whether an address is over the
 * limit.
 */
function rateLimit({ limit, windowMs }: RateRule, now: () => number): (address: string) => boolean {
  const counts = new Map<string, number>();
  let startedAt = -Infinity;
  return (address) => {
    const elapsed = now() - startedAt;
    // Setting the clock back also starts a window; otherwise the last window would last until the
    // clock has caught up.
    if (elapsed < 0 || elapsed >= windowMs) {
      counts.clear();
      startedAt = now();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > limit;
  };
}
