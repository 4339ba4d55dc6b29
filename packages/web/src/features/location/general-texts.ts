import { defaultServicingText } from "./texts/default-servicing-text.ts";
import { defaultMotText } from "./texts/default-mot-text.ts";
import { locationDescription } from "./texts/page-description.ts";
import { motKeyFacts } from "./texts/mot-key-facts.ts";
import { generalFaqs } from "./texts/general-faqs.ts";
import { usableMotText } from "@vanfettle/contract/locations/location-text";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { stationSentences } from "../stations/station-sentences.ts";
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
