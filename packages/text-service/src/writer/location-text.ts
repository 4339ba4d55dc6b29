import { motTopics, pageMetadata, servicingTopics, type MetadataTemplates } from "../corpus/corpus.ts";
import type { Facts } from "./facts.ts";
import { writeFaqs, type QuestionAndAnswer } from "./faqs.ts";
import { between } from "./random.ts";
import { writeSections, type Section } from "./sections.ts";
import { startWriting, writeSentence, type WritingState } from "./writing-state.ts";

export interface LocationText {
  servicing: Section[];
  mot: Section[];
  faqs: QuestionAndAnswer[];
  servicingMetaTitle: string;
  servicingMetaDescription: string;
  motMetaTitle: string;
  motMetaDescription: string;
}

const hasLength = (min: number, max: number) => (text: string) => text.length >= min && text.length <= max;

function writeMetadata(state: WritingState, templates: MetadataTemplates) {
  const { name } = state.facts;
  return {
    title: writeSentence(state, templates.title, hasLength(25, 65)) ?? `${name} vans – VanFettle`,
    description:
      writeSentence(state, templates.description, hasLength(80, 158)) ??
      `Vans in ${name}: what to know before you book, with facts about the area and a short form.`,
  };
}

interface Draft {
  text: LocationText;
  /** The entropy of the choices made, per character. The higher it is, the fewer sentences the text shares with others. */
  entropy: number;
}

function writeDraft(facts: Facts, seed: string): Draft {
  const state = startWriting(facts, seed);
  // The texts of counties and regions have shorter sections, so they get one more.
  const minSections = facts.kind === "place" ? 3 : 4;
  const servicing = writeSections(state, servicingTopics, between(state.random, minSections, 4));
  const mot = writeSections(state, motTopics, state.random() < 0.8 ? minSections : 4);
  const faqs = writeFaqs(state);
  const servicingMetadata = writeMetadata(state, pageMetadata.servicing);
  const motMetadata = writeMetadata(state, facts.mot.atGarages ? pageMetadata.mot : pageMetadata.northernIrelandMot);
  const text = {
    servicing,
    mot,
    faqs,
    servicingMetaTitle: servicingMetadata.title,
    servicingMetaDescription: servicingMetadata.description,
    motMetaTitle: motMetadata.title,
    motMetaDescription: motMetadata.description,
  };
  const body = [...servicing, ...mot].flatMap(({ paragraphs }) => paragraphs).concat(faqs.map(({ answer }) => answer));
  return { text, entropy: state.entropyBits / body.join(" ").length };
}

const countWords = (sections: readonly Section[]): number =>
  sections
    .flatMap((section) => section.paragraphs)
    .join(" ")
    .split(/\s+/).length;

const isComplete = ({ servicing, mot, faqs }: LocationText): boolean =>
  [servicing, mot].every((sections) => sections.length >= 3 && sections.length <= 5) &&
  countWords(servicing) >= 230 &&
  countWords(mot) >= 210 &&
  [servicing, mot].flat().every(({ paragraphs }) => paragraphs.every(hasLength(125, 890))) &&
  faqs.length >= 5 &&
  faqs.length <= 8;

const draftsCompared = 3;
const maxDrafts = 40;

/**
 * Writes the text of a location: the most distinctive of the first three complete drafts. The same facts and attempt
 * always give the same text; another attempt gives another text.
 */
export function writeLocationText(facts: Facts, attempt: number): LocationText {
  const seed = [facts.kind, facts.name, facts.county, facts.region, facts.latitude, facts.longitude, attempt].join("/");
  const drafts: Draft[] = [];
  for (let number = 0; number < maxDrafts && drafts.length < draftsCompared; number += 1) {
    const draft = writeDraft(facts, `${seed}/${number}`);
    if (isComplete(draft.text)) drafts.push(draft);
  }
  const [first = writeDraft(facts, seed), ...others] = drafts;
  return others.reduce((best, other) => (other.entropy > best.entropy ? other : best), first).text;
}
