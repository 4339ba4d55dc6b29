import type { Faq } from "@vanfettle/contract/location/location-text";
import type { FactId } from "./fact-ids.ts";
import { factSlots } from "./fact-list.ts";
import type { FactRecord } from "./facts.ts";

/**
 * Returns two to four questions that the facts of a place answer, for a place that does not get a
 * text. A place without figures has fewer.
 */
export function factQuestions(facts: FactRecord): Faq[] {
  const slots = factSlots(facts);
  const sentence = (id: FactId): string | undefined => {
    const says = slots.get(id);
    return says === undefined ? undefined : `${says}.`;
  };
  const place = facts.distinctName ?? facts.name;
  const asked =
    facts.vanStations === null ? northernIrish(place, sentence) : british(place, sentence);
  return asked.flatMap(([question, answer]) =>
    answer === undefined ? [] : [{ question, answer }],
  );
}

/** Returns the words of a fact as a sentence, or undefined without the fact. */
type SentenceOf = (id: FactId) => string | undefined;
type Asked = [question: string, answer: string | undefined];

function british(place: string, sentence: SentenceOf): Asked[] {
  const class5 = sentence("vanStations.class5Within5Miles");
  return [
    [`How many MOT stations near ${place} test vans?`, sentence("stations.count")],
    [
      `Where can a class 7 van be tested near ${place}?`,
      sentence("class7.contrast") ?? sentence("class7.where"),
    ],
    [`How far from ${place} is the nearest MOT station for vans?`, sentence("stations.nearest")],
    [
      `Can a larger minibus be tested near ${place}?`,
      class5 === undefined ? undefined : `Yes, at ${class5}`,
    ],
  ];
}

const northernIrish = (place: string, sentence: SentenceOf): Asked[] => [
  [`Can a garage in ${place} MOT a van?`, "No, the DVA tests vans at its own centres."],
  [`Which DVA test centres are nearest to ${place}?`, sentence("dva.nearest")],
];
