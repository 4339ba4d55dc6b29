import type { ToolSource } from "@vanfettle/contract/agents/tool-schemas";
import { law } from "@vanfettle/vans/law/law";
import type { LawName } from "@vanfettle/vans/law/law-values";
import type { StationList } from "@vanfettle/contract/stations/station-schemas";
import { stationList } from "@vanfettle/contract/stations/station-figures";

/** Returns the official pages that state the rules, with the day since which each has held. */
export const lawSources = (names: readonly LawName[]): ToolSource[] =>
  names.map((name) => ({
    name: `Law on van tests: ${inWords(name)}`,
    url: law[name].source,
    edition: law[name].validFrom,
    licence: null,
  }));

/** Writes the name of an entry of the law as words: `class4MaximumFee` as `class 4 maximum fee`. */
const inWords = (name: LawName): string =>
  name
    .replace(/([a-z])(?=[A-Z\d])/g, "$1 ")
    .replace(/(\d)(?=[A-Z])/g, "$1 ")
    .toLowerCase()
    .replace(/\b(dva|mot)\b/g, (initials) => initials.toUpperCase());

/** Returns the source of figures that come from a list of stations. */
export const listSource = ({ name, edition, licence }: StationList): ToolSource => ({
  name,
  url: "https://www.gov.uk/government/publications/active-mot-test-stations",
  edition,
  licence,
});

/** The list that the figures of places are computed from. */
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
