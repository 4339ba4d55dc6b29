import type { GazetteerRows } from "../place-row.ts";
import { countyRows, regionRows } from "./area-rows.ts";
import { choosePlaces } from "./choose-places.ts";
import { nameCities } from "./cities.ts";
import { readCities500 } from "./cities-500.ts";
import { readCitiesJson } from "./cities-json.ts";
import { nameDistricts } from "./districts.ts";
import { readFacts } from "./facts.ts";
import { nameLondonBoroughs } from "./london.ts";
import { mergeSources } from "./merge-sources.ts";
import { placeRows } from "./place-rows.ts";

/** The whole gazetteer from the pinned sources and our own facts; the same rows on every run. */
export function buildGazetteer(): GazetteerRows {
  const facts = readFacts();
  const chosen = choosePlaces(facts, mergeSources(facts, readCities500(), readCitiesJson()));
  nameCities(facts, chosen);
  const drafts = nameLondonBoroughs(facts, chosen);
  nameDistricts(drafts);

  const places = placeRows(facts, drafts);
  const counties = countyRows(places);
  return { regions: regionRows(counties, places), counties, places };
}
