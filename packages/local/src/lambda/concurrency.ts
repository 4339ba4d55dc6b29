import type { DeployedFunction } from "../assembly/functions.ts";

/** The limit of a new account in each region. */
const accountLimit = 1_000;

export type ConcurrencyLimit = ReturnType<typeof concurrencyLimit>;

/** Returns each function's limit by id: its reserved concurrency, or the rest of the account's in the region. */
export function concurrencyLimits(functions: readonly DeployedFunction[]): Map<string, ConcurrencyLimit> {
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
