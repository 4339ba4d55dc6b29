import type { ToolSource } from "@vanfettle/contract/agents/tool-schemas";
import { law } from "@vanfettle/vans/law/law";
import type { LawName } from "@vanfettle/vans/law/law-values";
import type { StationList } from "@vanfettle/contract/stations/station-schemas";
import { stationList } from "@vanfettle/contract/stations/station-figures";

/** Returns the official pages that contain the rules, with the effective date of each. */
export const lawSources = (names: readonly LawName[]): ToolSource[] =>
  names.map((name) => ({
    name: `Law on van tests: ${inWords(name)}`,
    url: law[name].source,
    edition: law[name].validFrom,
    licence: null,
  }));

/** Returns the name of a legal entry as words: `class4MaximumFee` becomes `class 4 maximum fee`. */
const inWords = (name: LawName): string =>
  name
    .replace(/([a-z])(?=[A-Z\d])/g, "$1 ")
    .replace(/(\d)(?=[A-Z])/g, "$1 ")
    .toLowerCase()
    .replace(/\b(dva|mot)\b/g, (initials) => initials.toUpperCase());

/** Returns the source of figures from a station list. */
export const listSource = ({ name, edition, licence }: StationList): ToolSource => ({
  name,
  url: "https://www.gov.uk/government/publications/active-mot-test-stations",
  edition,
  licence,
});

/** The list from which the figures of places are computed. */
export const figuresListSource: ToolSource = {
  name: stationList.name,
  url: "https://www.gov.uk/government/publications/active-mot-test-stations",
  edition: "2025-04",
  licence: "OGL-3.0",
};

export const placesSource: ToolSource = {
  name: "GeoNames, modified",
  url: "https://www.geonames.org/",
  edition: null,
  licence: "CC-BY-4.0",
};
