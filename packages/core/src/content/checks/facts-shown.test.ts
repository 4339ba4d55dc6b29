import { expect, test } from "vitest";
import type { FactRecord } from "../../location/facts/facts.ts";
import { buildSentenceToCheck } from "../../testing/sentence-builder.ts";
import { buildFactRecord } from "../../testing/text-builders.ts";
import type { CheckedSentence } from "./check.ts";
import {
  checkFigurePlaces,
  checkRepeatsPage,
  checkSuperlatives,
  factsShown,
} from "./facts-shown.ts";

const facts = buildFactRecord();
const town = (name: string, class7: number) => ({
  name,
  population: 20_000,
  class7,
  nearestClass7Miles: 0.5,
  isDivided: false,
});
const county = (towns: FactRecord["towns"]) =>
  buildFactRecord({
    kind: "county",
    name: "Surrey",
    county: null,
    elsewhere: [],
    towns,
    vanStations: {
      count: 400,
      class7: 90,
      withinMiles: null,
      nearestMiles: null,
      nearestClass7Miles: null,
      tenthMiles: null,
    },
  });
const leading = county([town("Woking", 24), town("Dorking", 20)]);
const tied = county([town("Woking", 24), town("Dorking", 24), town("Redhill", 3)]);

const at = (text: string, changes: Partial<CheckedSentence> = {}) =>
  buildSentenceToCheck(text, changes);

test("a sentence shows the facts of its slots and names", () => {
  const ids = factsShown("From Dorking it is {{near7}}.", facts).map(({ id }) => id);
  expect(ids).toEqual(["near7", "town2", "toTown2"]);
  expect(factsShown("Ask at Dorkington.", facts)).toEqual([]);
});

test.each<[string, FactRecord, string[]]>([
  ["Woking has the most, with {{town1}}.", leading, []],
  ["Dorking has the most, with {{town2}}.", leading, ["most"]],
  ["The largest choice is around Woking.", leading, []],
  ["Woking leads with {{town1}}.", tied, ["leads"]],
  ["Most of {{towns}} have one.", leading, []],
  ["The largest choice is in Reigate.", facts, ["largest"]],
  ["Woking has the most, with {{town1}}.", tied, ["most"]],
  ["Woking and Dorking have the most, with {{town1}}.", tied, []],
  ["Woking is among those with the most, with {{town1}}.", tied, []],
  ["Woking has the most, with {{town1}}, and Dorking {{town2}}.", tied, []],
  ["There are at most {{count5}}.", facts, []],
  ["The closest is near, and it is {{near7}}.", facts, []],
  ["The closest is in Redhill.", facts, ["closest"]],
  ["The furthest is Redhill.", facts, ["furthest"]],
  ["The nearest is {{near7.figure}} out, and Redhill {{toTown1.figure}}.", facts, []],
  ["With {{count5}}, do not book the closest out of habit.", facts, []],
  ["In most towns, look close to home.", facts, []],
  ["Most of the choice is further out.", facts, []],
  ["Reigate has the most of any town.", facts, ["most"]],
  ["Woking has the most, {{town1.figure}}.", leading, []],
  ["Dorking has the most, {{town2.figure}}.", leading, ["most"]],
])("a superlative needs a fact that comes first, and all that are tied: %j", (text, of, words) => {
  expect(checkSuperlatives(at(text), of).map((found) => found.words)).toEqual(words);
});

test.each([
  [["{{town1.figure}} test it around Dorking."], 1],
  [["{{town1.figure}} test it around Redhill, {{town2.figure}} around Dorking."], 0],
  [["Go to Redhill.", "Dorking is nearer, but it has {{town1.figure}}."], 0],
  [["{{town1.figure}} test it there."], 0],
])("a figure alone is of a place that the text names: %j", (texts, count) => {
  const sentences = texts.map((text, i) => at(text, { at: `mot[0].paragraphs[0][${i}]` }));
  expect(checkFigurePlaces(sentences, facts)).toHaveLength(count);
});

test("a question may ask for the nearest", () => {
  const text = "Which station is nearest?";
  expect(checkSuperlatives(at(text, { kind: "question" }), facts)).toEqual([]);
});

test("a part or an answer that only states what the page shows is named", () => {
  const answer = { part: "faqs", kind: "answer" } as const;
  const found = checkRepeatsPage(
    [
      at("There are {{count5}}."),
      at("And {{seven5}}."),
      at("There are {{count5}}.", { part: "mot" }),
      at("It is {{near7}}.", { part: "mot" }),
      at("There are {{count5}}.", { ...answer, at: "faqs[0].answer[0]" }),
      at("It is {{near}}.", { ...answer, at: "faqs[1].answer[0]" }),
      at("With {{count5}} to choose from, compare their dates before you drive any further.", {
        ...answer,
        at: "faqs[3].answer[0]",
      }),
      at("Ask in Reigate.", { ...answer, at: "faqs[2].answer[0]" }),
    ],
    facts,
  );
  expect(found.map((each) => each.at)).toEqual(["servicing", "faqs[0].answer"]);
});
