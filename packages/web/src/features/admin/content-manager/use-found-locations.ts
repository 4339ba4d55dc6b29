import { holdsRegistration } from "@vanfettle/contract/find/holds-registration";
import { parsePostcode } from "@vanfettle/contract/geo/postcode";
import { useDeferredValue, useMemo } from "react";
import { useEndpoint } from "../admin-queries.ts";
import {
  isShown,
  keyOf,
  sortLocations,
  type ListedLocation,
  type SortOrder,
  type StateFilter,
} from "./listed-location.ts";
import { createSearchIndex, searchLocations } from "./search-locations.ts";

const shortestName = 3;

interface Shown {
  search: string;
  filter: StateFilter;
  order: SortOrder;
}

/**
 * Returns the locations that a search finds, filtered and sorted. Where no name has the letters, and for a postcode, the
 * site's own search is asked, which knows other names and what is near a postcode.
 */
export function useFoundLocations(all: readonly ListedLocation[], { search, filter, order }: Shown) {
  const appliedSearch = useDeferredValue(search);
  const index = useMemo(() => createSearchIndex(all), [all]);
  const isPostcode = parsePostcode(appliedSearch) !== undefined;
  const named = useMemo(
    () => (isPostcode ? [] : searchLocations(index, appliedSearch)),
    [index, isPostcode, appliedSearch],
  );
  const isAsked =
    all.length > 0 &&
    !holdsRegistration(appliedSearch) &&
    (isPostcode || (named.length === 0 && appliedSearch.trim().length >= shortestName));
  const { data: elsewhere } = useEndpoint("findPlaces", { query: { q: appliedSearch }, enabled: isAsked });
  const found = useMemo(() => {
    if (!isAsked) return named;
    const byKey = new Map(all.map((location) => [keyOf(location), location]));
    return (elsewhere?.places ?? []).flatMap((place) => byKey.get(keyOf(place)) ?? []);
  }, [isAsked, named, all, elsewhere]);
  const shown = useMemo(
    () =>
      sortLocations(
        found.filter((location) => isShown(location, filter)),
        order,
      ),
    [found, filter, order],
  );
  return { found: shown, appliedSearch: `${appliedSearch}/${filter}/${order}` };
}
