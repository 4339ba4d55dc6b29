import { queryOptions, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type {
  ContentEstimate,
  ContentProgress,
} from "@vanfettle/contract/generation/generation-schemas";
import { pollingMs } from "@vanfettle/contract/operator/operator-limits";
import { problemOf } from "../api/http-error.ts";
import { wait } from "../ui/wait.ts";
import { refresh, useEndpoint } from "./admin-queries.ts";
import {
  useIsOperator,
  useOperatorApi,
  type OperatorApi,
} from "./operator-session/use-operator-session.ts";

/**
 * A run that the server has accepted. The progress response, which caches may hold for a moment,
 * may not show it yet.
 */
type AcceptedRun = ReturnType<typeof acceptRun>;

/**
 * Returns the record of a run that the server has accepted just now. It is waited for until
 * `waitUntil`, in epoch milliseconds.
 */
export const acceptRun = (startedAt: string, now = Date.now()) => ({
  startedAt,
  waitUntil: now + 10_000,
});

/** Returns true if `progress` does not show the accepted run yet. */
export function isAwaitingProgress(
  accepted: AcceptedRun | undefined,
  progress: Pick<ContentProgress, "isRunning" | "startedAt"> | undefined,
  now = Date.now(),
): boolean {
  if (!accepted?.startedAt || now > accepted.waitUntil) return false;
  return !progress || (!progress.isRunning && progress.startedAt !== accepted.startedAt);
}

const progressKey = ["getContentProgress"];
const acceptedRunKey = ["accepted-run"];

/** Returns the progress that the page shows, if it has been read. */
export const shownProgress = (client: QueryClient): ContentProgress | undefined =>
  client.getQueryData(progressKey);

const lastAcceptedRun = (client: QueryClient): AcceptedRun | undefined =>
  client.getQueryData(acceptedRunKey);

/** Returns when the latest run in the progress was started; "" before any run. */
export const startOf = ({ startedAt }: Pick<ContentProgress, "startedAt">): string =>
  startedAt ?? "";

/**
 * Returns whether the latest run is `seenRun` or was started by this page. Starts are not compared
 * by time, because the clock may be set back.
 */
export const isSeen = (client: QueryClient, progress: ContentProgress, seenRun: string): boolean =>
  [seenRun, lastAcceptedRun(client)?.startedAt].includes(startOf(progress));

/** Returns whether a run is in progress, or accepted and about to show in the progress. */
export const isGenerating = (client: QueryClient, progress: ContentProgress | undefined): boolean =>
  progress?.isRunning === true || isAwaitingProgress(lastAcceptedRun(client), progress);

/** Records a run that the server has just accepted and refreshes the progress. */
export function onRunAccepted(client: QueryClient, startedAt: string): void {
  client.setQueryData(acceptedRunKey, acceptRun(startedAt));
  void refresh(client, ["getContentProgress"]);
}

/**
 * Reads the progress after a start that failed: the run in the way may be another tab's, and caches
 * may serve the progress for a second.
 */
export function onRunRefused(client: QueryClient): void {
  for (const ms of [0, pollingMs.running]) {
    void wait(ms).then(() => refresh(client, ["getContentProgress"]));
  }
}

/** Forgets a start that another run prevented, once that run has ended. */
export function useForgetRefusal(
  { error, reset }: { error: Error | null; reset: () => void },
  progress: ContentProgress | undefined,
): void {
  const ended = progress?.isRunning === false ? progress.finishedAt : undefined;
  const refused = useRef({ error, ended });
  useEffect(() => {
    if (refused.current.error !== error) refused.current = { error, ended };
    const isOver = ended !== undefined && ended !== refused.current.ended;
    if (isOver && problemOf(error)?.code === "run_active") reset();
  }, [error, ended, reset]);
}

/**
 * Returns after how many milliseconds the progress is read again: 2 s while a run is in progress,
 * 3 s while it is between two regions, and 30 s otherwise.
 */
function pollingAfter(client: QueryClient, progress: ContentProgress | undefined): number {
  if (!isGenerating(client, progress)) return pollingMs.idle;
  const isBetweenRegions = progress?.queue !== undefined && progress.currentRegion === null;
  return isBetweenRegions ? pollingMs.betweenRegions : pollingMs.running;
}

/** The progress of generation, read again and again. */
const progressQuery = (api: OperatorApi, client: QueryClient) =>
  queryOptions({
    queryKey: progressKey,
    queryFn: () => api.call("getContentProgress"),
    refetchOnMount: "always",
    refetchInterval: ({ state }) => pollingAfter(client, state.data),
  });

/** Reads the progress and polls it. */
export const useProgress = () => useQuery(progressQuery(useOperatorApi(), useQueryClient()));

/** Reads the progress now. Throws if it cannot be read. */
export const readProgress = (client: QueryClient, api: OperatorApi): Promise<ContentProgress> =>
  client.fetchQuery({ ...progressQuery(api, client), staleTime: 0 });

/**
 * Returns the likely usage of texts, read again when a run has started or ended; undefined for
 * visitors.
 */
export function useEstimate(progress: ContentProgress | undefined): ContentEstimate | undefined {
  const isOperator = useIsOperator();
  const { data } = useEndpoint("getContentEstimate", {
    enabled: progress !== undefined,
    asOf: [progress?.startedAt, progress?.isRunning],
    keepsPrevious: true,
  });
  return isOperator ? data : undefined;
}
