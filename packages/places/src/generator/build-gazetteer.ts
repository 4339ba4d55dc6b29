import type { GazetteerRows } from "../gazetteer-rows.ts";
import { buildCountyRows, buildRegionRows } from "./area-rows.ts";
import { choosePlaces, markType } from "./choose-places.ts";
import { readCities500, readCitiesJson } from "./geonames-sources.ts";
import { assignDistricts, assignLondonBoroughs } from "./districts.ts";
import { readReferenceData } from "./reference-data.ts";
import { mergeSources } from "./merge-sources.ts";
import { buildPlaceRows } from "./place-rows.ts";

/** Builds the gazetteer from the pinned sources and the reference data. The output is deterministic. */
export function buildGazetteer(): GazetteerRows {
  const reference = readReferenceData();
  const chosen = choosePlaces(reference, mergeSources(reference, readCities500(), readCitiesJson()));
  // City status does not depend on population.
  markType(chosen, "city", reference.officialCities);
  const withBoroughs = assignLondonBoroughs(reference, chosen);
  assignDistricts(withBoroughs);

  const places = buildPlaceRows(reference, withBoroughs);
  const counties = buildCountyRows(places);
  return { regions: buildRegionRows(counties, places), counties, places };
}
