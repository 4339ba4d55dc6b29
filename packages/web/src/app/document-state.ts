import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { countyPagePlaceLimit } from "@vanfettle/contract/constants";
import { services } from "@vanfettle/contract/services";
import type { HydrationState } from "react-router";
import type { LoadedLocation } from "../api/load-location.ts";
import type { LocationLink } from "../api/location-view.ts";
import type { DocumentFacts } from "../ui/document-context.ts";

/** A query and its data. A query of the services without data has those that the site is built with. */
type StoredQuery = [key: QueryKey, data?: unknown];

/** What the edge writes into the document as JSON and the browser hydrates from. */
export interface DocumentState extends DocumentFacts {
  queries: StoredQuery[];
  router: Pick<HydrationState, "loaderData" | "errors">;
}

/** The data of a location as the document carries it: the links of its page name the places of an area already. */
interface StoredLocation extends Omit<LoadedLocation, "location"> {
  location: Omit<LoadedLocation["location"], "places" | "morePlaces">;
}

function storeLocation({ location, ...loaded }: LoadedLocation): StoredLocation {
  const { places: _places, morePlaces: _morePlaces, ...own } = location;
  return { ...loaded, location: own };
}

function restoreLocation({ location, ...loaded }: StoredLocation): LoadedLocation {
  const links = document.querySelectorAll<HTMLAnchorElement>("#places .link-list a");
  const all = [...links].map((link): LocationLink => ({
    name: link.firstChild?.textContent ?? "",
    slug: link.pathname.split("/").findLast(Boolean) ?? "",
  }));
  const [places, morePlaces] = [all.slice(0, countyPagePlaceLimit), all.slice(countyPagePlaceLimit)];
  return { ...loaded, location: { ...location, places, morePlaces } };
}

/**
 * Returns the data of all queries, as the document carries it: without what the browser has in its script or can read
 * from the page.
 */
export function storeQueries(queryClient: QueryClient): StoredQuery[] {
  const loaded = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success");
  const builtIn = JSON.stringify(services);
  return loaded.map(({ queryKey, state: { data } }): StoredQuery => {
    if (queryKey[0] === "services" && JSON.stringify(data) === builtIn) return [queryKey];
    return [queryKey, queryKey[0] === "location" ? storeLocation(data as LoadedLocation) : data];
  });
}

/** Gives a query client the data that the document carries. To be called before React changes the document. */
export function restoreQueries(queryClient: QueryClient, stored: readonly StoredQuery[]): void {
  for (const [key, data = services] of stored) {
    queryClient.setQueryData(key, key[0] === "location" ? restoreLocation(data as StoredLocation) : data);
  }
}
