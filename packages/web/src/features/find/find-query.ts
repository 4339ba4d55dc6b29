import { queryOptions } from "@tanstack/react-query";
import type { FindPlaces } from "@vanfettle/contract/find/find-schemas";
import { holdsRegistration } from "@vanfettle/contract/find/holds-registration";
import { locationPath, type LocationPageName } from "@vanfettle/contract/paths";
import type { Api } from "../../api/client.ts";
import { stationSearchPath } from "../stations/station-search.ts";
import { forMot } from "./reading-about.ts";

export interface FindSearch {
  /** The text as typed; empty if it is missing or a registration. */
  text: string;
  /** True if the text is a registration, which is neither searched for nor shown. */
  isRegistration: boolean;
  /** The kind of page, servicing or MOT, that results open on. */
  page: LocationPageName;
}

/** Parses a search from the query of an address. */
export function parseFindSearch(parameters: URLSearchParams): FindSearch {
  const typed = parameters.get("q")?.trim() ?? "";
  const isRegistration = holdsRegistration(typed);
  return {
    text: isRegistration ? "" : typed,
    isRegistration,
    page: parameters.get("for") === forMot ? "motLocation" : "servicingLocation",
  };
}

/**
 * The result of a search. `failed`, in documents only, replaces the result if the API does not
 * respond.
 */
export type FindResult = { state: "found"; found: FindPlaces } | { state: "failed" };

/** The maximum length to send, which is longer than any name. */
const sentCharacters = 80;

const nothing: FindPlaces = { outcome: "nothing", places: [], postcode: null, placed: null };

/** Returns the query that finds places. An empty search makes no call. */
export const findQuery = (api: Api, { text }: FindSearch) =>
  queryOptions({
    queryKey: ["find", text],
    queryFn: async (): Promise<FindResult> => {
      if (!text) return { state: "found", found: nothing };
      const q = text.slice(0, sentCharacters);
      return { state: "found", found: await api.call("findPlaces", { query: { q } }) };
    },
  });

/**
 * Returns the target of a search with one result, a place or for an MOT the stations near a
 * postcode; else `null`.
 */
export function findTarget(result: FindResult | undefined, { page }: FindSearch): string | null {
  if (result?.state !== "found") return null;
  const { outcome, places, postcode } = result.found;
  const [only, ...others] = places;
  if (outcome === "places" && only && others.length === 0) return locationPath(page, only.slug);
  if (outcome === "postcode" && postcode && page === "motLocation") {
    return stationSearchPath({ postcode, vanClass: undefined });
  }
  return null;
}
