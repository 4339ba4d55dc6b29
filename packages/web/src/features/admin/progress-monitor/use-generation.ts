import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { Api } from "../../../api/client.ts";
import { statusOf } from "../../../api/http-error.ts";
import { isGenerating, onRunAccepted, progressQuery } from "../admin-queries.ts";
import { useAdminApi } from "../operator-session/use-operator-session.ts";
import { createRegionQueue, type RegionQueue } from "./region-queue.ts";

/** Not signed in, not allowed, or a run is active: the next start would get the same response. */
const finalStatuses: readonly unknown[] = [401, 403, 409];

async function startRegionGeneration(client: QueryClient, api: Api, region: string): Promise<void> {
  const { startedAt } = await api.call("generateRegion", { params: { region }, body: {} });
  onRunAccepted(client, startedAt);
}

const queues = new WeakMap<QueryClient, RegionQueue>();

/** Returns the queue of this document, which goes on while the operator is on the other admin page. */
function queueOf(client: QueryClient, api: Api): RegionQueue {
  const existing = queues.get(client);
  if (existing) return existing;
  const queue = createRegionQueue({
    start: (region) => startRegionGeneration(client, api, region),
    isRunning: async () =>
      isGenerating(client, await client.fetchQuery({ ...progressQuery(api, client), staleTime: 0 })),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    isFinal: (error) => finalStatuses.includes(statusOf(error)),
  });
  queues.set(client, queue);
  return queue;
}

const confirmLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Starts the generation of one region, or of several one after another. */
export function useGeneration() {
  const client = useQueryClient();
  const api = useAdminApi();
  const queue = queueOf(client, api);
  const queueState = useSyncExternalStore(queue.subscribe, queue.getState);
  const queueError = useSyncExternalStore(queue.subscribe, queue.getError);
  const startOne = useMutation({ mutationFn: (region: string) => startRegionGeneration(client, api, region) });

  const isQueued = queueState !== null;
  useEffect(() => {
    if (!isQueued) return;
    window.addEventListener("beforeunload", confirmLeaving);
    return () => window.removeEventListener("beforeunload", confirmLeaving);
  }, [isQueued]);

  return {
    queue: queueState,
    error: queueError ?? startOne.error,
    isStarting: isQueued || startOne.isPending,
    start: (region: string) => startOne.mutate(region),
    startAll: (regions: readonly string[]) => {
      startOne.reset();
      void queue.run(regions);
    },
    stop: queue.stop,
  };
}
