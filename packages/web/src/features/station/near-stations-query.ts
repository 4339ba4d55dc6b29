import { queryOptions } from "@tanstack/react-query";
import { isImpossible, parseTypedPostcode } from "@vanfettle/contract/geo/postcode";
import { impossiblePostcode, problems } from "@vanfettle/contract/problems";
import type { NearStations } from "@vanfettle/contract/station/station-schemas";
import type { Api } from "../../api/client.ts";
import { statusOf } from "../../api/http-error.ts";
import type { StationSearch } from "./station-search.ts";

/** The stations near a postcode, with the text if only its beginning is one: `EX4 4Q`. */
export type FoundStations = NearStations & { unfinished?: string | undefined };

/** The stations near a postcode, or the reason for a missing list. */
export type NearStationsResult =
  | { state: "none" }
  | { state: "found"; near: FoundStations }
  | { state: "refused"; message: string }
  /** The API failed. Only documents show this state, instead of an error page. */
  | { state: "failed" };

const refused = (message: string): NearStationsResult => ({ state: "refused", message });

/**
 * Returns the query for the stations nearest to a postcode. Rejects text that is not a postcode
 * without a call.
 */
export const nearStationsQuery = (api: Api, search: StationSearch) =>
  queryOptions({
    queryKey: ["near-stations", search.postcode, search.vanClass ?? null],
    queryFn: () => findNearStations(api, search),
  });

async function findNearStations(
  api: Api,
  { postcode, vanClass }: StationSearch,
): Promise<NearStationsResult> {
  if (postcode === null) return { state: "none" };
  const parsed = parseTypedPostcode(postcode);
  if (!parsed) return refused(problems.invalid_postcode.message);
  if (isImpossible(parsed)) return refused(impossiblePostcode);
  try {
    const near = await api.call("nearStations", {
      params: { postcode: parsed.text },
      ...(vanClass && { query: { class: vanClass } }),
    });
    return { state: "found", near: { ...near, unfinished: parsed.unfinished } };
  } catch (error) {
    if (statusOf(error) === problems.postcode_not_found.status) {
      return refused(problems.postcode_not_found.message);
    }
    throw error;
  }
}
