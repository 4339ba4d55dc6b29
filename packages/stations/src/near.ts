import { jurisdictionOf, parsePostcode } from "@vanfettle/contract/postcode";
import { DomainError } from "@vanfettle/contract/problems";
import type { NearStations, StationList } from "@vanfettle/contract/station-schemas";
import type { StationFileHeader } from "./files/station-table.ts";
import { countsWithin, nearestStations, type NearestOptions } from "./nearest-stations.ts";
import type { StationData } from "./open-station-data.ts";
import { placePostcode } from "./place-postcode.ts";

/**
 * Returns the stations nearest to a postcode, sector or outcode that test vans, with the list they are from. Without a
 * list it says only where the postcode is. The lists are of Great Britain, so a postcode elsewhere has no stations.
 * Throws `invalid_postcode` for a text that is no postcode, and `postcode_not_found` if not even its outcode is known.
 */
export function near(
  { stations, postcodes }: StationData,
  text: string,
  { vanClass, limit }: NearestOptions,
): NearStations {
  const postcode = parsePostcode(text);
  if (!postcode) throw withField("invalid_postcode");
  const jurisdiction = jurisdictionOf(postcode);
  const described = {
    postcode: postcode.text,
    class: vanClass ?? null,
    jurisdiction,
    list: stations ? stationList(stations.header) : null,
  };
  if (jurisdiction !== "great-britain") {
    return { ...described, placed: null, centre: null, stations: [], within5Miles: null, within10Miles: null };
  }
  const found = placePostcode(postcode, postcodes);
  if (!found) throw withField("postcode_not_found");
  if (!stations) return { ...described, ...found, stations: [], within5Miles: null, within10Miles: null };
  const [within5Miles, within10Miles] = countsWithin(stations, found.centre, vanClass, [5, 10]);
  return {
    ...described,
    ...found,
    stations: nearestStations(stations, found.centre, { vanClass, limit }),
    within5Miles,
    within10Miles,
  };
}

/** Returns what a page says about the list that its stations are from. */
function stationList({ edition, rows, sample }: StationFileHeader): StationList {
  const name = sample ? "Made-up list of MOT test stations" : "DVSA list of active MOT test stations";
  return { name, edition, rows, licence: "OGL-3.0", sample };
}

function withField(code: "invalid_postcode" | "postcode_not_found"): DomainError {
  const error = new DomainError(code);
  return new DomainError(code, { issues: [{ field: "postcode", message: error.message }] });
}
