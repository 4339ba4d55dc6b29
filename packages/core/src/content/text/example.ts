import { site } from "@vanfettle/contract/site";
import type { FactId } from "../../location/facts/fact-ids.ts";
import { named, slot } from "../../location/facts/fact.ts";
import type { ModelText } from "./model-text.ts";

/** The facts of a sample town, as shown in the instructions. */
export const exampleFacts = [
  named("place.county", "it is in Sampleshire", ["Sampleshire"]),
  slot("vanStations.within5Miles", "3 van MOT stations within 5 miles"),
  slot("vanStations.nearestMiles", "the nearest MOT station for vans is 0.6 miles away"),
  slot(
    "stations.choice",
    "There are 2 MOT stations for vans within 1 mile of the centre of Sampleton and 3 within 3 miles",
  ),
  slot("stations.count", "There are 3 within 5 miles of Sampleton and 14 within 10 miles"),
  slot(
    "class7.where",
    "None of the 14 MOT stations within 10 miles of Sampleton tests class 7 vans. The nearest that does is 11.4 miles away, near Demoford, and another is 12.9 miles away, near Trialbury",
    ["Demoford", "Trialbury"],
  ),
  slot("class7.count", "There is none within 10 miles of Sampleton"),
];

const fact = (text: string, ...basis: FactId[]) => ({ text, basis });

export const exampleText: ModelText = {
  servicing: [
    {
      heading: "If the van needs its MOT too",
      paragraphs: [[fact("{{stations.choice}}.", "stations.choice")]],
    },
  ],
  mot: [
    {
      heading: "Class 7 MOTs near Sampleton",
      paragraphs: [[fact("{{class7.where}}.", "class7.where")]],
    },
  ],
  faqs: [
    {
      question: "How many MOT stations near Sampleton test vans?",
      answer: [fact("{{stations.count}}.", "stations.count")],
    },
    {
      question: "How many MOT stations near Sampleton test class 7 vans?",
      answer: [fact("{{class7.count}}.", "class7.count")],
    },
  ],
  servicingMetaTitle: `Van servicing in Sampleton, Sampleshire | ${site.brand}`,
  servicingMetaDescription:
    "Get a quote for van servicing in Sampleton, Sampleshire. If the van needs its MOT too, there are {{vanStations.within5Miles}}.",
  motMetaTitle: `Van MOT in Sampleton, Sampleshire | ${site.brand}`,
  motMetaDescription:
    "Book a van MOT in Sampleton, Sampleshire: {{vanStations.nearestMiles}}. Get a quote online.",
};
