import { site } from "@vanfettle/contract/site";
import type { FactId } from "../../location/facts/fact-ids.ts";
import { named, slot, worded } from "../../location/facts/fact.ts";
import type { ModelText } from "./model-text.ts";

/** The facts of a sample town, as shown in the instructions. */
export const exampleFacts = [
  worded("place.kind", "Sampleton is a small town", ["town"]),
  named("place.county", "it is in Sampleshire", ["Sampleshire"]),
  slot("class7.near.1", "Demoford (11.4 miles)", ["Demoford"]),
  slot("class7.near.2", "Trialbury (12.9 miles)", ["Trialbury"]),
  slot("vanStations.within5Miles", "3 van MOT stations within 5 miles"),
  slot("vanStations.around", "2 van MOT stations within 1 mile, 3 within 3 and 14 within 10 miles"),
  slot("vanStations.nearestMiles", "0.6 miles to the nearest van MOT station"),
];

const fact = (text: string, ...basis: FactId[]) => ({ text, basis });

export const exampleText: ModelText = {
  servicing: [
    {
      heading: "A service and the MOT in Sampleton",
      paragraphs: [
        [
          fact(
            "If the van needs its MOT too, Sampleton, a small town in Sampleshire, has {{vanStations.around}}.",
            "place.kind",
            "place.county",
            "vanStations.around",
          ),
        ],
      ],
    },
  ],
  mot: [
    {
      heading: "Class 7 MOT stations near Sampleton",
      paragraphs: [
        [
          fact(
            "The nearest class 7 station to Sampleton is near {{class7.near.1}}, and another is near {{class7.near.2}}.",
            "class7.near.1",
            "class7.near.2",
          ),
        ],
      ],
    },
  ],
  faqs: [
    {
      question: "How many MOT stations near Sampleton test vans?",
      answer: [
        fact("There are {{vanStations.within5Miles}} of Sampleton.", "vanStations.within5Miles"),
      ],
    },
    {
      question: "How far is the nearest MOT station from Sampleton?",
      answer: [
        fact(
          "It is {{vanStations.nearestMiles}} from the centre of Sampleton, in a straight line.",
          "vanStations.nearestMiles",
        ),
      ],
    },
  ],
  servicingMetaTitle: `Van servicing in Sampleton, Sampleshire | ${site.brand}`,
  servicingMetaDescription:
    "Van servicing in Sampleton, Sampleshire: {{vanStations.around}}. Ask for a quote online.",
  motMetaTitle: `Van MOT in Sampleton, Sampleshire | ${site.brand}`,
  motMetaDescription:
    "Van MOT in Sampleton: {{vanStations.within5Miles}}. Nearest for class 7: {{class7.near.1}} and {{class7.near.2}}.",
};
