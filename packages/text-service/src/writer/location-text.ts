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
import type { Advice, WritingTask } from "./task.ts";
import { createWordings, type Sentence, type Wordings } from "./wording.ts";

/** A sentence of the writer, or an entry from the caller's library. */
export type Item = Sentence | { advice: string };

export interface Section {
  heading: string;
  paragraphs: Item[][];
}

export interface LocationText {
  servicing: Section[];
  mot: Section[];
  faqs: { question: string; answer: Item[] }[];
  servicingMetaTitle: string;
  servicingMetaDescription: string;
  motMetaTitle: string;
  motMetaDescription: string;
}

interface Writer {
  wordings: Wordings;
  random: Random;
  /** The unused advice in random order. */
  advice: Advice[];
}

/** The lengths in characters, with slots filled. */
const titleLength = { min: 25, max: 65 };
const descriptionLength = { min: 70, max: 160 };
/** The word count up to which a page gets more advice. */
const wantedWords = 112;
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

/** Chooses an entry for a subject that is not covered yet. */
function chooseAdvice(writer: Writer, subjects: readonly string[], page: string): Advice[] {
  const pages = [page, "both"];
  const chosen = writer.advice.find(
    (each) => subjects.includes(each.subject) && pages.includes(each.page),
  );
  writer.advice = writer.advice.filter((each) => each !== chosen);
  return chosen ? [chosen] : [];
}

const countWords = (texts: readonly string[]): number =>
  texts.join(" ").split(/\s+/).filter(Boolean).length;

function writePage(writer: Writer, page: Page, name: "servicing" | "mot"): Section[] {
  const heading = chooseWording(writer, page.headings)?.text ?? "";
  const stated = page.points.flatMap((point) => writePoint(writer, point));
  const { subjects, more, island } = page.advice;
  const advice = [
    ...(writer.wordings.has("place.island") ? chooseAdvice(writer, island, name) : []),
    ...subjects.flatMap((subject) => chooseAdvice(writer, [subject], name)),
  ];
  const words = () =>
    countWords([
      heading,
      ...stated.map(({ text }) => writer.wordings.filled(text)),
      ...advice.map(({ says }) => says),
    ]);
  for (const subject of [...shuffled(writer.random, more), ...subjects, ...more]) {
    if (words() >= wantedWords) break;
    advice.push(...chooseAdvice(writer, [subject], name));
  }
  const chosen = advice.map(({ id }) => ({ advice: id }));
  return [{ heading, paragraphs: [stated, chosen].filter((items) => items.length > 0) }];
}

function writeFaqs(writer: Writer): LocationText["faqs"] {
  const written = faqs.flatMap(({ questions, answers, advice }) => {
    const question = chooseWording(writer, questions)?.text;
    const stated = answers.flatMap((point) => writePoint(writer, point));
    const chosen = advice.flatMap((subject) => [
      ...chooseAdvice(writer, [subject], "servicing"),
      ...chooseAdvice(writer, [subject], "mot"),
    ]);
    const answer: Item[] = [...stated, ...chosen.slice(0, 2).map(({ id }) => ({ advice: id }))];
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

/**
 * Writes a sentence for each fact, and advice. A task always gets the same text; attempts differ in
 * wording.
 */
export function writeLocationText(task: Omit<WritingTask, "task">): LocationText {
  const { kind, name, county, region } = task.location;
  const random = randomOf([kind, name, county, region, task.attempt].join("/"));
  const writer: Writer = {
    wordings: createWordings(task),
    random,
    advice: shuffled(random, task.advice),
  };
  const servicingMetadata = writeMetadata(writer, metadata.servicing);
  const motMetadata = writeMetadata(writer, metadata.mot);
  return {
    servicing: writePage(writer, servicing, "servicing"),
    mot: writePage(writer, mot, "mot"),
    faqs: writeFaqs(writer),
    servicingMetaTitle: servicingMetadata.title,
    servicingMetaDescription: servicingMetadata.description,
    motMetaTitle: motMetadata.title,
    motMetaDescription: motMetadata.description,
  };
}
