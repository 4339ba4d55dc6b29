import type { FoundPlace } from "@vanfettle/contract/find/find-schemas";
import { holdsRegistration } from "@vanfettle/contract/find/holds-registration";
import { createPlaceFinder } from "@vanfettle/contract/geo/find-places";
import { islandOutsideUk } from "@vanfettle/contract/geo/outside-uk";
import { findablePlaces } from "@vanfettle/contract/geo/place-list";
import { jurisdictionOf, parsePostcode } from "@vanfettle/contract/geo/postcode";
import { pages, type LocationPageName } from "@vanfettle/contract/paths";
import { stationSearchPath } from "../stations/station-search.ts";
import { areaText, servicePages } from "./found-place.ts";

export interface Suggestion {
  label: string;
  /** The area or target page. */
  note: string;
  to: string;
  /** The service of a place's page, and the page of the other service. */
  services?: { first: string; other: string; otherTo: string };
}

const limit = 8;
const find = createPlaceFinder(findablePlaces());

/** Returns the address of a search for servicing. */
const findPath = (text: string): string =>
  `${pages.find.canonical}?${new URLSearchParams({ q: text })}`;

const vanCheck: Suggestion = {
  label: "Check a van by its registration",
  note: "MOT, class and recalls",
  to: pages.vanCheck.canonical,
};

/** Returns the pages that a partly typed text may mean, the likeliest first. */
export function suggest(text: string, page: LocationPageName): Suggestion[] {
  const isRegistration = holdsRegistration(text);
  return [...(isRegistration ? [vanCheck] : []), ...suggestPlaces(text, page, { isRegistration })];
}

function suggestPlaces(
  text: string,
  page: LocationPageName,
  { isRegistration }: { isRegistration: boolean },
): Suggestion[] {
  const postcode = parsePostcode(text);
  if (islandOutsideUk(text) !== undefined) return [];
  if (postcode && jurisdictionOf(postcode) === "great-britain") {
    const stations = {
      label: `MOT stations near ${postcode.text}`,
      note: "Class 4 and 7",
      to: stationSearchPath({ postcode: postcode.text, vanClass: undefined }),
    };
    const places = {
      label: `Places near ${postcode.text}`,
      note: "Servicing",
      to: findPath(postcode.text),
    };
    return page === "servicingLocation" ? [stations, places] : [stations];
  }
  if (postcode || isRegistration) return [];
  return find(text, limit).places.map((place) => {
    const [first, other] = servicePages(page, place.slug);
    return {
      label: place.name,
      note: areaText(place satisfies Pick<FoundPlace, "kind" | "name" | "area">),
      to: first.path,
      services: { first: first.service, other: other.service, otherTo: other.path },
    };
  });
}
