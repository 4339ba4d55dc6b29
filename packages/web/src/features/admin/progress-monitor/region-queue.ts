import type { ContentProgress } from "@vanfettle/contract/content/content-schemas";
import { pollingMs } from "@vanfettle/contract/operator-limits";
import { createStore } from "../store.ts";

/** The next step for a region: request it, wait, skip it, or end. */
export type NextStep = "start" | "wait" | "skip" | "end";

interface QueueSituation {
  progress: Pick<ContentProgress, "isRunning" | "currentRegion" | "regionProgress">;
  /** True if a run is in progress, or accepted and not yet in the progress. */
  isGenerating: boolean;
  /** True if the server continues the queue without this tab. */
  isOnServer: boolean;
}

/**
 * Returns what a tab does about the next region of its queue. A region that has got a result
 * meanwhile is passed over. A queue on the server ends with its run: it was cancelled or stopped,
 * and this tab must not start it again.
 */
export function decideNextStep(
  region: string,
  { progress, isGenerating, isOnServer }: QueueSituation,
): NextStep {
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
  /**
   * True if this error of a start ends the queue, because the next start would fail in the same
   * way.
   */
  isFinal: (error: unknown) => boolean;
}

export interface QueueState {
  regions: readonly string[];
  started: number;
  /** True if the server continues the queue without this tab. */
  isOnServer: boolean;
}

export type RegionQueue = ReturnType<typeof createRegionQueue>;

/**
 * Creates a queue that asks for each region only when the run before it has ended, whoever started
 * that run. Once the first region is started, the server queues the others itself; the tab then
 * asks for each as its turn comes, and the response is the queued run. Its state is null while
 * nothing is queued.
 */
export function createRegionQueue({
  start,
  queueOnServer,
  nextStep,
  wait,
  isFinal,
}: RegionQueueOptions) {
  const { getState, subscribe, setState } = createStore<QueueState | null>(null);
  let error: unknown = null;

  async function waitForTurn(region: string, isCurrent: () => boolean): Promise<NextStep> {
    while (isCurrent()) {
      // If the progress cannot be read, a run is assumed to be in progress.
      const step = await nextStep(region, { isOnServer: getState()?.isOnServer === true }).catch(
        () => "wait" as const,
      );
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
      console.warn("The regions are queued in this tab only.", queueError);
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
    /** Requests these regions one after another. Has no effect while others are queued. */
    async run(regions: readonly string[]): Promise<void> {
      if (getState()) return;
      error = null;
      setState({ regions, started: 0, isOnServer: false });
      const isCurrent = (): boolean => getState()?.regions === regions;
      await startAll(regions, isCurrent);
      if (isCurrent()) setState(null);
    },
    /** Empties the queue of this tab. A started region continues. */
    stop: () => setState(null),
  };
}
