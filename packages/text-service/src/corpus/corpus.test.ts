import { expect, test } from "vitest";
import { buildAreaFacts, buildNorthernIrelandFacts, buildPlaceFacts } from "../testing/made-up-facts.ts";
import { expand } from "../writer/expand.ts";
import { seededRandom } from "../writer/random.ts";
import { createSlots } from "../writer/slots.ts";
import {
  meetsCondition,
  motFaqs,
  motTopics,
  pageMetadata,
  servicingFaqs,
  servicingTopics,
  type Condition,
} from "./corpus.ts";

const topics = [servicingTopics, motTopics].flatMap(({ local, general }) => [...local, ...general]);
const faqs = [...servicingFaqs, ...motFaqs];

const templates = [
  ...topics.flatMap(({ headings, openings, points }) => [...headings, ...openings, ...points.flat()]),
  ...faqs.flatMap(({ forms, points }) => [
    ...forms.flatMap(({ questions, answers }) => [...questions, ...answers]),
    ...points.flat(),
  ]),
  ...Object.values(pageMetadata).flatMap(({ title, description }) => [...title, ...description]),
];

const locations = [
  buildPlaceFacts(1),
  buildPlaceFacts(5),
  buildPlaceFacts(2, { garages: { ...buildPlaceFacts(2).garages, count: 0 } }),
  buildPlaceFacts(3, { garages: { ...buildPlaceFacts(3).garages, count: 1 } }),
  buildNorthernIrelandFacts(4),
  { ...buildAreaFacts("county", "County Midland"), mot: buildNorthernIrelandFacts(4).mot },
  buildAreaFacts("county", "Midshire"),
  buildAreaFacts("region", "South East"),
];

test("every template expands for some location, without leftover syntax, double spaces or stray punctuation", () => {
  const invalid = templates.filter((template) => {
    const wordings = locations.map((facts, i) => {
      const random = seededRandom(`${template}/${i}`);
      return expand(template, createSlots(facts, random), random)?.text ?? null;
    });
    const expanded = wordings.filter((wording) => wording !== null);
    return expanded.length === 0 || expanded.some((wording) => /[[\]{}|]|\s\s|\s[,.;:?]|\.\.|,,/.test(wording));
  });
  expect(invalid).toEqual([]);
});

test("there are more than a thousand templates, and no topic has one twice", () => {
  expect(templates.length).toBeGreaterThan(1000);
  for (const { openings, points } of topics)
    expect(new Set([...openings, ...points.flat()]).size).toBe(openings.length + points.flat().length);
});

test("every topic and question has an id of its own", () => {
  for (const entries of [topics, faqs]) expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test("every topic and question applies to some location, and every location has a local topic", () => {
  const isUsed = ({ when }: { when?: Condition | undefined }) => locations.some((facts) => meetsCondition(when, facts));
  expect([...topics, ...faqs].filter((entry) => !isUsed(entry)).map(({ id }) => id)).toEqual([]);
  for (const { local } of [servicingTopics, motTopics]) {
    for (const facts of locations) expect(local.some(({ when }) => meetsCondition(when, facts))).toBe(true);
  }
});

test.each<[Condition, boolean]>([
  [{}, true],
  [{ kinds: ["place"] }, true],
  [{ kinds: ["county", "region"] }, false],
  [{ motAtGarages: false }, false],
  [{ garageCount: { min: 2 } }, true],
  [{ garageCount: { max: 0 } }, false],
  [{ populationBands: ["village", "small town"] }, true],
  [{ populationBands: ["city"] }, false],
  [{ placeTypes: ["district"] }, false],
  [{ hasCounty: true }, true],
  [{ kinds: ["place"], hasCounty: false }, false],
])("the condition %j of a small town with garages in a county is met: %s", (condition, met) => {
  expect(meetsCondition(condition, buildPlaceFacts(1))).toBe(met);
});
