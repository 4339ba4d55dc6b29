import type { DeployedFunction } from "../assembly/functions.ts";
import type { RecordNamed } from "../monitoring/metrics.ts";
import type { FunctionHost } from "./function-host.ts";
import { FunctionFailure } from "./messages.ts";

const tooManyRequests = "Lambda.TooManyRequestsException";

/** Returns whether an invocation failed because its function was at its concurrency limit. */
export const isThrottled = (error: unknown): boolean =>
  error instanceof FunctionFailure && error.errorType === tooManyRequests;

/** Throttles a function's invocations over its concurrency limit, and records its throttles and errors. */
export function meteredHost(
  host: FunctionHost,
  { limit, record }: { limit: ConcurrencyLimit; record: RecordNamed },
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
        record("Throttles");
        throw new FunctionFailure({ errorType: tooManyRequests, errorMessage: "Rate Exceeded." });
      }
      try {
        return await host.invoke(event);
      } catch (error) {
        // An invocation that is cut off because its host closes is not an error of the function.
        if (!closing) record("Errors");
        throw error;
      } finally {
        limit.release();
      }
    },
  };
}

/** The limit of a new account in each region. */
const accountLimit = 1_000;

type ConcurrencyLimit = ReturnType<typeof concurrencyLimit>;

/** Returns each function's limit by id: its reserved concurrency, or the rest of the account's in the region. */
export function concurrencyLimits(
  functions: readonly Pick<DeployedFunction, "id" | "region" | "reservedConcurrency">[],
): Map<string, ConcurrencyLimit> {
  const byRegion = Map.groupBy(functions, ({ region }) => region);
  return new Map(
    [...byRegion.values()].flatMap((inRegion) => {
      const reserved = inRegion.reduce((sum, { reservedConcurrency = 0 }) => sum + reservedConcurrency, 0);
      const shared = concurrencyLimit(accountLimit - reserved);
      return inRegion.map(({ id, reservedConcurrency }): [string, ConcurrencyLimit] => [
        id,
        reservedConcurrency === undefined ? shared : concurrencyLimit(reservedConcurrency),
      ]);
    }),
  );
}

function concurrencyLimit(limit: number) {
  let running = 0;
  return {
    /** Returns false if the limit is reached. */
    acquire(): boolean {
      if (running >= limit) return false;
      running += 1;
      return true;
    },
    release: () => void (running -= 1),
  };
}
