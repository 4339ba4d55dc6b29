import type { PlatformMetrics } from "../monitoring/platform-metrics.ts";
import type { Slots } from "./concurrency.ts";
import type { FunctionHost } from "./function-host.ts";
import { FunctionFailure } from "./messages.ts";

const tooManyRequests = "Lambda.TooManyRequestsException";

export const isThrottled = (error: unknown): boolean =>
  error instanceof FunctionFailure && error.errorType === tooManyRequests;

/** Lambda around a function: turns away what is over its concurrency, and measures the rest. */
export function watchedHost(
  host: FunctionHost,
  { slots, measure }: { slots: Slots; measure: ReturnType<PlatformMetrics["lambda"]> },
): FunctionHost {
  let closing = false;
  return {
    ...host,
    close() {
      closing = true;
      return host.close();
    },
    async invoke(event) {
      if (!slots.take()) {
        measure.throttled();
        throw new FunctionFailure({ errorType: tooManyRequests, errorMessage: "Rate Exceeded." });
      }
      const startedAt = performance.now();
      let failed = true;
      try {
        const answer = await host.invoke(event);
        failed = false;
        return answer;
      } finally {
        slots.give();
        // A call that ends with its host has not failed by itself.
        if (!closing) measure.ended(performance.now() - startedAt, failed);
      }
    },
  };
}
