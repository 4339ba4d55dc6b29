import type { Route, Throttle } from "../assembly/http-routes.ts";

/**
 * The highest rate that is enforced. Limits this low protect external services and must apply locally too; higher
 * limits protect the account, and would only distort local measurements.
 */
const highestEnforcedRate = 100;

/** Returns a function that returns whether a route accepts another request now. `now` returns milliseconds. */
export function routeThrottles(routes: readonly Route[], now: () => number): (route: Route) => boolean {
  const buckets = new Map(
    routes.flatMap(({ routeKey, throttle, authorizer }) =>
      // Operators' limits protect no external service.
      throttle && !authorizer && throttle.rate <= highestEnforcedRate ? [[routeKey, tokenBucket(throttle, now)]] : [],
    ),
  );
  return ({ routeKey }) => buckets.get(routeKey)?.() ?? true;
}

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
