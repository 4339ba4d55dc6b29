import { queryOptions } from "@tanstack/react-query";
import type { FindPlaces } from "@vanfettle/contract/find/find-schemas";
import { locationPath } from "@vanfettle/contract/paths";
import type { Api } from "../../api/client.ts";
import { stationSearchPath } from "../stations/station-search.ts";
import type { FindSearch } from "./find-search.ts";

/** What a search found. `failed` stands in for it where the API does not respond, and only a document shows it. */
export type FindResult = { state: "found"; found: FindPlaces } | { state: "failed" };

/** More characters than any name has are not sent. */
const sentCharacters = 80;

const nothing: FindPlaces = { outcome: "nothing", places: [], postcode: null, placed: null };

/** Returns the query that finds places. An empty search is answered without a call. */
export const findQuery = (api: Api, { text }: FindSearch) =>
  queryOptions({
    queryKey: ["find", text],
    queryFn: async (): Promise<FindResult> => ({
      state: "found",
      found: text ? await api.call("findPlaces", { query: { q: text.slice(0, sentCharacters) } }) : nothing,
    }),
  });

/**
 * Returns where a search leads at once: to the only place that has the name and, for the MOT, to the stations near a
 * postcode. Returns null if the visitor has to choose.
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
