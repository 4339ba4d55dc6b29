import type { ContentProgress } from "@vanfettle/contract/content/content-schemas";
import { pollingMs } from "@vanfettle/contract/content/progress";
import { createStore } from "../store.ts";

/** What to do about the next region: ask the server for it, look again in a while, pass over it, or end. */
export type NextStep = "start" | "wait" | "skip" | "end";

interface QueueSituation {
  progress: Pick<ContentProgress, "isRunning" | "currentRegion" | "regionProgress">;
  /** Whether a run is in progress, or accepted and about to show in the progress. */
  isGenerating: boolean;
  /** Whether the server goes on with the queue without this tab. */
  isOnServer: boolean;
}

/**
 * Returns what a tab does about the next region of its queue. A region that has got a result meanwhile is passed over. A
 * queue on the server ends with its run: it was cancelled or stopped, and this tab must not start it again.
 */
export function decideNextStep(region: string, { progress, isGenerating, isOnServer }: QueueSituation): NextStep {
  if (progress.regionProgress.some((result) => result.region === region)) return "skip";
  if (!isGenerating) return isOnServer ? "end" : "start";
  return isOnServer && progress.isRunning && progress.currentRegion === region ? "start" : "wait";
}

interface RegionQueueOptions {
  start: (region: string) => Promise<unknown>;
  /** Has the server queue all remaining regions, so that they need this tab no longer. */
  queueOnServer: () => Promise<unknown>;
  nextStep: (region: string, state: { isOnServer: boolean }) => Promise<NextStep>;
  wait: (ms: number) => Promise<void>;
  /** Whether the queue ends after this error of a start, because the next start would fail in the same way. */
  isFinal: (error: unknown) => boolean;
}

export interface QueueState {
  regions: readonly string[];
  /** How many of the regions have been started. */
  started: number;
  /** Whether the server goes on with the queue without this tab. */
  isOnServer: boolean;
}

export type RegionQueue = ReturnType<typeof createRegionQueue>;

/**
 * Creates a queue that asks for each region only when the run before it has ended, whoever started that run. Once the
 * first region is started, the server queues the others itself; the tab then asks for each as its turn comes, and the
 * response is the queued run. Its state is null while nothing is queued.
 */
export function createRegionQueue({ start, queueOnServer, nextStep, wait, isFinal }: RegionQueueOptions) {
  const { getState, subscribe, setState } = createStore<QueueState | null>(null);
  let error: unknown = null;

  async function waitForTurn(region: string, isCurrent: () => boolean): Promise<NextStep> {
    while (isCurrent()) {
      // If the progress cannot be read, a run is assumed to be in progress.
      const step = await nextStep(region, { isOnServer: getState()?.isOnServer === true }).catch(() => "wait" as const);
      if (step !== "wait") return step;
      await wait(pollingMs.betweenRegions);
    }
    return "end";
  }

  async function handToServer(): Promise<void> {
    try {
      await queueOnServer();
      const state = getState();
      if (state) setState({ ...state, isOnServer: true });
    } catch (queueError) {
      console.warn("The regions are queued in this tab alone.", queueError);
    }
  }

  async function startAll(regions: readonly string[], isCurrent: () => boolean): Promise<void> {
    for (const [index, region] of regions.entries()) {
      const step = await waitForTurn(region, isCurrent);
      if (step === "end" || !isCurrent()) return;
      try {
        if (step === "start") await start(region);
      } catch (startError) {
        error = startError;
        if (isFinal(startError)) return;
      }
      const state = getState();
      if (!isCurrent() || !state) return;
      setState({ ...state, started: index + 1 });
      if (index === 0 && error === null && regions.length > 1) await handToServer();
      if (step === "start") await wait(pollingMs.betweenRegions);
    }
    const last = regions.at(-1);
    if (last !== undefined) await waitForTurn(last, isCurrent);
  }

  return {
    getState,
    /** Returns the last error of a start since `run` was called, or null. */
    getError: () => error,
    subscribe,
    /** Asks for these regions one after another. Does nothing while others are queued. */
    async run(regions: readonly string[]): Promise<void> {
      if (getState()) return;
      error = null;
      setState({ regions, started: 0, isOnServer: false });
      const isCurrent = (): boolean => getState()?.regions === regions;
      await startAll(regions, isCurrent);
      if (isCurrent()) setState(null);
    },
    /** Empties the queue of this tab. A region that has been started goes on. */
    stop: () => setState(null),
  };
}
