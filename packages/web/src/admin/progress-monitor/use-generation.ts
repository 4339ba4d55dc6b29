import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import type {
  CancelRequest,
  ContentProgress,
  regionSets,
} from "@vanfettle/contract/generation/generation-schemas";
import { refresh } from "../admin-queries.ts";
import {
  onRunAccepted,
  onRunRefused,
  readProgress,
  shownProgress,
  useForgetRefusal,
} from "../generation-progress.ts";
import { useOperatorApi, type OperatorApi } from "../operator-session/use-operator-session.ts";
import { useOperatorMutation } from "../use-operator-mutation.ts";
import { regionStateOf } from "./region-statuses.ts";

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
  };
}

/** Starts the generation of a region, or of a set of regions in a single run, and cancels runs. */
export function useGeneration(progress: ContentProgress | undefined) {
  const client = useQueryClient();
  const api = useOperatorApi();
  const starts = createStarts(client, api);
  const starting = useOperatorMutation({
    call: (_, start: () => Promise<void>) => start(),
    onError: () => onRunRefused(client),
  });
  useForgetRefusal(starting, progress);
  const cancel = useOperatorMutation({
    call: (_, request: CancelRequest) => api.call("cancelContentRun", { body: request }),
    refresh: () => void refresh(client, ["getContentProgress", "getContentRun"]),
  });
  return {
    error: starting.error,
    press: starting.press,
    isStarting: starting.isPending,
    start: (region: string) => starting.mutate(() => starts.startShown(region)),
    /** Writes every text again, including fresh texts. */
    regenerate: (region: string) =>
      starting.mutate(() => starts.start(region, { skipFresh: false })),
    /** Writes all regions that remain or have failed, one after another, in a single run. */
    startAll: (regions: (typeof regionSets)[number]) =>
      starting.mutate(() => starts.start(regions)),
    cancelError: cancel.error,
    cancelPress: cancel.press,
    isCancelling: cancel.isPending,
    cancel: cancel.mutate,
  };
}
