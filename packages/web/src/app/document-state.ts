import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { HydrationState } from "react-router";
import { services } from "@vanfettle/contract/services";
import type { LoadedLocation } from "../features/location/load-location.ts";
import {
  noMotText,
  noServicingText,
  type CountedLink,
  type LocationView,
} from "../features/location/location-view.ts";
import type { DocumentFacts } from "../ui/document-context.ts";

/**
 * The key and data of a query. If the services query lacks data, the browser uses the built-in
 * services.
 */
type StoredQuery = [key: QueryKey, data?: unknown];

/** The JSON that the edge writes into the document and the browser hydrates from. */
export interface DocumentState extends DocumentFacts {
  queries: StoredQuery[];
  router: Pick<HydrationState, "loaderData" | "errors">;
}

/** The fields of a location that are empty for most; the document then leaves them out. */
const emptyFields = {
  postcode: null,
  centre: null,
  population: null,
  nearestStationMiles: null,
  nearestClass7Miles: null,
  island: null,
  stations: null,
  ...noMotText,
  ...noServicingText,
  counties: [],
  nearby: [],
  alphabetical: [],
  class7Places: [],
  districts: [],
  testCentres: [],
  defaultMotText: null,
  faqs: [],
} satisfies Partial<LocationView>;
type EmptyField = keyof typeof emptyFields;

/**
 * The data of a location in the document, without the area's places, which the page's links already
 * contain, and without empty fields.
 */
interface StoredLocation extends Omit<LoadedLocation, "location"> {
  location: Omit<LocationView, "places" | EmptyField> & Partial<Pick<LocationView, EmptyField>>;
}

const isEmpty = (value: LocationView[EmptyField]): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);

function storeLocation({ location, ...loaded }: LoadedLocation): StoredLocation {
  const { places: _places, ...own } = location;
  const stored: StoredLocation["location"] = own;
  for (const field of Object.keys(emptyFields) as EmptyField[]) {
    if (isEmpty(own[field])) delete stored[field];
  }
  return { ...loaded, location: stored };
}

function restoreLocation({ location, ...loaded }: StoredLocation): LoadedLocation {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    "#places :is(.link-list, .station-counts) a",
  );
  const places = [...links].map((link): CountedLink => ({
    name: link.firstChild?.textContent ?? "",
    slug: link.pathname.split("/").findLast(Boolean) ?? "",
    ...ownStationsIn(link.closest("tr")),
  }));
  return { ...loaded, location: { ...emptyFields, ...location, places } };
}

/** Reads the counts of a table's row; a list of links does not have counts. */
function ownStationsIn(row: HTMLTableRowElement | null): Pick<CountedLink, "ownStations"> {
  if (!row) return {};
  const [stations = 0, class7 = 0] = [...row.querySelectorAll("td")].map(
    (cell) => Number((cell.textContent ?? "").replaceAll(",", "")) || 0,
  );
  return { ownStations: { stations, class7 } };
}

/**
 * Returns the data of all queries for the document, without data in the browser's script or on the
 * page.
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

/**
 * Fills a query client with the data from the document. Call it before React changes the document.
 */
export function restoreQueries(queryClient: QueryClient, stored: readonly StoredQuery[]): void {
  for (const [key, data = services] of stored) {
    queryClient.setQueryData(
      key,
      key[0] === "location" ? restoreLocation(data as StoredLocation) : data,
    );
  }
}
