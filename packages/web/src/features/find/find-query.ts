import { queryOptions } from "@tanstack/react-query";
import type { FindPlaces } from "@vanfettle/contract/find/find-schemas";
import {
  postcodeLikeRegistration,
  searchHoldsRegistration,
} from "@vanfettle/contract/find/holds-registration";
import {
  parseQuery,
  type ParsedQuery,
  type QueryService,
} from "@vanfettle/contract/find/parse-query";
import { locationPath, type LocationPageName } from "@vanfettle/contract/paths";
import type { VanClass } from "@vanfettle/vans/law/law-values";
import { visibleText } from "@vanfettle/vans/visible-text";
import type { Api } from "../../api/client.ts";
import { stationSearchPath } from "../station/station-search.ts";
import { forMot } from "./reading-about.ts";

export interface FindSearch {
  /** The text as typed; empty if it is missing or a registration. */
  text: string;
  /** True if the text is a registration, which is neither searched for nor shown. */
  isRegistration: boolean;
  /** The postcode that a registration may be meant for, with the letter O for 0. */
  likePostcode: string | undefined;
  /** The postcode as typed, if only its beginning is one. */
  unfinished: string | undefined;
  /** The words of the text that may name a place. */
  place: string;
  /** The kind of page, servicing or MOT, that results open on. */
  page: LocationPageName;
  /** The parts of the text that ask for more than a place. */
  asked: Pick<
    ParsedQuery,
    "service" | "servicePages" | "asksMotPrice" | "asksZones" | "isQuestion"
  >;
  /** The class of the van that stations must test; `undefined` for any class. */
  vanClass: VanClass | undefined;
}

/** Parses a search from the query of an address. Its words go before the page it was sent from. */
export function parseFindSearch(parameters: URLSearchParams): FindSearch {
  const typed = visibleText(parameters.get("q") ?? "").trim();
  const isRegistration = searchHoldsRegistration(typed);
  const text = isRegistration ? "" : typed;
  const { place, vanClass, postcode, ...asked } = parseQuery(text);
  const sentFrom = parameters.get("for") === forMot ? "mot" : "servicing";
  return {
    text,
    isRegistration,
    likePostcode: isRegistration ? postcodeLikeRegistration(typed) : undefined,
    unfinished: postcode?.unfinished,
    place,
    page: pageOfService[asked.service ?? sentFrom],
    asked,
    vanClass: vanClass ?? undefined,
  };
}

/** The page of a place for each service that a search may ask for. */
export const pageOfService = {
  mot: "motLocation",
  servicing: "servicingLocation",
} as const satisfies Record<QueryService, LocationPageName>;

/**
 * The result of a search. `failed`, in documents only, replaces the result if the API does not
 * respond.
 */
export type FindResult = { state: "found"; found: FindPlaces } | { state: "failed" };

/** The maximum length to send, which is longer than any name. */
const sentCharacters = 80;

/** The result of an empty search. */
export const nothingFound: FindPlaces = {
  outcome: "nothing",
  places: [],
  nearest: [],
  postcode: null,
  placed: null,
  sector: null,
};

/** Returns the query that finds places. An empty search does not make a call. */
export const findQuery = (api: Api, { text }: Pick<FindSearch, "text">) =>
  queryOptions({
    queryKey: ["find", text],
    queryFn: async (): Promise<FindResult> => {
      if (!text) return { state: "found", found: nothingFound };
      const q = text.slice(0, sentCharacters);
      return { state: "found", found: await api.call("findPlaces", { query: { q } }) };
    },
  });

/**
 * Returns the target of a search with a single result, else `null`: the place's page, or for an MOT
 * the stations near a postcode or, with a class, in the middle of the place.
 */
export function findTarget(
  result: FindResult | undefined,
  { page, vanClass, unfinished }: FindSearch,
): string | null {
  if (result?.state !== "found") return null;
  const { outcome, places, postcode, sector } = result.found;
  if (sector && vanClass) return stationSearchPath({ postcode: sector, vanClass });
  const [only, ...others] = places;
  if (outcome === "places" && only && others.length === 0) return locationPath(page, only.slug);
  if (outcome === "postcode" && postcode && page === "motLocation") {
    return stationSearchPath({ postcode: unfinished ?? postcode, vanClass });
  }
  return null;
}
