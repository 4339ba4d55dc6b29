import type { DeployedFunction } from "../assembly/functions.ts";

/** What a new account may run at once in each region. */
const accountLimit = 1_000;

export interface Slots {
  /** False where there is none left. */
  take: () => boolean;
  give: () => void;
}

/** A function that sets some aside has those and no others; the rest share what is left over in their region. */
export function concurrency(functions: readonly DeployedFunction[]): Map<string, Slots> {
  const byRegion = Map.groupBy(functions, ({ region }) => region);
  return new Map(
    [...byRegion.values()].flatMap((inRegion) => {
      const reserved = inRegion.reduce((sum, { reservedConcurrency = 0 }) => sum + reservedConcurrency, 0);
      const shared = slots(accountLimit - reserved);
      return inRegion.map(({ id, reservedConcurrency }): [string, Slots] => [
        id,
        reservedConcurrency === undefined ? shared : slots(reservedConcurrency),
      ]);
    }),
  );
}

function slots(limit: number): Slots {
  let taken = 0;
  return {
    take: () => taken < limit && (taken += 1) > 0,
    give: () => void (taken -= 1),
  };
}
