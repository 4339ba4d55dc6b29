import type { Random } from "@vanfettle/commands/random";
import {
  faqs,
  metadata,
  mot,
  servicing,
  type Metadata,
  type Page,
  type Point,
} from "../corpus/corpus.ts";
import { randomOf, shuffled } from "./random.ts";
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

interface Writer {
  wordings: Wordings;
  random: Random;
}

/** The lengths in characters, with slots filled. */
const titleLength = { min: 25, max: 65 };
const descriptionLength = { min: 70, max: 160 };
const maxFaqs = 4;

/** Returns the sentence of the first wording for which the location has the facts. */
const firstWording = ({ wordings }: Writer, candidates: readonly string[]): Sentence | undefined =>
  candidates.flatMap((wording) => wordings.sentence(wording) ?? [])[0];

/** Returns the sentence of a random wording for which the location has the facts. */
const chooseWording = (writer: Writer, candidates: readonly string[]): Sentence | undefined =>
  firstWording(writer, shuffled(writer.random, candidates));

function writePoint(writer: Writer, point: Point): Sentence[] {
  if (!point.needs.every((id) => writer.wordings.has(id))) return [];
  const sentence = chooseWording(writer, point.wordings) ?? firstWording(writer, point.otherwise);
  if (!sentence) return [];
  // A fact without a slot is visible in the wording; facts missing from the wording are not part of
  // the basis.
  const stated = point.needs.filter((id) => id.startsWith("county.") || statedByWords.has(id));
  return [{ ...sentence, basis: [...new Set([...sentence.basis, ...stated])] }];
}

/** The facts that wordings state in words instead of slots. */
const statedByWords = new Set(["mot.byDva", "place.namesakes"]);

function writePage(writer: Writer, page: Page): Section[] {
  const heading = chooseWording(writer, page.headings)?.text ?? "";
  return [{ heading, paragraphs: [page.points.flatMap((point) => writePoint(writer, point))] }];
}

function writeFaqs(writer: Writer): LocationText["faqs"] {
  const written = faqs.flatMap(({ questions, answers }) => {
    const question = chooseWording(writer, questions)?.text;
    const answer = answers.flatMap((point) => writePoint(writer, point));
    return question && answer.length > 0 ? [{ question, answer }] : [];
  });
  return written.slice(0, maxFaqs);
}

/**
 * Returns the first candidate for which the location has the facts and whose filled length is
 * within the limits.
 */
function fitting(
  { wordings }: Writer,
  candidates: readonly string[],
  limits: { min: number; max: number },
): string {
  const sentences = candidates.flatMap((candidate) => wordings.sentence(candidate)?.text ?? []);
  const lengthOf = (text: string) => wordings.filled(text).length;
  const isFitting = (text: string) => lengthOf(text) >= limits.min && lengthOf(text) <= limits.max;
  return sentences.find(isFitting) ?? sentences.at(-1) ?? "";
}

const writeMetadata = (writer: Writer, { titles, namesakeTitles, descriptions }: Metadata) => ({
  title: fitting(
    writer,
    writer.wordings.has("place.namesakes") ? [...namesakeTitles, ...titles] : titles,
    titleLength,
  ),
  description: fitting(writer, descriptions, descriptionLength),
});

/** Writes a sentence for each fact. A task always gets the same text; attempts differ in wording. */
export function writeLocationText(task: Omit<WritingTask, "task">): LocationText {
  const { kind, name, county, region } = task.location;
  const random = randomOf([kind, name, county, region, task.attempt].join("/"));
  const writer: Writer = {
    wordings: createWordings(task),
    random,
  };
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
