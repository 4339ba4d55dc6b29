import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import type { Faq } from "@vanfettle/contract/locations/location-text";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { isNorthernIreland } from "@vanfettle/contract/locations/regions";
import type { LocationPage } from "@vanfettle/contract/schemas";
import { britishMotFaqs, motAndServiceFaq } from "../../mot-landing/texts/mot-faqs.ts";

const motInNorthernIreland: Faq[] = [
  {
    question: "Where is a van tested in Northern Ireland?",
    answer: `${northernIrishLaw.where} ${northernIrishLaw.centres}`,
  },
  { question: "What does the test cost?", answer: northernIrishLaw.fee },
  { question: "When is a van first tested?", answer: northernIrishLaw.firstTest },
  { question: "What if my van fails?", answer: northernIrishLaw.retest },
  { question: "Does a trailer need a test?", answer: northernIrishLaw.trailers },
];

const servicing: Faq[] = [
  {
    question: "What happens after I ask for a quote?",
    answer:
      "We store your request and pass you to our partner's booking site. There you choose a garage, a day and a time, and " +
      "agree the work and the price before anything is done to your van.",
  },
  motAndServiceFaq,
];

/** Returns the general questions and answers of a page, with the rules of its country. */
export function generalFaqs(
  page: LocationPageName,
  { region, island }: Pick<LocationPage, "region" | "island">,
): Faq[] {
  if (page === "servicingLocation") return servicing;
  return isNorthernIreland(region) ? [...motInNorthernIreland, motAndServiceFaq] : britishMotFaqs(island !== null);
}
