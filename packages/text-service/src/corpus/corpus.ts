import * as z from "zod";
import faqData from "./faqs.json" with { type: "json" };
import metadataData from "./metadata.json" with { type: "json" };
import motData from "./mot.json" with { type: "json" };
import servicingData from "./servicing.json" with { type: "json" };

/**
 * The corpus: all sentences of the text service, as JSON files beside this module, which checks them against their
 * schemas. `writer/wording.ts` describes the placeholders of a wording.
 */
const Wordings = z.array(z.string().min(1));

/** One sentence in several wordings. It is written if the location has the facts, and rests on them and on those it names. */
const Point = z.strictObject({
  needs: z.array(z.string()).default([]),
  wordings: Wordings,
  /** Wordings for a location that lacks a fact which all of `wordings` name, in order of preference. */
  otherwise: Wordings.default([]),
});

/** The subjects of the advice that a page chooses: first one of each of `subjects`, then of `more` until it is long enough. */
const Advice = z.strictObject({ subjects: Wordings, more: Wordings, island: Wordings });

/** The section of one page: a heading, the points of its first paragraph in their order, and the advice of its second. */
const Page = z.strictObject({ headings: Wordings, points: z.array(Point), advice: Advice });

/** A question with the points of its answer or the subjects of its advice. It is asked if the location has something for one. */
const Faq = z.strictObject({ questions: Wordings, answers: z.array(Point), advice: z.array(z.string()) });

/** Titles and descriptions in order of preference. A place with a namesake takes a title that tells the two apart. */
const Metadata = z.strictObject({ titles: Wordings, namesakeTitles: Wordings, descriptions: Wordings });

export type Point = z.output<typeof Point>;
export type Page = z.output<typeof Page>;
export type Metadata = z.output<typeof Metadata>;

export const servicing = Page.parse(servicingData);
export const mot = Page.parse(motData);
export const faqs = z.array(Faq).parse(faqData);
export const metadata = z.strictObject({ servicing: Metadata, mot: Metadata }).parse(metadataData);

/** Returns every wording of the corpus: what the writer can write, and all that the reader accepts. */
export const everyWording = (): string[] => {
  const ofPoints = (points: readonly Point[]) =>
    points.flatMap(({ wordings, otherwise }) => [...wordings, ...otherwise]);
  return [
    ...[servicing, mot].flatMap(({ headings, points }) => [...headings, ...ofPoints(points)]),
    ...faqs.flatMap(({ questions, answers }) => [...questions, ...ofPoints(answers)]),
    ...Object.values(metadata).flatMap(({ titles, namesakeTitles, descriptions }) => [
      ...titles,
      ...namesakeTitles,
      ...descriptions,
    ]),
  ];
};
