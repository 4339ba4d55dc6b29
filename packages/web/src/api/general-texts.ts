import { defaultServicingText } from "@vanfettle/contract/location-texts/default-servicing-text";
import { defaultMotText } from "@vanfettle/contract/location-texts/default-mot-text";
import { locationDescription } from "@vanfettle/contract/location-texts/page-description";
import { motKeyFacts } from "@vanfettle/contract/location-texts/mot-key-facts";
import { generalFaqs } from "@vanfettle/contract/location-texts/general-faqs";
import { usableMotText } from "@vanfettle/contract/locations/location-text";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { stationSentences } from "@vanfettle/contract/stations/station-sentences";
import type { GeneralTexts, LocationView } from "./location-view.ts";

/** Returns the texts of a location's page that follow from its figures and the law. */
export const writeGeneralTexts = (
  page: LocationPageName,
  view: Omit<LocationView, keyof GeneralTexts>,
): GeneralTexts => ({
  description: locationDescription(page, view),
  stationSentences: stationSentences(view),
  motKeyFacts: page === "motLocation" ? motKeyFacts(view) : [],
  generalFaqs: generalFaqs(page, view),
  defaultMotText: page === "servicingLocation" || usableMotText(view.mot_content) ? [] : defaultMotText(view),
  defaultServicingText: page === "servicingLocation" && !view.servicing_content ? defaultServicingText(view) : "",
});
