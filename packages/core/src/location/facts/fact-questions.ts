import type { Faq } from "@vanfettle/contract/location/location-text";
import type { FactId } from "./fact-ids.ts";
import { factSlots } from "./fact-list.ts";
import type { FactRecord } from "./facts.ts";

/**
 * Returns two to four questions that the facts of a place answer, for a place that gets no text. A
 * place without figures has fewer.
 */
export function factQuestions(facts: FactRecord): Faq[] {
  const slots = factSlots(facts);
  const says = (...ids: FactId[]): string | undefined =>
    ids.map((id) => slots.get(id)).find((words) => words !== undefined);
  const place = facts.distinctName ?? facts.name;
  const asked = facts.vanStations === null ? northernIrish(place, says) : british(place, says);
  return asked.flatMap(([question, answer]) =>
    answer === undefined ? [] : [{ question, answer }],
  );
}

type Says = (...ids: FactId[]) => string | undefined;
type Asked = [question: string, answer: string | undefined];

/** Returns a sentence with the words of a fact, or undefined without the fact. */
const withWords = (
  words: string | undefined,
  sentence: (words: string) => string,
): string | undefined => (words === undefined ? undefined : sentence(words));

function british(place: string, says: Says): Asked[] {
  const class7 = withWords(
    says("class7.near.1"),
    (first) =>
      `Near ${[first, says("class7.near.2")].filter(Boolean).join(" and ")}, in a straight line.`,
  );
  return [
    [
      `How many MOT stations near ${place} test vans?`,
      withWords(
        says(
          "vanStations.within5Miles",
          "vanStations.oneWithin5Miles",
          "vanStations.noWithin5Miles",
        ),
        (words) => `${place} has ${words}.`,
      ),
    ],
    [
      `Where is the nearest class 7 station to ${place}?`,
      class7 ??
        withWords(
          says("vanStations.nearestClass7Miles"),
          (words) => `From the centre of ${place} it is ${words}, in a straight line.`,
        ),
    ],
    [
      `How far is the nearest MOT station for vans from ${place}?`,
      withWords(
        says("vanStations.nearestMiles"),
        (words) => `It is ${words}, in a straight line from the centre of ${place}.`,
      ),
    ],
    [
      `Can a larger minibus be tested near ${place}?`,
      withWords(says("vanStations.class5Within5Miles"), (words) => `Yes, ${place} has ${words}.`),
    ],
  ];
}

function northernIrish(place: string, says: Says): Asked[] {
  return [
    [`Can a garage in ${place} MOT a van?`, "No, the DVA tests vans at its own centres."],
    [
      `Which DVA test centre is nearest to ${place}?`,
      withWords(says("dva.near.1"), (words) => `It is ${words}, in a straight line.`),
    ],
  ];
}
