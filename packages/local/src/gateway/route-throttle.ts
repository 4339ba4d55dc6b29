import type { Route, Throttle } from "../assembly/http-routes.ts";

/**
 * The largest rate that is enforced. A limit this low protects a service that is not ours and must hold here too; those
 * above protect the account, and here would only slow down what measures this machine.
 */
const highestEnforcedRate = 100;

/** Returns a function that tells whether a route takes another request at this moment. `now` returns milliseconds. */
export function routeThrottles(routes: readonly Route[], now: () => number): (route: Route) => boolean {
  const buckets = new Map(
    routes.flatMap((route) => (isEnforced(route) ? [[route.routeKey, tokenBucket(route.throttle, now)] as const] : [])),
  );
  return ({ routeKey }) => buckets.get(routeKey)?.() ?? true;
}

/** Routes of operators are left out: a token admits few people, and their limit keeps nobody else's service. */
const isEnforced = (route: Route): route is Route & { throttle: Throttle } =>
  route.throttle !== undefined && route.authorizer === undefined && route.throttle.rate <= highestEnforcedRate;

/** A token bucket, as API Gateway's throttle is one. */
function tokenBucket({ rate, burst }: Throttle, now: () => number): () => boolean {
  let tokens = burst;
  let filledAt = now();
  return () => {
    const time = now();
    tokens = Math.min(burst, tokens + (Math.max(0, time - filledAt) / 1000) * rate);
    filledAt = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
