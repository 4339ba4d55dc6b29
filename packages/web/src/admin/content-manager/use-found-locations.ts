import { useDeferredValue, useMemo } from "react";
import { holdsRegistration } from "@vanfettle/contract/find/holds-registration";
import { foldName, plainName } from "@vanfettle/contract/geo/fold-name";
import { parsePostcode } from "@vanfettle/contract/geo/postcode";
import { keyOf, useEndpoint } from "../admin-queries.ts";
import { isShown, sortLocations, type ListedLocation, type Shown } from "./listed-location.ts";

const shortestName = 3;

/**
 * The fields that are searched, in plain letters, made once for the whole list and not at every
 * key.
 */
export type SearchIndex = readonly { location: ListedLocation; fields: readonly string[] }[];

const formsOf = (name: string): string[] => [...new Set([plainName(name), foldName(name)])];

/** Returns the index of the locations that `searchLocations` reads. */
export const createSearchIndex = (locations: readonly ListedLocation[]): SearchIndex =>
  locations.map((location) => ({
    location,
    fields: [location.name, location.county ?? "", location.region].flatMap(formsOf),
  }));

/**
 * Returns the locations whose name, county or region contains `text`, in any case and with or
 * without accents, apostrophes and hyphens: `kings lynn` finds King's Lynn, and `saint ives` St
 * Ives.
 */
export function searchLocations(index: SearchIndex, text: string): ListedLocation[] {
  if (text.trim() === "") return index.map(({ location }) => location);
  const searched = formsOf(text).filter(Boolean);
  const matches = (field: string) => searched.some((form) => field.includes(form));
  return index.filter(({ fields }) => fields.some(matches)).map(({ location }) => location);
}

/**
 * Returns the locations that a search finds, filtered and sorted. Where no name has the letters,
 * and for a postcode, the site's own search is asked, which knows other names and the places near a
 * postcode.
 */
export function useFoundLocations(
  all: readonly ListedLocation[],
  { search, filter, order }: Shown,
) {
  const applied = useDeferredValue(search);
  const index = useMemo(() => createSearchIndex(all), [all]);
  const isPostcode = parsePostcode(applied) !== undefined;
  const named = useMemo(
    () => (isPostcode ? [] : searchLocations(index, applied)),
    [index, isPostcode, applied],
  );
  const isAsked =
    all.length > 0 &&
    !holdsRegistration(applied) &&
    (isPostcode || (named.length === 0 && applied.trim().length >= shortestName));
  const { data: elsewhere } = useEndpoint("findPlaces", {
    query: { q: applied },
    enabled: isAsked,
  });
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
