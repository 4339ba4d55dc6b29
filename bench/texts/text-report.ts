import { isError } from "@vanfettle/core/content/checks/check";
import { maskNames } from "@vanfettle/core/content/similarity/signature";
import {
  countWords,
  sectionText,
  type LocationText,
} from "@vanfettle/core/content/text/location-text";
import { replaceSlots } from "@vanfettle/core/content/text/slots";
import { namesIn } from "@vanfettle/core/location/facts/facts";
import { slipsIn } from "./slips.ts";
import { writtenSentences, type WrittenText } from "./written-texts.ts";

/** The minimum, median and maximum. */
type Spread = readonly [number, number, number];

export interface TextReport {
  texts: number;
  /**
   * The number of texts without objections by the checks or the local reader at the first attempt.
   */
  faultless: number;
  refused: number;
  secondAttempts: number;
  /** The words of each page, with slots filled. */
  servicingWords: Spread;
  motWords: Spread;
  sentences: Spread;
  questions: Spread;
  /**
   * The facts that several sentences of a text are based on, and the texts with two or more such
   * facts.
   */
  repeatedFacts: Spread;
  repeatingTexts: string[];
  /**
   * The share of the written sentences whose wording, with names and slots masked, occurs in more
   * than ten other places.
   */
  commonShare: number;
  repeatedTitles: string[];
  repeatedDescriptions: string[];
  /** The sentences that are not based on a fact. */
  withoutFact: string[];
  /** The sentences, with their figures, that two pages of a service or the two of a place share. */
  sharedSentences: string[];
  slips: string[];
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN;
const spread = (values: readonly number[]): Spread => [
  at(values, 0),
  at(values, 0.5),
  at(values, 1),
];

function repeated(values: readonly (readonly [slug: string, value: string])[]): string[] {
  const slugs = new Map<string, Set<string>>();
  // The place London shares the page of its region.
  for (const [slug, value] of values) slugs.set(value, (slugs.get(value) ?? new Set()).add(slug));
  return [...slugs]
    .filter(([, list]) => list.size > 1)
    .map(([value, list]) => `${value}: ${[...list].join(", ")}`);
}

function repeatedFactsOf(written: WrittenText): string[] {
  const ids = writtenSentences(written).flatMap(({ basis }) => basis);
  return [...new Set(ids.filter((id, i) => ids.indexOf(id) < i))];
}

/** The number of other places above which a wording counts as common. */
const commonPlaces = 10;

function commonShareOf(texts: readonly WrittenText[]): number {
  const masked = texts.map((written) =>
    writtenSentences(written).map(({ template }) =>
      maskNames(replaceSlots(template, "#"), namesIn(written.facts)),
    ),
  );
  const places = new Map<string, number>();
  for (const wordings of masked) {
    for (const each of new Set(wordings)) places.set(each, (places.get(each) ?? 0) + 1);
  }
  const all = masked.flat();
  return all.filter((wording) => (places.get(wording) ?? 0) - 1 > commonPlaces).length / all.length;
}

/** A place's questions are on both of its pages. */
function sharedSentencesOf(texts: readonly WrittenText[]): string[] {
  const sentencesOfPart = (
    written: WrittenText,
    part: Partial<Pick<LocationText, "servicing" | "mot" | "faqs">>,
  ) =>
    writtenSentences({
      ...written,
      text: { ...written.text, servicing: [], mot: [], faqs: [], ...part },
    }).map(({ text }) => text);
  const on = (page: "servicing" | "mot") =>
    texts.flatMap((written) => {
      const { [page]: sections, faqs } = written.text;
      const sentences = sentencesOfPart(written, { [page]: sections, faqs });
      return sentences.map((sentence) => [written.slug, sentence] as const);
    });
  const ofPairs = texts.flatMap((written) => {
    const { servicing, mot } = written.text;
    const own = new Set(sentencesOfPart(written, { servicing }));
    return sentencesOfPart(written, { mot }).flatMap((sentence) =>
      own.has(sentence) ? [`${sentence}: ${written.slug}, twice`] : [],
    );
  });
  return [...repeated(on("servicing")), ...repeated(on("mot")), ...ofPairs];
}

/** Measures the quality of texts against the publishing criteria. */
export function reportTexts(texts: readonly WrittenText[]): TextReport {
  const repeating = texts.map((written) => ({
    slug: written.slug,
    facts: repeatedFactsOf(written),
  }));
  return {
    texts: texts.length,
    faultless: texts.filter(({ attempts, objections }) => attempts === 1 && objections.length === 0)
      .length,
    refused: texts.filter(({ objections }) => objections.some(isError)).length,
    secondAttempts: texts.filter(({ attempts }) => attempts > 1).length,
    servicingWords: spread(texts.map(({ filled }) => countWords(sectionText(filled.servicing)))),
    motWords: spread(texts.map(({ filled }) => countWords(sectionText(filled.mot)))),
    sentences: spread(texts.map((written) => writtenSentences(written).length)),
    questions: spread(texts.map(({ text }) => text.faqs.length)),
    repeatedFacts: spread(repeating.map(({ facts }) => facts.length)),
    repeatingTexts: repeating
      .filter(({ facts }) => facts.length > 1)
      .map(({ slug, facts }) => `${slug}: ${facts.join(", ")}`),
    commonShare: commonShareOf(texts),
    repeatedTitles: [
      ...repeated(texts.map(({ slug, filled }) => [slug, filled.servicingMetaTitle])),
      ...repeated(texts.map(({ slug, filled }) => [slug, filled.motMetaTitle])),
    ],
    repeatedDescriptions: [
      ...repeated(texts.map(({ slug, filled }) => [slug, filled.servicingMetaDescription])),
      ...repeated(texts.map(({ slug, filled }) => [slug, filled.motMetaDescription])),
    ],
    withoutFact: texts.flatMap((written) =>
      writtenSentences(written).flatMap(({ text, basis }) =>
        basis.length === 0 ? [`${written.slug}: ${text}`] : [],
      ),
    ),
    sharedSentences: sharedSentencesOf(texts),
    slips: texts.flatMap((written) =>
      writtenSentences(written).flatMap(({ text }) =>
        slipsIn(text).map((slip) => `${written.slug}: ${slip}: ${text}`),
      ),
    ),
  };
}
