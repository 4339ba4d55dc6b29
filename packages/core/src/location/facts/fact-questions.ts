import { nameInSentence } from "@vanfettle/contract/location/location";
import type { Faq } from "@vanfettle/contract/location/location-text";
import { withCommas } from "@vanfettle/vans/format-number";
import { away, onIsland, shareWords } from "./fact.ts";
import type { FactRecord, VanStationFacts } from "./facts.ts";
import { circlesOf, isDivided } from "./place-facts.ts";

/**
 * Returns two to four questions that the facts of a place answer, for a place without a text. A
 * place without figures has fewer.
 */
export function factQuestions(facts: FactRecord): Faq[] {
  const place = nameInSentence(facts.distinctName ?? facts.name);
  const { vanStations } = facts;
  const asked =
    vanStations === null ? northernIrish(place, facts) : british(place, facts, vanStations);
  return asked.flatMap(([question, answer]) => (answer === null ? [] : [{ question, answer }]));
}

type Asked = [question: string, answer: string | null];

function british(place: string, facts: FactRecord, figures: VanStationFacts): Asked[] {
  const { nearestMiles } = figures;
  const class5 = isDivided(facts) ? 0 : (facts.around?.class5 ?? 0);
  const side = isDivided(facts) && facts.island === null ? " on this side of the water" : "";
  return [
    [`How many MOT stations near ${place} test vans?`, countAnswer(facts, figures)],
    [`Where can a class 7 van be tested near ${place}?`, class7Answer(facts, figures, side)],
    [
      `How far from ${place} is the nearest MOT station for vans?`,
      nearestMiles === null
        ? null
        : `The nearest MOT station for vans${side} is ${away(nearestMiles)} from ${centreOf(facts)} in a straight line.`,
    ],
    [
      `Can a larger minibus be tested near ${place}?`,
      class5 > 1
        ? `Yes: ${withCommas(class5)} MOT stations within 5 miles of ${nameInSentence(facts.name)} test class 5, for larger minibuses.`
        : null,
    ],
  ];
}

const centreOf = ({ name }: FactRecord): string => `the centre of ${nameInSentence(name)}`;

const testVans = (stations: number): string => {
  if (stations === 0) return "No MOT station";
  return stations === 1 ? "1 MOT station" : `${withCommas(stations)} MOT stations`;
};
const tests = (stations: number): string => (stations > 1 ? "test" : "tests");

function countAnswer(facts: FactRecord, figures: VanStationFacts): string {
  const { island, islandStations } = facts;
  const name = nameInSentence(facts.name);
  if (island !== null) {
    const stations = islandStations?.stations ?? 0;
    return `${testVans(stations)} ${onIsland(island)} ${tests(stations)} vans.`;
  }
  const { count } = figures;
  const start = `${testVans(count)} within 5 miles of ${name} ${tests(count)} vans`;
  if (isDivided(facts)) return `${start}, counting both sides of the water.`;
  const ten = circlesOf(facts, figures).find(({ radius }) => radius === 10);
  if (!ten || ten.stations === count) return `${start}.`;
  return `${start}, ${count === 0 ? "but" : "and"} ${withCommas(ten.stations)} within 10 miles ${ten.stations === 1 ? "does" : "do"}.`;
}

function class7Answer(facts: FactRecord, figures: VanStationFacts, side: string): string | null {
  const { island, islandStations, elsewhere } = facts;
  const { count, class7, nearestClass7Miles } = figures;
  const far =
    nearestClass7Miles === null
      ? ""
      : ` The nearest that does${side} is ${away(nearestClass7Miles)} from ${centreOf(facts)} in a straight line.`;
  if (island !== null) {
    const of7 = islandStations?.class7 ?? 0;
    return `${testVans(of7)} ${onIsland(island)} ${tests(of7)} class 7 vans.${of7 > 0 ? far : ""}`;
  }
  if (class7 > 0) {
    const share = count === 1 ? "The MOT station" : capitalised(shareWords(class7, count));
    const counting = isDivided(facts) ? ", counting both sides of the water" : "";
    return `${share} within 5 miles of ${nameInSentence(facts.name)} ${tests(class7)} class 7 vans${counting}.${far}`;
  }
  const [town] = elsewhere;
  const there = town
    ? ` ${town.name}, ${away(town.miles)} away, has ${withCommas(town.class7)} class 7 ${town.class7 === 1 ? "station" : "stations"} within 5 miles of its centre.`
    : "";
  return `No MOT station within 5 miles of ${nameInSentence(facts.name)} tests class 7 vans.${far}${there}`;
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function northernIrish(place: string, { name, testCentres }: FactRecord): Asked[] {
  const others = testCentres.filter((centre) => centre.name !== name).slice(0, 2);
  const list = others
    .map((centre) => `${centre.name}, ${away(centre.miles ?? 0)} away`)
    .join(", and ");
  const own = testCentres.some((centre) => centre.name === name);
  return [
    [`Can a garage in ${place} MOT a van?`, "No, the DVA tests vans at its own centres."],
    [
      `Which DVA test centres are nearest to ${place}?`,
      others.length === 0
        ? null
        : own
          ? `After ${name}'s own test centre, the nearest are in ${list}.`
          : `The DVA test centres nearest to ${name} are in ${list}.`,
    ],
  ];
}
