import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { Api } from "../../../api/client.ts";
import { statusOf } from "../../../api/http-error.ts";
import { isUnderWay, progressQuery } from "../admin-queries.ts";
import { useAdminApi } from "../operator-session/use-operator-session.ts";
import { createGenerateAll, type GenerateAll } from "./region-queue.ts";
import { startRegion } from "./start-region.ts";

/** Not signed in, not allowed, or a run is active: what the next start would be told as well. */
const finalStatuses: readonly unknown[] = [401, 403, 409];

const generatesAll = new WeakMap<QueryClient, GenerateAll>();

/** One for the document: leaving the page for the other admin page does not end it. */
function generateAllOf(client: QueryClient, api: Api): GenerateAll {
  const known = generatesAll.get(client);
  if (known) return known;
  const made = createGenerateAll({
    start: (region) => startRegion({ api, client }, region),
    isRunning: async () => isUnderWay(client, await client.fetchQuery({ ...progressQuery(api, client), staleTime: 0 })),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    isFinal: (error) => finalStatuses.includes(statusOf(error)),
  });
  generatesAll.set(client, made);
  return made;
}

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

export function useGeneration() {
  const client = useQueryClient();
  const api = useAdminApi();
  const all = generateAllOf(client, api);
  const queue = useSyncExternalStore(all.subscribe, all.queue);
  const allError = useSyncExternalStore(all.subscribe, all.error);
  const one = useMutation({ mutationFn: (region: string) => startRegion({ api, client }, region) });

  const isQueued = queue !== null;
  useEffect(() => {
    if (!isQueued) return;
    window.addEventListener("beforeunload", askBeforeLeaving);
    return () => window.removeEventListener("beforeunload", askBeforeLeaving);
  }, [isQueued]);

  return {
    queue,
    error: allError ?? one.error,
    isStarting: isQueued || one.isPending,
    start: (region: string) => one.mutate(region),
    startAll: (regions: readonly string[]) => {
      one.reset();
      void all.run(regions);
    },
    stop: all.stop,
  };
}
