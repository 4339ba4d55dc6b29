import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { CancelRequest, ContentProgress } from "@vanfettle/contract/content/content-schemas";
import { statusOf } from "../../../api/http-error.ts";
import { wait } from "../../../ui/wait.ts";
import { refresh } from "../admin-queries.ts";
import {
  isGenerating,
  onRunAccepted,
  readProgress,
  shownProgress,
} from "../generation-progress.ts";
import { useOperatorApi, type OperatorApi } from "../operator-session/use-operator-session.ts";
import { useOperatorMutation } from "../use-operator-mutation.ts";
import { createRegionQueue, decideNextStep, type RegionQueue } from "./region-queue.ts";
import { regionStateOf } from "./region-statuses.ts";

/** Not signed in, not allowed, or a run is active: the next start would get the same response. */
const finalStatuses: readonly unknown[] = [401, 403, 409];

function createStarts(client: QueryClient, api: OperatorApi) {
  async function start(region: string, body: { skipFresh?: boolean } = {}): Promise<void> {
    const { startedAt } = await api.call("generateRegion", { params: { region }, body });
    onRunAccepted(client, startedAt);
  }
  return {
    start,
    /**
     * Starts the region of a button, unless a run over it has ended that the page did not show: a
     * tab in the background does not poll, and an idle one only every 30 seconds. The page then
     * shows the result of that run.
     */
    async startShown(region: string): Promise<void> {
      const resultIn = (progress: ContentProgress | undefined) =>
        progress?.regionProgress.find((each) => each.region === region);
      const shown = shownProgress(client);
      const result = resultIn(await readProgress(client, api).catch(() => shown));
      const isOvertaken =
        regionStateOf(result) === "completed" ||
        result?.completedAt !== resultIn(shown)?.completedAt;
      if (!isOvertaken) await start(region);
    },
    async queueRemaining(body: { only?: "failed" }): Promise<void> {
      const { startedAt } = await api.call("queueRemainingRegions", { body });
      if (startedAt !== null) onRunAccepted(client, startedAt);
    },
  };
}

const queues = new WeakMap<QueryClient, RegionQueue>();

/**
 * Returns the queue of this document, which continues while the operator is on another admin page.
 */
function queueOf(client: QueryClient, api: OperatorApi): RegionQueue {
  const existing = queues.get(client);
  if (existing) return existing;
  const starts = createStarts(client, api);
  const queue = createRegionQueue({
    start: starts.start,
    queueOnServer: () => starts.queueRemaining({}),
    nextStep: async (region, { isOnServer }) => {
      const progress = await readProgress(client, api);
      return decideNextStep(region, {
        progress,
        isGenerating: isGenerating(client, progress),
        isOnServer,
      });
    },
    wait,
    isFinal: (error) => finalStatuses.includes(statusOf(error)),
  });
  queues.set(client, queue);
  return queue;
}

const confirmLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Starts the generation of one region, or of several one after another, and cancels runs. */
export function useGeneration() {
  const client = useQueryClient();
  const api = useOperatorApi();
  const queue = queueOf(client, api);
  const starts = createStarts(client, api);
  const queueState = useSyncExternalStore(queue.subscribe, queue.getState);
  const queueError = useSyncExternalStore(queue.subscribe, queue.getError);
  const starting = useOperatorMutation({ call: (_, start: () => Promise<void>) => start() });
  const cancel = useOperatorMutation({
    call: (_, request: CancelRequest) => api.call("cancelContentRun", { body: request }),
    refresh: () => void refresh(client, ["getContentProgress"]),
  });

  const isInTabAlone = queueState !== null && !queueState.isOnServer;
  useEffect(() => {
    if (!isInTabAlone) return;
    window.addEventListener("beforeunload", confirmLeaving);
    return () => window.removeEventListener("beforeunload", confirmLeaving);
  }, [isInTabAlone]);

  return {
    queue: queueState,
    error: queueError ?? starting.error,
    isStarting: queueState !== null || starting.isPending,
    start: (region: string) => starting.mutate(() => starts.startShown(region)),
    /** Writes every text again, including fresh texts. */
    regenerate: (region: string) =>
      starting.mutate(() => starts.start(region, { skipFresh: false })),
    retryFailed: () => starting.mutate(() => starts.queueRemaining({ only: "failed" })),
    startAll: (regions: readonly string[]) => {
      starting.reset();
      void queue.run(regions);
    },
    stop: queue.stop,
    cancelError: cancel.error,
    isCancelling: cancel.isPending,
    cancel(request: CancelRequest) {
      queue.stop();
      cancel.mutate(request);
    },
  };
}
