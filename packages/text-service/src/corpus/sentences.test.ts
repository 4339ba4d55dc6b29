import { expect, test } from "vitest";
import { hubFacts, northernFacts, placeFacts } from "../testing/made-up-facts.ts";
import { expand } from "../writer/expand.ts";
import { seededRandom } from "../writer/random.ts";
import { createSlots } from "../writer/slots.ts";
import { motFaqs, servicingFaqs } from "./faqs/faqs.ts";
import { motMeta, northernMotMeta, servicingMeta } from "./metas.ts";
import { motTopics, servicingTopics } from "./topics.ts";

const topics = [servicingTopics, motTopics].flatMap(({ local, general }) => [...local, ...general]);
const faqs = [...servicingFaqs, ...motFaqs];
const metas = [servicingMeta, motMeta, northernMotMeta];

const templates = [
  ...topics.flatMap(({ headings, open, points }) => [...headings, ...open, ...points.flat()]),
  ...faqs.flatMap(({ forms, more = [] }) => [
    ...forms.flatMap(({ ask, answer }) => [...ask, ...answer]),
    ...more.flat(),
  ]),
  ...metas.flatMap(({ title, description }) => [...title, ...description]),
];

const someFacts = [
  placeFacts(1),
  placeFacts(5),
  placeFacts(2, { garages: { ...placeFacts(2).garages, count: 0 } }),
  northernFacts(4),
  hubFacts("county", "Midshire"),
  hubFacts("region", "South East"),
];

test("every sentence can be said of some location, in whole words and with nothing left open", () => {
  const unsayable = templates.filter((template) => {
    const wordings = someFacts.map((facts, i) => {
      const random = seededRandom(`${template}/${i}`);
      return expand(template, createSlots(facts, random), random)?.text ?? null;
    });
    const said = wordings.filter((wording) => wording !== null);
    return said.length === 0 || said.some((wording) => /[[\]{}|]|\s\s|\s[,.;:?]|\.\.|,,/.test(wording));
  });
  expect(unsayable).toEqual([]);
});

test("there are hundreds of sentences, no two of them the same within a topic", () => {
  expect(templates.length).toBeGreaterThan(1000);
  for (const { open, points } of topics)
    expect(new Set([...open, ...points.flat()]).size).toBe(open.length + points.flat().length);
});
