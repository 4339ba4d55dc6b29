import type { FactId } from "../../location/facts/fact-ids.ts";
import { named, slot, worded } from "../../location/facts/fact.ts";
import type { AdviceId } from "../advice/advice-library.ts";
import type { ModelText } from "./model-text.ts";

/** The facts of a sample town, as shown in the instructions. */
export const exampleFacts = [
  worded("place.kind", "Sampleton is a small town", ["town"]),
  named("place.county", "it is in Sampleshire", ["Sampleshire"]),
  slot("nearby.1", "Demoford (6.2 miles)", ["Demoford"]),
  slot("vanStations.within5Miles", "3 van MOT stations within 5 miles"),
  slot("vanStations.nearestMiles", "0.6 miles to the nearest van MOT station"),
  slot("vanStations.noClass7Within5Miles", "no class 7 station within 5 miles"),
  slot("vanStations.nearestClass7Miles", "11.4 miles to the nearest class 7 station"),
];

const fact = (text: string, ...basis: FactId[]) => ({ text, basis });
const advise = (...ids: AdviceId[]) => ids.map((advice) => ({ advice }));

export const exampleText: ModelText = {
  servicing: [
    {
      heading: "Having a van serviced in Sampleton",
      paragraphs: [
        [
          fact(
            "Sampleton is a small town with {{vanStations.within5Miles}}, so ask these first whether they service vans as well.",
            "place.kind",
            "vanStations.within5Miles",
          ),
          ...advise("quotes-tester-services"),
          fact(
            "If none has a day that suits you, {{nearby.1}} is the next place to ask.",
            "nearby.1",
          ),
        ],
        advise("quotes-same-list", "plan-handbook", "booking-symptoms", "booking-getting-home"),
      ],
    },
  ],
  mot: [
    {
      heading: "Where a van from Sampleton is tested",
      paragraphs: [
        [
          fact(
            "From the centre of Sampleton it is {{vanStations.nearestMiles}}.",
            "vanStations.nearestMiles",
          ),
          fact(
            "A larger van has further to go: there is {{vanStations.noClass7Within5Miles}}, and it is {{vanStations.nearestClass7Miles}}.",
            "vanStations.noClass7Within5Miles",
            "vanStations.nearestClass7Miles",
          ),
        ],
        advise(
          "class7-ring-first",
          "test-time-for-repairs",
          "test-lamps-first",
          "test-check-history",
        ),
      ],
    },
  ],
  faqs: [
    {
      question: "How many stations near Sampleton test vans?",
      answer: [fact("There are {{vanStations.within5Miles}}.", "vanStations.within5Miles")],
    },
    {
      question: "Where can a class 7 van from Sampleton be tested?",
      answer: [
        fact(
          "It is {{vanStations.nearestClass7Miles}} in a straight line.",
          "vanStations.nearestClass7Miles",
        ),
        ...advise("class7-plan-trip"),
      ],
    },
    {
      question: "What should I bring when the van is serviced in Sampleton?",
      answer: advise("quotes-registration"),
    },
  ],
  servicingMetaTitle: "Van servicing in Sampleton, Sampleshire",
  servicingMetaDescription:
    "Van servicing in Sampleton: {{vanStations.within5Miles}}, what to ask before you book, and a short form for a quote.",
  motMetaTitle: "Van MOT in Sampleton, Sampleshire",
  motMetaDescription:
    "Van MOT near Sampleton: {{vanStations.within5Miles}} and {{vanStations.noClass7Within5Miles}}. See where to go and book online.",
};
