import { pollingMs } from "@vanfettle/contract/constants";

export interface RegionQueueOptions {
  start: (region: string) => Promise<unknown>;
  isRunning: () => Promise<boolean>;
  wait: (ms: number) => Promise<void>;
  /** Whether the queue ends after this error of a start, because the next start would fail in the same way. */
  isFinal: (error: unknown) => boolean;
}

export interface QueueState {
  regions: readonly string[];
  /** How many of the regions have been started. */
  started: number;
}

export interface RegionQueue {
  /** Returns null while nothing is queued. */
  getState: () => QueueState | null;
  /** Returns the last error of a start since `run` was called, or null. */
  getError: () => unknown;
  subscribe: (listener: () => void) => () => void;
  /** Starts these regions one after another. Does nothing while others are queued. */
  run: (regions: readonly string[]) => Promise<void>;
  /** Empties the queue. A region that has been started goes on. */
  stop: () => void;
}

/** Creates a queue that starts each region only when the run before it has ended, whoever started that run. */
export function createRegionQueue({ start, isRunning, wait, isFinal }: RegionQueueOptions): RegionQueue {
  let state: QueueState | null = null;
  let error: unknown = null;
  const listeners = new Set<() => void>();

  function setState(next: QueueState | null): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function waitUntilIdle(isCurrent: () => boolean): Promise<void> {
    // If the progress cannot be read, a run is assumed to be in progress.
    while (isCurrent() && (await isRunning().catch(() => true))) await wait(pollingMs.betweenRegions);
  }

  async function startAll(regions: readonly string[], isCurrent: () => boolean): Promise<void> {
    for (const [index, region] of regions.entries()) {
      await waitUntilIdle(isCurrent);
      if (!isCurrent()) return;
      try {
        await start(region);
      } catch (startError) {
        error = startError;
        if (isFinal(startError)) return;
      }
      if (!isCurrent()) return;
      setState({ regions, started: index + 1 });
      await wait(pollingMs.betweenRegions);
    }
    await waitUntilIdle(isCurrent);
  }

  return {
    getState: () => state,
    getError: () => error,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async run(regions) {
      if (state) return;
      error = null;
      setState({ regions, started: 0 });
      const isCurrent = (): boolean => state?.regions === regions;
      await startAll(regions, isCurrent);
      if (isCurrent()) setState(null);
    },
    stop: () => setState(null),
  };
}
