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
  slot(
    "vanStations.class5Within5Miles",
    "2 stations for larger minibuses (class 5) within 5 miles",
  ),
  slot("vanStations.nearestMiles", "0.6 miles to the nearest van MOT station"),
];

const fact = (text: string, ...basis: FactId[]) => ({ text, basis });

export const exampleText: ModelText = {
  servicing: [
    {
      heading: "A service and an MOT in Sampleton",
      paragraphs: [
        [
          fact(
            "Only an MOT station can do a service and the MOT in one visit: around Sampleton, a small town in Sampleshire, there are {{vanStations.around}}.",
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
      heading: "Where a class 7 van from Sampleton is tested",
      paragraphs: [
        [
          fact(
            "Sampleton has no class 7 station of its own: in a straight line, the nearest are near {{class7.near.1}} and {{class7.near.2}}.",
            "class7.near.1",
            "class7.near.2",
          ),
          fact(
            "There are also {{vanStations.class5Within5Miles}} of Sampleton.",
            "vanStations.class5Within5Miles",
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
          "From the centre of Sampleton it is {{vanStations.nearestMiles}}.",
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
    "Van MOT in Sampleton: {{vanStations.within5Miles}}, and class 7 near {{class7.near.1}} and {{class7.near.2}}.",
};
