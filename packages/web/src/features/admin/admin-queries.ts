import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { ContentProgress } from "@vanfettle/contract/content-schemas";
import { pollingMs } from "@vanfettle/contract/constants";
import type { Api } from "../../api/client.ts";
import { isAwaited, type AwaitedRun } from "./progress-monitor/accepted-run.ts";

export const adminKeys = {
  progress: ["content-progress"],
  awaitedRun: ["awaited-run"],
  regions: ["content-regions"],
  locations: ["content-locations"],
  texts: ["content-texts"],
  versions: (slug: string) => ["content-texts", slug, "versions"],
  version: (slug: string, version: number) => ["content-texts", slug, "versions", version],
  published: (slug: string) => ["content-texts", slug, "published"],
} as const;

/** Running, or accepted a moment ago. */
export const isUnderWay = (client: QueryClient, progress: ContentProgress | undefined): boolean =>
  progress?.isRunning === true || isAwaited(progress, client.getQueryData<AwaitedRun>(adminKeys.awaitedRun));

/** The one answer that is asked for again and again. */
export const progressQuery = (api: Api, client: QueryClient) =>
  queryOptions({
    queryKey: adminKeys.progress,
    queryFn: () => api.call("getContentProgress"),
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (isUnderWay(client, state.data) ? pollingMs.running : pollingMs.idle),
  });

export const contentRegionsQuery = (api: Api) =>
  queryOptions({ queryKey: adminKeys.regions, queryFn: () => api.call("listContentRegions") });

export const contentLocationsQuery = (api: Api) =>
  queryOptions({ queryKey: adminKeys.locations, queryFn: () => api.call("listContentLocations") });

export const versionsQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: adminKeys.versions(slug),
    queryFn: () => api.call("listContentVersions", { params: { slug } }),
  });

export const versionQuery = (api: Api, slug: string, version: number) =>
  queryOptions({
    queryKey: adminKeys.version(slug, version),
    queryFn: () => api.call("getContentVersion", { params: { slug, version: String(version) } }),
  });

/** What visitors read, open to all. */
export const publishedQuery = (api: Api, slug: string) =>
  queryOptions({ queryKey: adminKeys.published(slug), queryFn: () => api.call("getLocation", { params: { slug } }) });
