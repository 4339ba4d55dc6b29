import { counted } from "../format-number.ts";
import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import type { Faq } from "../locations/location-text.ts";
import type { LocationPageName } from "../paths.ts";
import { isNorthernIreland } from "../locations/regions.ts";
import type { StationFigures } from "../stations/station-figures.ts";
import { class7Sentence, islandSentence, stationsSentence } from "../stations/station-sentences.ts";
import { islandFaq, motAndServiceFaq, motFaqs } from "./mot-faqs.ts";

const nearbyNamed = 4;

/** What the answers are computed from. A page lists its places in two parts. */
type Described = StationFigures & {
  garageCountSource: string;
  nearby: readonly { name: string; miles: number }[];
  counties: readonly unknown[];
  places: readonly unknown[];
  morePlaces: readonly unknown[];
};

/** What we know about this place: the stations around it, and its neighbours or its places. */
function placeFaqs(location: Described): Faq[] {
  const { name, nearby, counties, places, morePlaces } = location;
  const placeCount = places.length + morePlaces.length;
  const stations = stationsSentence(location);
  const neighbours = nearby.slice(0, nearbyNamed).map(({ name: other, miles }) => `${other} (${miles})`);
  return [
    ...(stations
      ? [
          {
            question: `How many MOT stations are there for vans around ${name}?`,
            answer: [
              stations,
              class7Sentence(location),
              islandSentence(location),
              `Source: ${location.garageCountSource}.`,
            ]
              .filter((sentence) => sentence !== null)
              .join(" "),
          },
        ]
      : []),
    ...(neighbours.length > 0
      ? [
          {
            question: `Which places are near ${name}?`,
            answer: `Straight-line distances in miles: ${neighbours.join(", ")}.`,
          },
        ]
      : []),
    ...(counties.length > 0
      ? [
          {
            question: `Which places in ${name} can I choose?`,
            answer: `${counted(counties.length, "county is", "counties are")} listed on this page, with the number of places in each.`,
          },
        ]
      : []),
    ...(counties.length === 0 && placeCount > 0
      ? [
          {
            question: `Which places in ${name} can I choose?`,
            answer: `${counted(placeCount, "place has its own page", "places have their own pages")}, listed on this page.`,
          },
        ]
      : []),
  ];
}

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

/** Returns questions and answers for a page that has no FAQs of its own: what holds everywhere, and figures of the place. */
export function generalFaqs(page: LocationPageName, location: Described): Faq[] {
  const own = placeFaqs(location);
  if (page === "servicingLocation") return [...own, ...servicing];
  if (isNorthernIreland(location.region)) return [...own, ...motInNorthernIreland, motAndServiceFaq];
  return [...own, ...(location.island ? [islandFaq] : []), ...motFaqs.filter((faq) => faq !== islandFaq)];
}
