import { motMetaFor, servicingMeta } from "../sentences/metas.ts";
import { motTopics, servicingTopics } from "../sentences/topics.ts";
import { drawWording, startDraw } from "./draw.ts";
import type { Draw } from "./draw.ts";
import type { Facts } from "./facts.ts";
import { writeFaqs } from "./faqs.ts";
import type { QuestionAndAnswer } from "./faqs.ts";
import { between } from "./random.ts";
import { writeSections } from "./sections.ts";
import type { Section } from "./sections.ts";

export interface PlaceText {
  servicing: Section[];
  mot: Section[];
  faqs: QuestionAndAnswer[];
  servicingMetaTitle: string;
  servicingMetaDescription: string;
  motMetaTitle: string;
  motMetaDescription: string;
}

const within = (low: number, high: number) => (text: string) => text.length >= low && text.length <= high;

function metaOf(draw: Draw, wordings: { title: readonly string[]; description: readonly string[] }) {
  const { name } = draw.facts;
  return {
    title: drawWording(draw, wordings.title, within(25, 65)) ?? `${name} vans | VanFettle`,
    description:
      drawWording(draw, wordings.description, within(80, 158)) ??
      `Vans in ${name}: what to know before you book, with facts about the area and a short form.`,
  };
}

function write(facts: Facts, seed: string): PlaceText {
  const draw = startDraw(facts, seed);
  const servicing = writeSections(draw, servicingTopics, between(draw.random, 3, 4));
  const mot = writeSections(draw, motTopics, draw.random() < 0.8 ? 3 : 4);
  const faqs = writeFaqs(draw);
  const servicingHead = metaOf(draw, servicingMeta);
  const motHead = metaOf(draw, motMetaFor(facts));
  return {
    servicing,
    mot,
    faqs,
    servicingMetaTitle: servicingHead.title,
    servicingMetaDescription: servicingHead.description,
    motMetaTitle: motHead.title,
    motMetaDescription: motHead.description,
  };
}

const wordsIn = (sections: readonly Section[]): number =>
  sections
    .flatMap((section) => section.paragraphs)
    .join(" ")
    .split(/\s+/).length;

const complete = ({ servicing, mot, faqs }: PlaceText): boolean =>
  [servicing, mot].every((sections) => sections.length >= 3 && sections.length <= 5) &&
  wordsIn(servicing) >= 230 &&
  wordsIn(mot) >= 210 &&
  [servicing, mot].flat().every(({ paragraphs }) => paragraphs.every((text) => within(125, 890)(text))) &&
  faqs.length >= 5 &&
  faqs.length <= 8;

/** The same location and attempt always give the same text; a further attempt gives another. */
export function writePlaceText(facts: Facts, attempt: number): PlaceText {
  const seed = [facts.kind, facts.name, facts.county, facts.region, facts.latitude, facts.longitude, attempt].join("/");
  for (let turn = 0; turn < 40; turn += 1) {
    const text = write(facts, `${seed}/${turn}`);
    if (complete(text)) return text;
  }
  return write(facts, seed);
}
