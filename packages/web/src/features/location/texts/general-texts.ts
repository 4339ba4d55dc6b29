import { nameInSentence } from "@vanfettle/contract/location/location";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { usableMotText, type Faq } from "@vanfettle/contract/location/location-text";
import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import type { SlugPageName } from "@vanfettle/contract/paths";
import type { StationFigures } from "@vanfettle/contract/station/station-list";
import { class4, class7, firstMotAge } from "@vanfettle/vans/law/law-classes";
import { dvaBookEarly, northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { nameWithArea, type MetaLocation } from "../../../document/page-meta.ts";
import { britishMotFaqs, motAndServiceFaq } from "../../mot-landing/texts/mot-faqs.ts";
import {
  class7Sentence,
  stationSentences,
  stationsSentence,
} from "../../station/station-sentences.ts";
import { locationDescription } from "./page-description.ts";

type Described = Pick<LocationPage, "name" | "type" | "region" | "county">;

export const collection = "Some garages collect your van and bring it back. Ask before you book.";

/**
 * Returns the text of an MOT page without stored text. It does not repeat the explanations on every
 * MOT page.
 */
export function defaultMotText(location: Described): { heading: string; paragraphs: string[] } {
  const { region } = location;
  const name = nameInSentence(location.name);
  if (isNorthernIreland(region)) {
    return {
      heading: `MOT tests for vans in ${name}`,
      paragraphs: [
        northernIrishLaw.testedAt,
        "We can arrange the work around the test: a service, or a check of brakes, lights and " +
          `tyres before your appointment, and a repair after it. Ask a garage in or near ${name} ` +
          "to look at the van a week or two before the test, so that there is time for repairs.",
      ],
    };
  }
  return {
    heading: `Booking a van MOT in ${nameInSentence(nameWithArea(location))}`,
    paragraphs: [
      "Check which class your van is before you book, and tell the garage. Not every station can " +
        "test a large van.",
    ],
  };
}

/** Returns the default text of a servicing page. */
export const defaultServicingText = (location: Described): string =>
  `Van servicing in ${nameInSentence(nameWithArea(location))}: a yearly service, new brakes, an oil change or a ` +
  "check of a warning light. Choose Diagnostics if you do not know what is wrong.";

const servicingFaqs: Faq[] = [motAndServiceFaq];

const northernIrishMotFaqs: Faq[] = [
  {
    question: "Where is a van tested in Northern Ireland?",
    answer: `${northernIrishLaw.where} ${northernIrishLaw.centres}`,
  },
  { question: "What does the test cost?", answer: northernIrishLaw.fee },
  { question: "When is a van first tested?", answer: northernIrishLaw.firstTest },
  { question: "What if my van fails?", answer: northernIrishLaw.retest },
  { question: "Does a trailer need a test?", answer: northernIrishLaw.trailers },
  motAndServiceFaq,
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function motKeyFacts(location: StationFigures): Record<string, string> {
  if (isNorthernIreland(location.region)) {
    return {
      Where: capital(northernIrishLaw.where),
      Booking: `With DVA, at nidirect.gov.uk or by phone. The fee is paid to DVA. ${dvaBookEarly}`,
      "First test": capital(northernIrishLaw.firstTestOfVan),
      "What a garage can do":
        "Service and check the van before the test, and repair it after a failure.",
    };
  }
  const stations = [stationsSentence(location), class7Sentence(location)].filter(
    (sentence) => sentence !== null,
  );
  return {
    [class4.name]: capital(`${class4.vans}.`),
    [class7.name]: capital(`${class7.vans}.`),
    "First MOT": capital(`${firstMotAge} after registration, then every year.`),
    ...(stations.length > 0 && { "Test stations": capital(stations.join(" ")) }),
  };
}

export type GeneralTexts = ReturnType<typeof generalTexts>;

/** Returns the copy of a location's page that follows from its figures and the law. */
export function generalTexts(
  page: SlugPageName,
  location: MetaLocation & Pick<LocationPage, "servicing_content" | "mot_content">,
) {
  const isMot = page === "motLocation";
  const lacksMotText = isMot && !usableMotText(location.mot_content);
  const lacksServicingText = page === "servicingLocation" && !location.servicing_content;
  const motFaqs = isNorthernIreland(location.region)
    ? northernIrishMotFaqs
    : britishMotFaqs(location.island !== null);
  const faqsByPage: Record<SlugPageName, readonly Faq[]> = {
    motLocation: motFaqs,
    servicingLocation: servicingFaqs,
    motAToZ: [],
  };
  return {
    /** The description in the page's head. */
    description: locationDescription(page, location),
    stationSentences: stationSentences(location),
    /** The facts at the top of an MOT page by their terms; empty on other pages. */
    motKeyFacts: isMot ? motKeyFacts(location) : {},
    /** The FAQs that every page of this kind shows, even if the location has FAQs. */
    generalFaqs: faqsByPage[page],
    /** The section for a page without stored text; null otherwise. */
    defaultMotText: lacksMotText ? defaultMotText(location) : null,
    defaultServicingText: lacksServicingText ? defaultServicingText(location) : "",
  };
}
