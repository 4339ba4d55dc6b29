import { describe, expect, test } from "vitest";
import { buildAreaFacts, buildNorthernIrelandFacts, buildPlaceFacts } from "../testing/made-up-facts.ts";
import { fiveGrams, measureSimilarity } from "../testing/text-similarity.ts";
import { findRuleViolations } from "../testing/text-rules.ts";
import type { Facts } from "./facts.ts";
import { writeLocationText } from "./location-text.ts";
import type { LocationText } from "./location-text.ts";

const largestCountySize = 274;
const county = Array.from({ length: largestCountySize }, (_, i) => buildPlaceFacts(i));

function wholeText(text: LocationText): string {
  const sections = [...text.servicing, ...text.mot].flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
  return [...sections, ...text.faqs.flatMap(({ question, answer }) => [question, answer])].join("\n");
}

const grams = (facts: Facts, attempt = 1): Set<string> =>
  fiveGrams(wholeText(writeLocationText(facts, attempt)), [facts.name, facts.county ?? facts.name, facts.region]);

const unusualLocations: [string, Facts][] = [
  [
    "a village without a garage",
    buildPlaceFacts(6, { garages: { ...buildPlaceFacts(6).garages, count: 0, class7: 0 } }),
  ],
  [
    "a village with a single garage",
    buildPlaceFacts(12, { garages: { ...buildPlaceFacts(12).garages, count: 1, class7: 0 } }),
  ],
  ["an island far from any neighbour", buildPlaceFacts(18, { nearby: [{ name: "Farland", miles: 61.4 }] })],
  ["a place without neighbours", buildPlaceFacts(24, { nearby: [] })],
  [
    "a place named like its county and region",
    buildPlaceFacts(4, { name: "London", county: "Greater London", region: "London" }),
  ],
  ["a place with a long name", buildPlaceFacts(5, { name: "Stoke-by-Longminster St Mary" })],
  ["a place without a class 7 station", buildPlaceFacts(7, { garages: { ...buildPlaceFacts(7).garages, class7: 0 } })],
  ["a county", buildAreaFacts("county", "Midshire")],
  ["a county of two names", buildAreaFacts("county", "Oakshire & Isle of Fern")],
  ["a region", buildAreaFacts("region", "South East")],
  ["a region of a single county", buildAreaFacts("region", "London", { countyCount: 1 })],
  ["a place in Northern Ireland", buildNorthernIrelandFacts(9)],
  [
    "a county in Northern Ireland",
    {
      ...buildNorthernIrelandFacts(3),
      ...buildAreaFacts("county", "County Midland"),
      mot: buildNorthernIrelandFacts(3).mot,
    },
  ],
];

describe("writeLocationText", () => {
  test("breaks no rule for any place of the largest county", () => {
    expect(county.flatMap((facts) => findRuleViolations(writeLocationText(facts, 1), facts))).toEqual([]);
  });

  test.each(unusualLocations)("breaks no rule for %s, at any attempt", (_, facts) => {
    const violations = [1, 2, 3, 4, 5].flatMap((attempt) =>
      findRuleViolations(writeLocationText(facts, attempt), facts),
    );
    expect(violations).toEqual([]);
  });

  test("breaks no rule in Northern Ireland, where no text may say that a garage does MOT tests", () => {
    const places = Array.from({ length: 114 }, (_, i) => buildNorthernIrelandFacts(i));
    expect(places.flatMap((facts) => findRuleViolations(writeLocationText(facts, 1), facts))).toEqual([]);
  });

  test("writes distinctive texts for the places of the largest county", () => {
    const { median, highest, leastUnique } = measureSimilarity(county.map((facts) => grams(facts)));
    expect(median).toBeLessThan(0.1);
    expect(highest).toBeLessThan(0.4);
    expect(leastUnique).toBeGreaterThan(0.3);
  });

  test("returns the same text for the same facts and attempt, and another for another attempt", () => {
    const facts = buildPlaceFacts(33);
    expect(writeLocationText(facts, 1)).toEqual(writeLocationText(structuredClone(facts), 1));
    expect(measureSimilarity([grams(facts, 1), grams(facts, 2)]).highest).toBeLessThan(0.4);
  });

  test("states the garage count where there is one, and none in Northern Ireland", () => {
    expect(wholeText(writeLocationText(buildNorthernIrelandFacts(9), 1))).not.toMatch(
      /\b\d+ (?:garages|stations|workshops)/,
    );
    expect(wholeText(writeLocationText(buildPlaceFacts(50), 1))).toContain(String(buildPlaceFacts(50).garages.count));
  });
});
