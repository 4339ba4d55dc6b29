import { named, slot, worded, type FactId } from "../../location/facts/fact-list.ts";
import type { ModelText } from "./model-text.ts";

/** The facts of a sample town, as shown in the instructions. */
export const exampleFacts = [
  worded("place.kind", "Sampleton is a small town", ["town"]),
  named("place.county", "it is in Sampleshire", ["Sampleshire"]),
  slot("nearby.1", "Demoford (6.2 miles)", ["Demoford"]),
  worded(
    "county.class7Further",
    "its nearest class 7 station is further away than that of most places in Sampleshire",
    ["most places"],
  ),
  slot("vanStations.within5Miles", "3 van MOT stations within 5 miles"),
  slot("vanStations.nearestMiles", "0.6 miles to the nearest van MOT station"),
  slot("vanStations.noClass7Within5Miles", "no class 7 station within 5 miles"),
  slot("vanStations.nearestClass7Miles", "11.4 miles to the nearest class 7 station"),
];

const fact = (text: string, ...basis: FactId[]) => ({ text, basis });

export const exampleText: ModelText = {
  servicing: [
    {
      heading: "Having a van serviced in Sampleton",
      paragraphs: [
        [
          fact(
            "An MOT can be done with the service: Sampleton, a small town, has {{vanStations.within5Miles}}.",
            "place.kind",
            "vanStations.within5Miles",
          ),
          fact("The next place with a station is {{nearby.1}}.", "nearby.1"),
        ],
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
            "A class 7 van has further to go: there is {{vanStations.noClass7Within5Miles}}, and it is {{vanStations.nearestClass7Miles}} in a straight line.",
            "vanStations.noClass7Within5Miles",
            "vanStations.nearestClass7Miles",
          ),
          fact(
            "That is a longer way than from most places in Sampleshire.",
            "county.class7Further",
            "place.county",
          ),
        ],
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
      answer: [fact("It is {{vanStations.nearestClass7Miles}}.", "vanStations.nearestClass7Miles")],
    },
  ],
  servicingMetaTitle: "Van servicing in Sampleton, Sampleshire",
  servicingMetaDescription:
    "Van servicing in Sampleton, a small town with {{vanStations.within5Miles}}. Ask for a quote with a short form.",
  motMetaTitle: "Van MOT in Sampleton, Sampleshire",
  motMetaDescription:
    "Van MOT near Sampleton: {{vanStations.within5Miles}} and {{vanStations.noClass7Within5Miles}}. See where to go and book online.",
};
