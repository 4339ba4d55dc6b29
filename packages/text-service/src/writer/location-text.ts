import { faqs, metadata, mot, servicing, type Metadata, type Page, type Point } from "../corpus/corpus.ts";
import { seededRandom, shuffled, type Random } from "./random.ts";
import type { WritingTask } from "./task.ts";
import { createWordings, locationKey, type Sentence, type Wordings } from "./wording.ts";

export interface Section {
  heading: string;
  paragraphs: Sentence[][];
}

export interface LocationText {
  servicing: Section[];
  mot: Section[];
  faqs: { question: string; answer: Sentence[] }[];
  servicingMetaTitle: string;
  servicingMetaDescription: string;
  motMetaTitle: string;
  motMetaDescription: string;
}

interface Writer {
  wordings: Wordings;
  random: Random;
}

/** Lengths in characters with slots filled. */
const titleLength = { min: 25, max: 65 };
const descriptionLength = { min: 70, max: 160 };
const maxFaqs = 6;

/** Returns the sentence of the first wording that the location has the facts for. */
function firstWording({ wordings }: Writer, candidates: readonly string[]): Sentence | null {
  for (const wording of candidates) {
    const sentence = wordings.sentence(wording);
    if (sentence) return sentence;
  }
  return null;
}

/** Returns the sentence of a wording chosen at random among those that the location has the facts for. */
const chooseWording = (writer: Writer, candidates: readonly string[]): Sentence | null =>
  firstWording(writer, shuffled(writer.random, candidates));

function writePoint(writer: Writer, point: Point): Sentence[] {
  if (!point.needs.every((id) => writer.wordings.has(id))) return [];
  const sentence = chooseWording(writer, point.wordings) ?? firstWording(writer, point.otherwise);
  if (!sentence) return [];
  // A fact that has no slot shows by its words; one that the wording left out is no basis.
  const stated = point.needs.filter((id) => statedByWords.has(id));
  return [{ ...sentence, basis: [...new Set([...sentence.basis, ...stated])] }];
}

/** Facts that a wording states in words of its own. */
const statedByWords = new Set(["mot.byDva", "place.namesakes"]);

function writePage(writer: Writer, page: Page): Section[] {
  const heading = chooseWording(writer, page.headings)?.text ?? "";
  const paragraphs = page.paragraphs.map((points) => points.flatMap((point) => writePoint(writer, point)));
  // A single sentence makes no paragraph.
  const isThin = paragraphs.some((sentences) => sentences.length < 2);
  return [{ heading, paragraphs: isThin ? [paragraphs.flat()] : paragraphs }];
}

function writeFaqs(writer: Writer): LocationText["faqs"] {
  const written = faqs.flatMap(({ questions, answers }) => {
    const question = chooseWording(writer, questions)?.text;
    const answer = answers.flatMap((point) => writePoint(writer, point));
    return question && answer.length > 0 ? [{ question, answer }] : [];
  });
  return written.slice(0, maxFaqs);
}

/** Returns the first candidate that the location has the facts for and whose filled text has a length within the limits. */
function fitting({ wordings }: Writer, candidates: readonly string[], limits: { min: number; max: number }): string {
  const sentences = candidates
    .map((candidate) => wordings.sentence(candidate)?.text)
    .filter((text) => text !== undefined);
  const hasLength = (text: string) => {
    const { length } = wordings.filled(text);
    return length >= limits.min && length <= limits.max;
  };
  return sentences.find(hasLength) ?? sentences.at(-1) ?? "";
}

const writeMetadata = (writer: Writer, { titles, namesakeTitles, descriptions }: Metadata) => ({
  title: fitting(writer, writer.wordings.has("place.namesakes") ? [...namesakeTitles, ...titles] : titles, titleLength),
  description: fitting(writer, descriptions, descriptionLength),
});

/**
 * Writes the text of a location from its facts: one sentence for each, as far as they go. The same facts and attempt
 * always give the same text; another attempt chooses other wordings.
 */
export function writeLocationText(task: Pick<WritingTask, "location" | "facts" | "attempt">): LocationText {
  const seed = `${locationKey(task.location)}/${task.attempt}`;
  const writer: Writer = { wordings: createWordings(task), random: seededRandom(seed) };
  const servicingMetadata = writeMetadata(writer, metadata.servicing);
  const motMetadata = writeMetadata(writer, metadata.mot);
  return {
    servicing: writePage(writer, servicing),
    mot: writePage(writer, mot),
    faqs: writeFaqs(writer),
    servicingMetaTitle: servicingMetadata.title,
    servicingMetaDescription: servicingMetadata.description,
    motMetaTitle: motMetadata.title,
    motMetaDescription: motMetadata.description,
  };
}
