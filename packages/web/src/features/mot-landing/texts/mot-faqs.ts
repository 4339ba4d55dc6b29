import type { Faq } from "@vanfettle/contract/location/location-text";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";

const islandFaq: Faq = {
  question: "Does a van on an island need an MOT?",
  answer: britishLaw.islands,
};

export const motScope =
  "The MOT checks that the van meets the legal minimum on the day; nothing is dismantled, and " +
  "oil, filters and belts are not looked at.";

export const loadedVan =
  "It need not be empty, but the tester has to reach seat belts, floor and load area, and a full " +
  "load changes the brake test and the aim of the headlamps. A station may decline a van whose " +
  "load is insecure or in the way.";

export const motAndServiceFaq: Faq = {
  question: "Is an MOT the same as a service?",
  answer: `No. ${motScope} A service keeps it that way for the next year.`,
};

const classFaq: Faq = {
  question: "Which class is my van?",
  answer:
    "Look for the maker's plate, usually inside a front door or under the bonnet. The first " +
    `weight on it is as a rule the design gross weight. ${britishLaw.class4} ${britishLaw.class7}`,
};

const costFaq: Faq = { question: "How much does a van MOT cost?", answer: britishLaw.fees };

const firstMotFaq: Faq = {
  question: "When does a new van need its first MOT?",
  answer: britishLaw.firstMot,
};

const failedFaq: Faq = {
  question: "What if my van fails?",
  answer: `You get a list of the faults. ${britishLaw.failedTest} ${britishLaw.retest}`,
};

const trailerFaq: Faq = { question: "Does a trailer need an MOT?", answer: britishLaw.trailers };

const loadedVanFaq: Faq = {
  question: "Does a van with tools or racking need to be emptied?",
  answer: loadedVan,
};

/**
 * The questions of the MOT landing page. The rules apply to Great Britain unless another country is
 * named.
 */
export const motFaqs: readonly Faq[] = [
  classFaq,
  costFaq,
  firstMotFaq,
  failedFaq,
  islandFaq,
  trailerFaq,
  motAndServiceFaq,
  loadedVanFaq,
];

/**
 * Returns the questions of an MOT page in Great Britain, which does not explain the rules
 * elsewhere.
 */
export const britishMotFaqs = (isOnIsland: boolean): Faq[] => [
  ...(isOnIsland ? [islandFaq] : []),
  classFaq,
  { question: "Which class is an electric van?", answer: britishLaw.zeroEmission },
  costFaq,
  firstMotFaq,
  { question: "How early can I have the MOT?", answer: britishLaw.earlyTest },
  failedFaq,
  trailerFaq,
  motAndServiceFaq,
  loadedVanFaq,
];
