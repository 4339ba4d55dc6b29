import type { RecordNamed } from "../monitoring/metrics.ts";
import type { FunctionHost } from "./function-host.ts";
import { FunctionFailure } from "./messages.ts";

const tooManyRequests = "Lambda.TooManyRequestsException";

/** Returns whether an invocation failed because its function was at its concurrency limit. */
export const isThrottled = (error: unknown): boolean =>
  error instanceof FunctionFailure && error.errorType === tooManyRequests;

/**
 * Throttles a function's invocations over its reserved concurrency, and records its throttles and
 * errors.
 */
export function meteredHost(
  host: FunctionHost,
  { limit = Infinity, record }: { limit: number | undefined; record: RecordNamed },
): FunctionHost {
  let running = 0;
  let closing = false;
  return {
    ...host,
    close() {
      closing = true;
      return host.close();
    },
    async invoke(event) {
      if (running >= limit) {
        record("Throttles");
        throw new FunctionFailure({ errorType: tooManyRequests, errorMessage: "Rate Exceeded." });
      }
      running += 1;
      try {
        return await host.invoke(event);
      } catch (error) {
        // An invocation that is cut off because its host closes is not an error of the function.
        if (!closing) record("Errors");
        throw error;
      } finally {
        running -= 1;
      }
    },
  };
}
