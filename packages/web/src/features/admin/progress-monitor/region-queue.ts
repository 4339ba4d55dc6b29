import { pollingMs } from "@vanfettle/contract/constants";

export interface GenerateAllDeps {
  start: (region: string) => Promise<unknown>;
  isRunning: () => Promise<boolean>;
  wait: (ms: number) => Promise<void>;
  /** Whether a refused start ends it all, as the next would be refused the same way. */
  isFinal: (error: unknown) => boolean;
}

export interface Queue {
  regions: readonly string[];
  /** How many of them have been started. */
  started: number;
}

export interface GenerateAll {
  /** Null while nothing is queued. */
  queue: () => Queue | null;
  /** Why a start was refused, until the next time. */
  error: () => unknown;
  subscribe: (listener: () => void) => () => void;
  run: (regions: readonly string[]) => Promise<void>;
  /** What has been started goes on; nothing else will be. */
  stop: () => void;
}

/** Starts regions one after another: each only when the run before it has ended, whoever started that. */
export function createGenerateAll({ start, isRunning, wait, isFinal }: GenerateAllDeps): GenerateAll {
  let queue: Queue | null = null;
  let error: unknown = null;
  const listeners = new Set<() => void>();

  function become(next: Queue | null): void {
    queue = next;
    for (const listener of listeners) listener();
  }

  async function untilIdle(goesOn: () => boolean): Promise<void> {
    // A check that fails says nothing, so the run is taken to go on.
    while (goesOn() && (await isRunning().catch(() => true))) await wait(pollingMs.betweenRegions);
  }

  async function startAll(regions: readonly string[], goesOn: () => boolean): Promise<void> {
    for (const [index, region] of regions.entries()) {
      await untilIdle(goesOn);
      if (!goesOn()) return;
      try {
        await start(region);
      } catch (refused) {
        error = refused;
        if (isFinal(refused)) return;
      }
      if (!goesOn()) return;
      become({ regions, started: index + 1 });
      await wait(pollingMs.betweenRegions);
    }
    await untilIdle(goesOn);
  }

  return {
    queue: () => queue,
    error: () => error,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async run(regions) {
      if (queue) return;
      error = null;
      become({ regions, started: 0 });
      const goesOn = (): boolean => queue?.regions === regions;
      await startAll(regions, goesOn);
      if (goesOn()) become(null);
    },
    stop: () => become(null),
  };
}
