import {
  faqs,
  metadata,
  mot,
  servicing,
  type Metadata,
  type Page,
  type Point,
} from "../corpus/corpus.ts";
import type { WritingTask } from "./task.ts";
import { createWordings, type Sentence, type Wordings } from "./wording.ts";

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

/** The lengths in characters, with slots filled. */
const titleLength = { min: 25, max: 65 };
const descriptionLength = { min: 70, max: 160 };
const maxFaqs = 4;

function writePoint(
  wordings: Wordings,
  { needs, unless, wordings: candidates }: Point,
): Sentence[] {
  if (!needs.every(wordings.has) || unless.some(wordings.has)) return [];
  return candidates.flatMap((wording) => wordings.sentence(wording) ?? []).slice(0, 1);
}

const writePoints = (wordings: Wordings, points: readonly Point[]): Sentence[] =>
  points.flatMap((point) => writePoint(wordings, point));

function writePage(wordings: Wordings, { headings, points }: Page): Section[] {
  const [heading] = writePoints(wordings, headings);
  return [{ heading: heading?.text ?? "", paragraphs: [writePoints(wordings, points)] }];
}

function writeFaqs(wordings: Wordings): LocationText["faqs"] {
  const written = faqs.flatMap(({ question, answer: points }) => {
    const answer = writePoints(wordings, points);
    const asked = wordings.sentence(question)?.text;
    return asked !== undefined && answer.length > 0 ? [{ question: asked, answer }] : [];
  });
  return written.slice(0, maxFaqs);
}

/** Returns the first candidate whose filled length is within the limits. */
function fitting(
  wordings: Wordings,
  candidates: readonly Sentence[],
  limits: { min: number; max: number },
): string {
  const sentences = candidates.map(({ text }) => text);
  const lengthOf = (text: string) => wordings.filled(text).length;
  const isFitting = (text: string) => lengthOf(text) >= limits.min && lengthOf(text) <= limits.max;
  return sentences.find(isFitting) ?? sentences.at(-1) ?? "";
}

const writeMetadata = (wordings: Wordings, { titles, descriptions }: Metadata) => ({
  title: fitting(
    wordings,
    titles.flatMap((title) => wordings.sentence(title) ?? []),
    titleLength,
  ),
  description: fitting(wordings, writePoints(wordings, descriptions), descriptionLength),
});

/** Writes a location's text from its facts. The same facts always get the same text. */
export function writeLocationText(task: Omit<WritingTask, "task">): LocationText {
  const wordings = createWordings(task);
  const servicingMetadata = writeMetadata(wordings, metadata.servicing);
  const motMetadata = writeMetadata(wordings, metadata.mot);
  return {
    servicing: writePage(wordings, servicing),
    mot: writePage(wordings, mot),
    faqs: writeFaqs(wordings),
    servicingMetaTitle: servicingMetadata.title,
    servicingMetaDescription: servicingMetadata.description,
    motMetaTitle: motMetadata.title,
    motMetaDescription: motMetadata.description,
  };
}
