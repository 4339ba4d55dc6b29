import type { FunctionMetrics } from "../monitoring/platform-metrics.ts";
import type { ConcurrencyLimit } from "./concurrency.ts";
import type { FunctionHost } from "./function-host.ts";
import { FunctionFailure } from "./messages.ts";

const tooManyRequests = "Lambda.TooManyRequestsException";

/** Returns whether an invocation failed because its function was at its concurrency limit. */
export const isThrottled = (error: unknown): boolean =>
  error instanceof FunctionFailure && error.errorType === tooManyRequests;

/** Throttles a function's invocations over its concurrency limit, and measures every invocation. */
export function meteredHost(
  host: FunctionHost,
  { limit, metrics }: { limit: ConcurrencyLimit; metrics: FunctionMetrics },
): FunctionHost {
  let closing = false;
  return {
    ...host,
    close() {
      closing = true;
      return host.close();
    },
    async invoke(event) {
      if (!limit.acquire()) {
        metrics.recordThrottle();
        throw new FunctionFailure({ errorType: tooManyRequests, errorMessage: "Rate Exceeded." });
      }
      const startedAt = performance.now();
      let failed = true;
      try {
        const result = await host.invoke(event);
        failed = false;
        return result;
      } finally {
        limit.release();
        // An invocation that is cut off because its host closes is not an error of the function.
        if (!closing) metrics.recordInvocation(performance.now() - startedAt, failed);
      }
    },
  };
}
