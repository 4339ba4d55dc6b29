import { defaultMotText } from "@vanfettle/contract/location-texts/default-mot-text";
import { generalFaqs } from "@vanfettle/contract/location-texts/general-faqs";
import { parseFaqs, usableMotText } from "@vanfettle/contract/location-text";
import type { LocationPageName } from "@vanfettle/contract/paths";
import type { GeneralTexts, LocationView } from "./location-view.ts";

/**
 * Writes what a page shows where its location has no text of its own. A document carries the result, so that browsers
 * load these texts only when a visitor goes on to another location.
 */
export const writeGeneralTexts = (
  page: LocationPageName,
  view: Omit<LocationView, keyof GeneralTexts>,
): GeneralTexts => ({
  generalFaqs: parseFaqs(view.faq_content).length > 0 ? [] : generalFaqs(page, view),
  defaultMotText: page === "servicingLocation" || usableMotText(view.mot_content) ? [] : defaultMotText(view),
});
