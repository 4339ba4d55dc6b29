import { motMetaFor, servicingMeta } from "../corpus/metas.ts";
import { motTopics, servicingTopics } from "../corpus/topics.ts";
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
    title: drawWording(draw, wordings.title, within(25, 65)) ?? `${name} vans – VanFettle`,
    description:
      drawWording(draw, wordings.description, within(80, 158)) ??
      `Vans in ${name}: what to know before you book, with facts about the area and a short form.`,
  };
}

interface Draft {
  text: PlaceText;
  /** Bits of choice for each character: the more, the less of it siblings will have said. */
  variety: number;
}

function draft(facts: Facts, seed: string): Draft {
  const draw = startDraw(facts, seed);
  // What is said about a county or region itself is short, so that it takes a section more.
  const fewest = facts.kind === "place" ? 3 : 4;
  const servicing = writeSections(draw, servicingTopics, between(draw.random, fewest, 4));
  const mot = writeSections(draw, motTopics, draw.random() < 0.8 ? fewest : 4);
  const faqs = writeFaqs(draw);
  const servicingHead = metaOf(draw, servicingMeta);
  const motHead = metaOf(draw, motMetaFor(facts));
  const text = {
    servicing,
    mot,
    faqs,
    servicingMetaTitle: servicingHead.title,
    servicingMetaDescription: servicingHead.description,
    motMetaTitle: motHead.title,
    motMetaDescription: motHead.description,
  };
  const written = [...servicing, ...mot]
    .flatMap(({ paragraphs }) => paragraphs)
    .concat(faqs.map(({ answer }) => answer));
  return { text, variety: draw.variety / written.join(" ").length };
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

const draftsCompared = 3;
const mostDrafts = 40;

/** The same location and attempt always give the same text, the most its own of a few; a further attempt another. */
export function writePlaceText(facts: Facts, attempt: number): PlaceText {
  const seed = [facts.kind, facts.name, facts.county, facts.region, facts.latitude, facts.longitude, attempt].join("/");
  const drafts: Draft[] = [];
  for (let turn = 0; turn < mostDrafts && drafts.length < draftsCompared; turn += 1) {
    const next = draft(facts, `${seed}/${turn}`);
    if (complete(next.text)) drafts.push(next);
  }
  const [first = draft(facts, seed), ...others] = drafts;
  return others.reduce((best, other) => (other.variety > best.variety ? other : best), first).text;
}
