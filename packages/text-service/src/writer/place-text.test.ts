import { describe, expect, test } from "vitest";
import { hubFacts, northernFacts, placeFacts } from "../testing/made-up-facts.ts";
import { fiveGrams, likeness } from "../testing/similarity.ts";
import { faultsOf } from "../testing/text-rules.ts";
import type { Facts } from "./facts.ts";
import { writePlaceText } from "./place-text.ts";
import type { PlaceText } from "./place-text.ts";

const biggestCounty = 274;
const county = Array.from({ length: biggestCounty }, (_, i) => placeFacts(i));

function wholeText(text: PlaceText): string {
  const sections = [...text.servicing, ...text.mot].flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
  return [...sections, ...text.faqs.flatMap(({ question, answer }) => [question, answer])].join("\n");
}

const grams = (facts: Facts, attempt = 1): Set<string> =>
  fiveGrams(wholeText(writePlaceText(facts, attempt)), [facts.name, facts.county ?? facts.name, facts.region]);

const odd: [string, Facts][] = [
  ["a village without a garage", placeFacts(6, { garages: { ...placeFacts(6).garages, count: 0, class7: 0 } })],
  ["a village with a single garage", placeFacts(12, { garages: { ...placeFacts(12).garages, count: 1, class7: 0 } })],
  ["an island far from any neighbour", placeFacts(18, { nearby: [{ name: "Farland", miles: 61.4 }] })],
  ["a place without neighbours", placeFacts(24, { nearby: [] })],
  [
    "a place named like its county and region",
    placeFacts(4, { name: "London", county: "Greater London", region: "London" }),
  ],
  ["a place with a long name", placeFacts(5, { name: "Stoke-by-Longminster St Mary" })],
  ["a place without a class 7 station", placeFacts(7, { garages: { ...placeFacts(7).garages, class7: 0 } })],
  ["a county", hubFacts("county", "Midshire")],
  ["a county of two names", hubFacts("county", "Oakshire & Isle of Fern")],
  ["a region", hubFacts("region", "South East")],
  ["a region of a single county", hubFacts("region", "London", { countyCount: 1 })],
  ["a place in Northern Ireland", northernFacts(9)],
  [
    "a county in Northern Ireland",
    { ...northernFacts(3), ...hubFacts("county", "County Midland"), mot: northernFacts(3).mot },
  ],
];

describe("the written text", () => {
  test("keeps every rule for every place of the biggest county", () => {
    expect(county.flatMap((facts) => faultsOf(writePlaceText(facts, 1), facts))).toEqual([]);
  });

  test.each(odd)("keeps every rule for %s, at every try", (_, facts) => {
    const faults = [1, 2, 3, 4, 5].flatMap((attempt) => faultsOf(writePlaceText(facts, attempt), facts));
    expect(faults).toEqual([]);
  });

  test("keeps every rule throughout Northern Ireland, where no garage may be said to do an MOT", () => {
    const places = Array.from({ length: 114 }, (_, i) => northernFacts(i));
    expect(places.flatMap((facts) => faultsOf(writePlaceText(facts, 1), facts))).toEqual([]);
  });

  test("is its own among the siblings of the biggest county", () => {
    const { median, highest, leastUnique } = likeness(county.map((facts) => grams(facts)));
    expect(median).toBeLessThan(0.1);
    expect(highest).toBeLessThan(0.4);
    expect(leastUnique).toBeGreaterThan(0.3);
  });

  test("is the same every time it is asked for, and another at another try", () => {
    const facts = placeFacts(33);
    expect(writePlaceText(facts, 1)).toEqual(writePlaceText(structuredClone(facts), 1));
    expect(likeness([grams(facts, 1), grams(facts, 2)]).highest).toBeLessThan(0.4);
  });

  test("names no garage count where it has none, and gives it where it has", () => {
    expect(wholeText(writePlaceText(northernFacts(9), 1))).not.toMatch(/\b\d+ (?:garages|stations|workshops)/);
    expect(wholeText(writePlaceText(placeFacts(50), 1))).toContain(String(placeFacts(50).garages.count));
  });
});
