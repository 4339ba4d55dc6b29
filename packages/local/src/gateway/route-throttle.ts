import type { Route, Throttle } from "../assembly/http-routes.ts";

/**
 * The highest rate that is enforced. Limits this low protect external services and must apply locally too; higher
 * limits protect the account, and would only distort local measurements.
 */
const highestEnforcedRate = 100;

/** Returns a function that returns whether a route accepts another request now. `now` returns milliseconds. */
export function routeThrottles(routes: readonly Route[], now: () => number): (route: Route) => boolean {
  const buckets = new Map(
    routes.flatMap((route) => (isEnforced(route) ? [[route.routeKey, tokenBucket(route.throttle, now)] as const] : [])),
  );
  return ({ routeKey }) => buckets.get(routeKey)?.() ?? true;
}

/** Returns whether a route's limit is enforced. Operators' limits are not: they protect no external service. */
const isEnforced = (route: Route): route is Route & { throttle: Throttle } =>
  route.throttle !== undefined && route.authorizer === undefined && route.throttle.rate <= highestEnforcedRate;

/** Creates a token bucket, like API Gateway's throttle. */
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
