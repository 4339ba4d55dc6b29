import { checkAnswers } from "@vanfettle/core/content/checks/answers";
import { isRefused } from "@vanfettle/core/content/checks/check";
import { maskNames, shingles } from "@vanfettle/core/content/similarity/shingles";
import { countWords, faqWords, sectionWords } from "@vanfettle/core/content/text/location-text";
import { slipsIn } from "./slips.ts";
import { writtenSentences, type WrittenText } from "./written-texts.ts";

export interface TextReport {
  texts: number;
  /** Texts in which the checks find nothing at the first attempt. */
  faultless: number;
  refused: number;
  secondAttempts: number;
  /** Words of a text: fewest, median, most. */
  words: readonly [number, number, number];
  /** Share of a text's sentences without a fact of the place: median and largest. */
  generalShare: readonly [number, number];
  /** Share of a text's 5-grams that no other text has, with the location's own names masked: smallest, a tenth, median. */
  uniqueShare: readonly [number, number, number];
  repeatedTitles: string[];
  repeatedDescriptions: string[];
  offSubject: string[];
  slips: string[];
}

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const at = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

const wordsOf = ({ filled }: WrittenText): string =>
  [sectionWords(filled.servicing), sectionWords(filled.mot), faqWords(filled.faqs)].join("\n");

function gramsOf(written: WrittenText): Set<string> {
  const { name, county, region, centre } = written.facts;
  const names = [name, county, region, centre].filter((each) => each !== null);
  return new Set(
    wordsOf(written)
      .split("\n")
      .flatMap((line) => shingles(maskNames(line, names))),
  );
}

function uniqueShares(texts: readonly WrittenText[]): number[] {
  const counts = new Map<string, number>();
  const grams = texts.map(gramsOf);
  for (const set of grams) for (const gram of set) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return grams.map((set) => [...set].filter((gram) => counts.get(gram) === 1).length / set.size);
}

function repeated(values: readonly (readonly [slug: string, value: string])[]): string[] {
  const slugs = new Map<string, string[]>();
  for (const [slug, value] of values) slugs.set(value, [...(slugs.get(value) ?? []), slug]);
  return [...slugs].filter(([, list]) => list.length > 1).map(([value, list]) => `${value}: ${list.join(", ")}`);
}

/** Measures texts against what a text worth publishing must be. */
export function reportTexts(texts: readonly WrittenText[]): TextReport {
  const words = texts.map((written) => countWords(wordsOf(written)));
  const general = texts.map((written) => {
    const sentences = writtenSentences(written);
    return sentences.filter(({ rests }) => !rests).length / sentences.length;
  });
  const unique = uniqueShares(texts);
  return {
    texts: texts.length,
    faultless: texts.filter(({ attempts, violations }) => attempts === 1 && violations.length === 0).length,
    refused: texts.filter(({ violations }) => violations.some(isRefused)).length,
    secondAttempts: texts.filter(({ attempts }) => attempts > 1).length,
    words: [at(words, 0), at(words, 0.5), at(words, 1)],
    generalShare: [at(general, 0.5), at(general, 1)],
    uniqueShare: [at(unique, 0), at(unique, 0.1), at(unique, 0.5)],
    repeatedTitles: [
      ...repeated(texts.map(({ slug, filled }) => [slug, filled.servicingMetaTitle])),
      ...repeated(texts.map(({ slug, filled }) => [slug, filled.motMetaTitle])),
    ],
    repeatedDescriptions: [
      ...repeated(texts.map(({ slug, filled }) => [slug, filled.servicingMetaDescription])),
      ...repeated(texts.map(({ slug, filled }) => [slug, filled.motMetaDescription])),
    ],
    offSubject: texts.flatMap(({ slug, filled, facts }) =>
      checkAnswers(
        filled.faqs.map((faq) => ({ at: slug, ...faq })),
        facts,
      ).map(({ message }) => message),
    ),
    slips: texts.flatMap((written) =>
      writtenSentences(written).flatMap(({ text }) => slipsIn(text).map((slip) => `${written.slug}: ${slip}: ${text}`)),
    ),
  };
}
