import * as z from "zod";
import type { Facts } from "../writer/facts.ts";
import lexiconData from "./lexicon.json" with { type: "json" };
import motFaqData from "./mot-faqs.json" with { type: "json" };
import motTopicData from "./mot-topics.json" with { type: "json" };
import pageMetadataData from "./page-metadata.json" with { type: "json" };
import servicingFaqData from "./servicing-faqs.json" with { type: "json" };
import servicingTopicData from "./servicing-topics.json" with { type: "json" };
import sharedPointData from "./shared-points.json" with { type: "json" };
import synonymData from "./synonyms.json" with { type: "json" };

/**
 * The corpus: all sentences of the text service, as JSON files of templates beside this module. `writer/template.ts`
 * describes the template syntax. This module checks the files against their schemas and resolves their references.
 */
const Templates = z.array(z.string().min(1)).min(1);

/** The facts a location must have for a topic or question. All members that are present must match. */
const Condition = z.strictObject({
  kinds: z.array(z.enum(["place", "county", "region"])).optional(),
  /** Whether garages do MOT tests, which they do everywhere but in Northern Ireland. */
  motAtGarages: z.boolean().optional(),
  garageCount: z.strictObject({ min: z.int().optional(), max: z.int().optional() }).optional(),
  populationBands: z.array(z.enum(["village", "small town", "town", "large town", "city"])).optional(),
  placeTypes: z.array(z.string()).optional(),
  hasCounty: z.boolean().optional(),
});
export type Condition = z.output<typeof Condition>;

const TopicData = z.strictObject({
  id: z.string(),
  when: Condition.optional(),
  headings: Templates,
  openings: Templates,
  points: z.array(z.union([Templates, z.strictObject({ shared: z.string() })])),
});

const FaqData = z.strictObject({
  id: z.string(),
  when: Condition.optional(),
  forms: z.array(z.strictObject({ questions: Templates, answers: Templates })).min(1),
  points: z.array(Templates).default([]),
  topic: z.string().optional(),
});

const MetadataTemplates = z.strictObject({ title: Templates, description: Templates });

/** One section of a page: an opening sentence, then some of the points in any order. A point is one idea in several wordings. */
export type Topic = Omit<z.output<typeof TopicData>, "points"> & { points: readonly (readonly string[])[] };

/** The topics of one page. The first of `local` that applies is on every page; the others are chosen from `general`. */
export interface TopicSet {
  local: readonly Topic[];
  general: readonly Topic[];
}

/**
 * A frequent question. Each form has wordings of the question with opening sentences that answer any of them. The answer
 * goes on with one of its own points, then with points of its topic.
 */
export type Faq = Omit<z.output<typeof FaqData>, "topic"> & { topicPoints: readonly (readonly string[])[] };

export type MetadataTemplates = z.output<typeof MetadataTemplates>;

const sharedPoints = z.record(z.string(), z.array(Templates)).parse(sharedPointData);

function find<T>(entries: Readonly<Record<string, T>>, name: string): T {
  const entry = entries[name];
  if (entry === undefined) throw new Error(`the corpus refers to "${name}", which does not exist`);
  return entry;
}

function readTopics(data: unknown): TopicSet {
  const topics = z.array(TopicData).transform((list) =>
    list.map((topic): Topic => ({
      ...topic,
      points: topic.points.flatMap((point) => ("shared" in point ? find(sharedPoints, point.shared) : [point])),
    })),
  );
  return z.strictObject({ local: topics, general: topics }).parse(data);
}

export const servicingTopics = readTopics(servicingTopicData);
export const motTopics = readTopics(motTopicData);

const topicPoints = Object.fromEntries(
  [servicingTopics, motTopics]
    .flatMap(({ local, general }) => [...local, ...general])
    .map(({ id, points }) => [id, points]),
);

const readFaqs = (data: unknown): Faq[] =>
  z
    .array(FaqData)
    .parse(data)
    .map(({ topic, ...faq }) => ({ ...faq, topicPoints: topic === undefined ? [] : find(topicPoints, topic) }));

export const servicingFaqs = readFaqs(servicingFaqData);
export const motFaqs = readFaqs(motFaqData);

/** The templates of page titles and descriptions. */
export const pageMetadata = z
  .strictObject({ servicing: MetadataTemplates, mot: MetadataTemplates, northernIrelandMot: MetadataTemplates })
  .parse(pageMetadataData);

/** The templates of slots that stand for a common word, such as `{usually}`. Every use may pick another word. */
export const lexicon: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(z.record(z.string(), z.array(z.string())).parse(lexiconData)).map(([slot, words]) => [
    slot,
    `[${words.join("|")}]`,
  ]),
);

/**
 * Words and phrases that can replace each other. Where a choice in a template has two words of a group, the rest of the
 * group is offered with them. A phrase is replaced wherever it stands in a template.
 */
export const synonyms = z
  .strictObject({ words: z.array(z.array(z.string()).min(2)), phrases: z.record(z.string(), Templates) })
  .parse(synonymData);

/** Returns whether the facts meet the condition. A missing condition is always met. */
export function meetsCondition(condition: Condition | undefined, facts: Facts): boolean {
  if (condition === undefined) return true;
  const { kinds, motAtGarages, garageCount, populationBands, placeTypes, hasCounty } = condition;
  const { min = 0, max = Infinity } = garageCount ?? {};
  return (
    (kinds === undefined || kinds.includes(facts.kind)) &&
    (motAtGarages === undefined || motAtGarages === facts.mot.atGarages) &&
    (garageCount === undefined || (facts.garages.count >= min && facts.garages.count <= max)) &&
    (populationBands === undefined || populationBands.some((band) => band === facts.populationBand)) &&
    (placeTypes === undefined || placeTypes.includes(facts.type)) &&
    (hasCounty === undefined || hasCounty === (facts.county !== null))
  );
}
