import type { FoundPlace } from "@vanfettle/contract/find/find-schemas";
import { searchHoldsRegistration } from "@vanfettle/contract/find/holds-registration";
import { parseQuery, type ParsedQuery } from "@vanfettle/contract/find/parse-query";
import { createPlaceFinder } from "@vanfettle/contract/geo/find-places";
import { islandOutsideUk } from "@vanfettle/contract/geo/outside-uk";
import { findablePlaces } from "@vanfettle/contract/geo/place-list";
import { jurisdictionOf, type Postcode } from "@vanfettle/contract/geo/postcode";
import { pages, type LocationPageName } from "@vanfettle/contract/paths";
import { visibleText } from "@vanfettle/vans/visible-text";
import { stationSearchPath } from "../station/station-search.ts";
import { pageOfService } from "./find-query.ts";
import { areaText, servicePages, type ServicePage } from "./found-place.ts";
import { findPath } from "./reading-about.ts";

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
  const near = postcode ? suggestNear(postcode, page, query) : [];
  // An outcode beside a name may be something else, such as the M4 near Newport.
  const isPlace = postcode ? place !== "" && postcode.level !== "postcode" : !isRegistration;
  return [...near, ...(isPlace ? suggestNames(text, page, query) : [])];
}

function suggestNear(
  postcode: Postcode,
  page: LocationPageName,
  { service, vanClass }: ParsedQuery,
): Suggestion[] {
  const { text } = postcode;
  const places = { label: `Places near ${text}`, note: "Servicing", to: findPath(text, page) };
  const jurisdiction = jurisdictionOf(postcode);
  if (jurisdiction === "northern-ireland") return [{ ...places, note: "Northern Ireland" }];
  if (jurisdiction === "elsewhere") return [];
  const stations = {
    label: `${vanClass ? `Class ${vanClass} MOT` : "MOT"} stations near ${text}`,
    note: vanClass ? "Phone numbers" : "Class 4 and 7",
    to: stationSearchPath({ postcode: text, vanClass: vanClass ?? undefined }),
  };
  if (page === "motLocation") return [stations];
  return service === "servicing" ? [places, stations] : [stations, places];
}

function suggestNames(
  text: string,
  page: LocationPageName,
  { isQuestion, isPlaceAsked }: ParsedQuery,
): Suggestion[] {
  const { match, places } = find(text, limit);
  // The words of a question are no misspelt place.
  if (isQuestion && !isPlaceAsked && match !== "exact") return [];
  return places.map((place) => {
    const [likeliest, otherPage] = servicePages(page, place.slug);
    return {
      label: place.name,
      note: areaText(place satisfies Pick<FoundPlace, "kind" | "name" | "area">),
      to: likeliest.path,
      service: likeliest.service,
      otherPage,
    };
  });
}
