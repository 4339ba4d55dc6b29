import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { ContentProgress } from "@vanfettle/contract/content/content-schemas";
import { pollingMs } from "@vanfettle/contract/constants";
import type { LocationKind } from "@vanfettle/contract/locations/location-kinds";
import type { OperatorApi } from "./operator-session/operator-api.ts";
import { acceptRun, isAwaitingProgress, type AcceptedRun } from "./accepted-run.ts";

export const adminKeys = {
  progress: ["content-progress"],
  run: (progress: Pick<ContentProgress, "startedAt" | "lastUpdate"> | undefined) => [
    "content-run",
    progress?.startedAt,
    progress?.lastUpdate,
  ],
  estimate: (progress: Pick<ContentProgress, "startedAt" | "isRunning"> | undefined) => [
    "content-estimate",
    progress?.startedAt,
    progress?.isRunning,
  ],
  queue: ["content-queue"],
  failures: (region: string, completedAt: string) => ["content-failures", region, completedAt],
  acceptedRun: ["accepted-run"],
  slugsToFollow: ["slugs-to-follow"],
  regions: ["content-regions"],
  locations: ["content-locations"],
  texts: ["content-texts"],
  versions: (slug: string, kind?: string) => ["content-texts", slug, "versions", kind],
  version: (slug: string, version: number, kind?: string) => ["content-texts", slug, "versions", kind, version],
  states: ["content-states"],
  foundPlaces: (text: string) => ["content-find", text],
  runs: ["content-runs"],
  audit: ["content-audit"],
  advice: ["content-advice"],
  published: (slug: string) => ["content-texts", slug, "published"],
} as const;

/** Whether a run is in progress, or accepted and about to show in the progress. */
export const isGenerating = (client: QueryClient, progress: ContentProgress | undefined): boolean =>
  progress?.isRunning === true || isAwaitingProgress(client.getQueryData<AcceptedRun>(adminKeys.acceptedRun), progress);

/** Records a run that the server has just accepted and refreshes the progress. */
export function onRunAccepted(client: QueryClient, startedAt: string): void {
  client.setQueryData(adminKeys.acceptedRun, acceptRun(startedAt));
  void client.invalidateQueries({ queryKey: adminKeys.progress });
}

/** The progress of generation, polled every 2 s while a run is in progress and every 30 s otherwise. */
export const progressQuery = (api: OperatorApi, client: QueryClient) =>
  queryOptions({
    queryKey: adminKeys.progress,
    queryFn: () => api.call("getContentProgress"),
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (isGenerating(client, state.data) ? pollingMs.running : pollingMs.idle),
  });

/** The id and the usage of the run that `progress` shows. It is read again whenever the progress has moved on. */
export const runQuery = (api: OperatorApi, progress: ContentProgress | undefined) =>
  queryOptions({
    queryKey: adminKeys.run(progress),
    queryFn: () => api.call("getContentRun"),
    placeholderData: keepPreviousData,
  });

/** The queue that the progress shows. It is read again whenever the progress has moved on. */
export const queueQuery = (api: OperatorApi, progress: ContentProgress | undefined) =>
  queryOptions({
    queryKey: [...adminKeys.queue, progress?.startedAt, progress?.lastUpdate, progress?.isRunning, progress?.completed],
    queryFn: () => api.call("getContentQueue"),
    placeholderData: keepPreviousData,
  });

/** What texts are likely to use. It is read again when a run has started or ended. */
export const estimateQuery = (api: OperatorApi, progress: ContentProgress | undefined) =>
  queryOptions({
    queryKey: adminKeys.estimate(progress),
    queryFn: () => api.call("getContentEstimate"),
    placeholderData: keepPreviousData,
  });

/** The texts that failed in the run over the region that ended then. */
export const failuresQuery = (api: OperatorApi, region: string, completedAt: string) =>
  queryOptions({
    queryKey: adminKeys.failures(region, completedAt),
    queryFn: () => api.call("listRegionFailures", { params: { region } }),
  });

/** The regions with the number of locations that a run of each writes. */
export const contentRegionsQuery = (api: OperatorApi) =>
  queryOptions({ queryKey: adminKeys.regions, queryFn: () => api.call("listContentRegions") });

/** The places that anybody may see, with whether they have a text. */
export const contentLocationsQuery = (api: OperatorApi) =>
  queryOptions({ queryKey: adminKeys.locations, queryFn: () => api.call("listContentLocations") });

/** A location by its slug, and by its kind where it is no place. */
export interface Target {
  slug: string;
  kind?: LocationKind | undefined;
}

/** Returns the query of a call for the location: without a kind a place is meant. */
export const kindQuery = ({ kind }: Target) => (kind === undefined || kind === "place" ? {} : { query: { kind } });

/** The versions of the texts of a location, without the texts. */
export const versionsQuery = (api: OperatorApi, target: Target) =>
  queryOptions({
    queryKey: adminKeys.versions(target.slug, target.kind),
    queryFn: () => api.call("listContentVersions", { params: { slug: target.slug }, ...kindQuery(target) }),
  });

/** One version of the texts of a location. */
export const versionQuery = (api: OperatorApi, target: Target, version: number) =>
  queryOptions({
    queryKey: adminKeys.version(target.slug, version, target.kind),
    queryFn: () =>
      api.call("getContentVersion", {
        params: { slug: target.slug, version: String(version) },
        ...kindQuery(target),
      }),
  });

/** The state of the texts of every location, for operators. */
export const statesQuery = (api: OperatorApi) =>
  queryOptions({ queryKey: adminKeys.states, queryFn: () => api.call("listContentStates") });

/** What the site's own search finds by a name in any form, or near a postcode. */
export const foundPlacesQuery = (api: OperatorApi, text: string) =>
  queryOptions({
    queryKey: adminKeys.foundPlaces(text),
    queryFn: () => api.call("findPlaces", { query: { q: text } }),
  });

/** The runs with what they wrote and used, newest first. */
export const runsQuery = (api: OperatorApi) =>
  queryOptions({ queryKey: adminKeys.runs, queryFn: () => api.call("listContentRuns") });

/** The operators' decisions, newest first. */
export const auditQuery = (api: OperatorApi) =>
  queryOptions({ queryKey: adminKeys.audit, queryFn: () => api.call("listContentAudit") });

/** The library of advice, for operators. */
export const adviceQuery = (api: OperatorApi) =>
  queryOptions({ queryKey: adminKeys.advice, queryFn: () => api.call("listContentAdvice") });

const keysOfLists = [adminKeys.states, adminKeys.runs, adminKeys.audit];

/** Reads again what a run or an operator's decision has changed, except the open list, which caches may hold for seconds. */
export const refreshStates = (client: QueryClient): Promise<unknown> =>
  Promise.all([adminKeys.texts, ...keysOfLists].map((queryKey) => client.invalidateQueries({ queryKey })));

/** Marks what a decision on a text has changed as out of date: it is read again when it is next shown. */
export function forgetTexts(client: QueryClient, slug: string): void {
  for (const queryKey of [[...adminKeys.texts, slug], ...keysOfLists, adminKeys.locations]) {
    void client.invalidateQueries({ queryKey, refetchType: "none" });
  }
}

/** Reads again all that an operator's decision on a text may have changed. Resolves when the texts are read; the long lists follow. */
export async function refreshTexts(client: QueryClient): Promise<void> {
  const texts = client.invalidateQueries({ queryKey: adminKeys.texts });
  for (const queryKey of [...keysOfLists, adminKeys.locations]) void client.invalidateQueries({ queryKey });
  await texts;
}

/** The published texts of a location, which anybody may read. */
export const publishedQuery = (api: OperatorApi, slug: string) =>
  queryOptions({ queryKey: adminKeys.published(slug), queryFn: () => api.call("getLocation", { params: { slug } }) });
