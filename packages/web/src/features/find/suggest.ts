import type { FoundPlace } from "@vanfettle/contract/find/find-schemas";
import { searchHoldsRegistration } from "@vanfettle/contract/find/holds-registration";
import { parseQuery, type ParsedQuery } from "@vanfettle/contract/find/parse-query";
import { createPlaceFinder } from "@vanfettle/contract/geo/find-places";
import { islandOutsideUk } from "@vanfettle/contract/geo/outside-uk";
import { findablePlaces } from "@vanfettle/contract/geo/place-list";
import { jurisdictionOf } from "@vanfettle/contract/geo/postcode";
import { pages, type LocationPageName } from "@vanfettle/contract/paths";
import { visibleText } from "@vanfettle/vans/visible-text";
import { stationSearchPath } from "../station/station-search.ts";
import { pageOfService } from "./find-query.ts";
import { areaText, servicePages, type ServicePage } from "./found-place.ts";

export interface Suggestion {
  label: string;
  /** The area or target page. */
  note: string;
  to: string;
  /** The service of a place's page. */
  service?: string;
  /** The place's page of the other service. */
  otherPage?: ServicePage;
}

const limit = 8;
const { find, prepare } = createPlaceFinder(findablePlaces());
const pieces = prepare();

/** Prepares the names in short tasks, or a phone's first key would wait a quarter of a second. */
function prepareNext(): void {
  if (!pieces.next().done) setTimeout(prepareNext);
}
prepareNext();

/** Returns the address of a search for servicing. */
const findPath = (text: string): string =>
  `${pages.find.canonical}?${new URLSearchParams({ q: text })}`;

const vanCheck: Suggestion = {
  label: "Check a van by its registration",
  note: "MOT, class and recalls",
  to: pages.vanCheck.canonical,
};

/** Returns the pages that a partly typed text may mean, the likeliest first. */
export function suggest(typed: string, page: LocationPageName): Suggestion[] {
  const text = visibleText(typed);
  const isRegistration = searchHoldsRegistration(text);
  return [...(isRegistration ? [vanCheck] : []), ...suggestPlaces(text, page, { isRegistration })];
}

function suggestPlaces(
  text: string,
  currentPage: LocationPageName,
  { isRegistration }: { isRegistration: boolean },
): Suggestion[] {
  const query = parseQuery(text);
  const { postcode, forcesNumber, place, service } = query;
  if (forcesNumber || islandOutsideUk(postcode?.text ?? place) !== undefined) return [];
  if (isRegistration && place !== "") return [];
  const page = service ? pageOfService[service] : currentPage;
  const isSearched = postcode && jurisdictionOf(postcode) === "great-britain";
  const near = isSearched ? suggestNear(postcode.text, page, query) : [];
  // An outcode beside a name may be something else, such as the M4 near Newport.
  const isPlace = postcode ? place !== "" && postcode.level !== "postcode" : !isRegistration;
  return [...near, ...(isPlace ? suggestNames(text, page) : [])];
}

function suggestNear(
  postcode: string,
  page: LocationPageName,
  { service, vanClass }: ParsedQuery,
): Suggestion[] {
  const stations = {
    label: `${vanClass ? `Class ${vanClass} MOT` : "MOT"} stations near ${postcode}`,
    note: vanClass ? "Phone numbers" : "Class 4 and 7",
    to: stationSearchPath({ postcode, vanClass: vanClass ?? undefined }),
  };
  const places = { label: `Places near ${postcode}`, note: "Servicing", to: findPath(postcode) };
  if (page === "motLocation") return [stations];
  return service === "servicing" ? [places, stations] : [stations, places];
}

const suggestNames = (text: string, page: LocationPageName): Suggestion[] =>
  find(text, limit).places.map((place) => {
    const [likeliest, otherPage] = servicePages(page, place.slug);
    return {
      label: place.name,
      note: areaText(place satisfies Pick<FoundPlace, "kind" | "name" | "area">),
      to: likeliest.path,
      service: likeliest.service,
      otherPage,
    };
  });
