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
import type { OperatorApi } from "../operator-session/use-operator-session.ts";
import { useOperatorMutation } from "../use-operator-mutation.ts";
import { regionStateOf } from "./region-statuses.ts";

/** Starts the run of a region, or of a set of regions. */
async function startRun(client: QueryClient, api: OperatorApi, region: string): Promise<void> {
  const { startedAt } = await api.call("generateRegion", { params: { region }, body: {} });
  onRunAccepted(client, startedAt);
}

/**
 * Starts the region of a button, unless a run over it has ended that the page did not show: a tab in
 * the background does not poll, and an idle one only every 30 seconds. The page then shows the
 * result of that run.
 */
async function startShown(client: QueryClient, api: OperatorApi, region: string): Promise<void> {
  const resultIn = (progress: ContentProgress | undefined) =>
    progress?.regionProgress.find((each) => each.region === region);
  const shown = shownProgress(client);
  const result = resultIn(await readProgress(client, api).catch(() => shown));
  const isOvertaken =
    regionStateOf(result) === "completed" || result?.completedAt !== resultIn(shown)?.completedAt;
  if (!isOvertaken) await startRun(client, api, region);
}

interface Start {
  /** A region, or a set of regions. */
  of: string;
  /** Starts nothing where a run that the page did not show has ended. */
  isAsShown?: true;
}

/** Starts the generation of a region, or of a set of regions in a single run, and cancels runs. */
export function useGeneration(progress: ContentProgress | undefined) {
  const client = useQueryClient();
  const starting = useOperatorMutation({
    call: (api, { of, isAsShown }: Start) => (isAsShown ? startShown : startRun)(client, api, of),
    onError: () => onRunRefused(client),
  });
  useForgetRefusal(starting, progress);
  const cancelling = useOperatorMutation({
    call: (api, request: CancelRequest) => api.call("cancelContentRun", { body: request }),
    refresh: () => void refresh(client, ["getContentProgress", "getContentRun"]),
  });
  return {
    starting,
    /** Focuses what shows the run of a region or set, if the last press has started that. */
    focusStarted(this: void, of: string, shown: HTMLElement | null): void {
      if (starting.isSuccess && starting.variables.of === of) {
        starting.press.current?.moveFocus(shown);
      }
    },
    cancelling,
    start: (region: string) => starting.mutate({ of: region, isAsShown: true }),
    /** Writes every text again, including fresh texts. */
    regenerate: (region: string) => starting.mutate({ of: region }),
    /** Writes all regions that remain or have failed, one after another, in a single run. */
    startAll: (regions: (typeof regionSets)[number]) => starting.mutate({ of: regions }),
  };
}
