import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import type { ContentEstimate, ContentProgress } from "@vanfettle/contract/content/content-schemas";
import { endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import { pollingMs } from "@vanfettle/contract/content/progress";
import type { LocationKind } from "@vanfettle/contract/locations/location-kinds";
import type { CallOptions } from "../../api/client.ts";
import { acceptRun, isAwaitingProgress, type AcceptedRun } from "./accepted-run.ts";
import type { OperatorApi } from "./operator-session/operator-api.ts";
import { useAdminApi, useIsOperator } from "./operator-session/use-operator-session.ts";

/** Returns the query of an endpoint. A change of `asOf` reads the response again, as a change of the options does. */
export const endpointQuery = <N extends EndpointName>(
  api: OperatorApi,
  name: N,
  options: CallOptions = {},
  asOf: readonly unknown[] = [],
) => queryOptions({ queryKey: [name, options, ...asOf], queryFn: () => api.call(name, options) });

interface Read extends CallOptions {
  enabled?: boolean;
  refetchOnMount?: "always";
  asOf?: readonly unknown[];
  /** Whether the last response stays visible while the next one is read. */
  keepsPrevious?: boolean;
}

/** Reads an endpoint. An operators' endpoint is not called before an operator has signed in. */
export function useEndpoint<N extends EndpointName>(
  name: N,
  { enabled = true, refetchOnMount, asOf, keepsPrevious, ...options }: Read = {},
) {
  const isAllowed = useIsOperator() || endpoints[name].access !== "operator";
  return useQuery({
    ...endpointQuery(useAdminApi(), name, options, asOf),
    enabled: enabled && isAllowed,
    ...(refetchOnMount && { refetchOnMount }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}

/** Reads a list page by page. `cursor` is the parameter that names where a page begins. */
export function useEndpointPages<N extends "listContentRuns" | "listContentAudit" | "listDayBookings">(
  name: N,
  cursor: "before" | "after",
  options: CallOptions = {},
) {
  const api = useAdminApi();
  return useInfiniteQuery({
    queryKey: [name, options],
    queryFn: ({ pageParam }) =>
      api.call(name, { ...options, ...(pageParam !== null && { query: { [cursor]: pageParam } }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

const progressKey = ["getContentProgress"];
const acceptedRunKey = ["accepted-run"];

/** Returns the progress that the page shows, if it has been read. */
export const shownProgress = (client: QueryClient): ContentProgress | undefined => client.getQueryData(progressKey);

/** Returns the run that the server has accepted last. */
export const lastAcceptedRun = (client: QueryClient): AcceptedRun | undefined => client.getQueryData(acceptedRunKey);

/** Returns whether a run is in progress, or accepted and about to show in the progress. */
export const isGenerating = (client: QueryClient, progress: ContentProgress | undefined): boolean =>
  progress?.isRunning === true || isAwaitingProgress(lastAcceptedRun(client), progress);

/** Records a run that the server has just accepted and refreshes the progress. */
export function onRunAccepted(client: QueryClient, startedAt: string): void {
  client.setQueryData(acceptedRunKey, acceptRun(startedAt));
  void refresh(client, ["getContentProgress"]);
}

/** The progress of generation, polled every 2 s while a run is in progress and every 30 s otherwise. */
const progressQuery = (api: OperatorApi, client: QueryClient) =>
  queryOptions({
    queryKey: progressKey,
    queryFn: () => api.call("getContentProgress"),
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (isGenerating(client, state.data) ? pollingMs.running : pollingMs.idle),
  });

/** The progress of the current or last run, polled while texts are generated. */
export const useProgress = () => useQuery(progressQuery(useAdminApi(), useQueryClient()));

/** Reads the progress now. Throws if it cannot be read. */
export const readProgress = (client: QueryClient, api: OperatorApi): Promise<ContentProgress> =>
  client.fetchQuery({ ...progressQuery(api, client), staleTime: 0 });

/** Returns the likely usage of texts, read again when a run has started or ended; undefined for visitors. */
export function useEstimate(progress: ContentProgress | undefined): ContentEstimate | undefined {
  const isOperator = useIsOperator();
  const { data } = useEndpoint("getContentEstimate", {
    enabled: progress !== undefined,
    asOf: [progress?.startedAt, progress?.isRunning],
    keepsPrevious: true,
  });
  return isOperator ? data : undefined;
}

/** A location by its slug, and by its kind unless it is a place. */
export interface Target {
  slug: string;
  kind?: LocationKind | undefined;
}

/** Returns the options of a call for a location. */
export const locationCall = ({ slug, kind = "place" }: Target) => ({
  params: { slug },
  ...(kind !== "place" && { query: { kind } }),
});

/** Returns the options of a call for a version of a location's texts. */
export const versionCall = (target: Target, version: number) => ({
  ...locationCall(target),
  params: { slug: target.slug, version: String(version) },
});

export const textEndpoints = ["listContentVersions", "getContentVersion", "getLocation"] as const;
const listEndpoints = ["listContentStates", "listContentRuns", "listContentAudit"] as const;

/** Marks responses as out of date and reads those on the page again. Resolves when they are read. */
export const refresh = (client: QueryClient, names: readonly EndpointName[]): Promise<unknown> =>
  Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));

/** Marks responses as out of date. They are read again when they are next shown. */
export function forget(client: QueryClient, names: readonly EndpointName[], options: CallOptions = {}): void {
  for (const name of names) void client.invalidateQueries({ queryKey: [name, options], refetchType: "none" });
}

/** Reads again what a run or an operator's decision has changed, except the open list, which caches may hold for seconds. */
export const refreshStates = (client: QueryClient): Promise<unknown> =>
  refresh(client, [...textEndpoints, ...listEndpoints]);

/** Forgets what a decision on the texts of a location has changed. */
export function forgetTexts(client: QueryClient, slug: string): void {
  forget(client, textEndpoints, { params: { slug } });
  forget(client, [...listEndpoints, "listContentLocations"]);
}

/** Reads again all that an operator's decision on a text may have changed. Resolves when the texts are read; the long lists follow. */
export async function refreshTexts(client: QueryClient): Promise<void> {
  const texts = refresh(client, textEndpoints);
  void refresh(client, [...listEndpoints, "listContentLocations"]);
  await texts;
}
