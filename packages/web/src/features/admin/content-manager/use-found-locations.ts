import { holdsRegistration } from "@vanfettle/contract/find/holds-registration";
import { parsePostcode } from "@vanfettle/contract/geo/postcode";
import { useDeferredValue, useMemo } from "react";
import { useEndpoint } from "../admin-queries.ts";
import { isShown, keyOf, sortLocations, type ListedLocation, type Shown } from "./listed-location.ts";
import { createSearchIndex, searchLocations } from "./search-locations.ts";

const shortestName = 3;

/**
 * Returns the locations that a search finds, filtered and sorted. Where no name has the letters, and for a postcode, the
 * site's own search is asked, which knows other names and what is near a postcode.
 */
export function useFoundLocations(all: readonly ListedLocation[], { search, filter, order }: Shown) {
  const applied = useDeferredValue(search);
  const index = useMemo(() => createSearchIndex(all), [all]);
  const isPostcode = parsePostcode(applied) !== undefined;
  const named = useMemo(() => (isPostcode ? [] : searchLocations(index, applied)), [index, isPostcode, applied]);
  const isAsked =
    all.length > 0 &&
    !holdsRegistration(applied) &&
    (isPostcode || (named.length === 0 && applied.trim().length >= shortestName));
  const { data: elsewhere } = useEndpoint("findPlaces", { query: { q: applied }, enabled: isAsked });
  const found = useMemo(() => {
    const byKey = new Map(all.map((location) => [keyOf(location), location]));
    const places = elsewhere?.places ?? [];
    const matches = isAsked ? places.flatMap((place) => byKey.get(keyOf(place)) ?? []) : named;
    return sortLocations(
      matches.filter((location) => isShown(location, filter)),
      order,
    );
  }, [isAsked, named, all, elsewhere, filter, order]);
  return { found, appliedSearch: `${applied}/${filter}/${order}` };
}
