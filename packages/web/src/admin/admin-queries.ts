import {
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import { endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import type { LocationKind } from "@vanfettle/contract/location/location";
import type { CallOptions } from "../api/client.ts";
import {
  useIsOperator,
  useOperatorApi,
  type OperatorApi,
} from "./operator-session/use-operator-session.ts";

/**
 * Returns the query of an endpoint. A change of `asOf`, like a change of the options, reads the
 * response again.
 */
export const endpointQuery = <N extends EndpointName>(
  api: OperatorApi,
  name: N,
  options: CallOptions = {},
  asOf: readonly unknown[] = [],
) => queryOptions({ queryKey: [name, options, ...asOf], queryFn: () => api.call(name, options) });

interface Read extends CallOptions {
  enabled?: boolean;
  /** True if it is read again whenever the page or its tab is shown: others work meanwhile. */
  isUpToDate?: boolean;
  asOf?: readonly unknown[];
  /** True if the last response stays visible while the next loads. */
  keepsPrevious?: boolean;
}

/** Reads an endpoint. An operators' endpoint is not called before an operator has signed in. */
export function useEndpoint<N extends EndpointName>(
  name: N,
  { enabled = true, isUpToDate, asOf, keepsPrevious, ...options }: Read = {},
) {
  const isAllowed = useIsOperator() || endpoints[name].access !== "operator";
  return useQuery({
    ...endpointQuery(useOperatorApi(), name, options, asOf),
    enabled: enabled && isAllowed,
    ...(isUpToDate && { refetchOnMount: "always", refetchOnWindowFocus: "always" }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}

/** A location by its slug, and by its kind unless it is a place. */
export type Target = { slug: string; kind?: LocationKind | undefined };

/** The identity of a location. A place and a county or region may share a slug. */
export const keyOf = ({ slug, kind = "place" }: Target): string =>
  kind === "place" ? slug : `${kind}/${slug}`;

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

/** Reads versions before they are shown. */
export function usePrefetchVersions(texts: readonly (Target & { version: number })[]): void {
  const api = useOperatorApi();
  const client = useQueryClient();
  const calls = texts.map((text) => versionCall(text, text.version));
  useEffect(() => {
    for (const call of calls) {
      void client.prefetchQuery(endpointQuery(api, "getContentVersion", call));
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the client of the API is made anew with every rendering
  }, [JSON.stringify(calls), client]);
}

const textEndpoints = ["listContentVersions", "getContentVersion", "getLocation"] as const;
const listEndpoints = ["listContentStates", "listContentRuns", "listContentAudit"] as const;

/**
 * Marks responses as out of date and reads those on the page again. Resolves when they are read.
 */
export const refresh = (client: QueryClient, names: readonly EndpointName[]): Promise<unknown> =>
  Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));

/**
 * Reads again the data that a run or an operator's decision has changed, except the open list,
 * which caches may hold for seconds.
 */
export const refreshStates = (client: QueryClient): Promise<unknown> =>
  refresh(client, [...textEndpoints, ...listEndpoints]);

/**
 * Refetches data affected by an operator's decision on the texts of a location, or of all. Resolves
 * once the texts are refetched; long lists follow.
 */
export async function refreshTexts(client: QueryClient, slug?: string): Promise<void> {
  const of = slug === undefined ? [] : [{ params: { slug } }];
  const texts = textEndpoints.map((name) => client.invalidateQueries({ queryKey: [name, ...of] }));
  void refresh(client, [...listEndpoints, "listContentLocations"]);
  await Promise.all(texts);
}
