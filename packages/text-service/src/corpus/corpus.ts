import * as z from "zod";
import faqData from "./faqs.json" with { type: "json" };
import metadataData from "./metadata.json" with { type: "json" };
import motData from "./mot.json" with { type: "json" };
import servicingData from "./servicing.json" with { type: "json" };

/**
 * The sentences of the text service, in JSON files. `writer/wording.ts` describes the placeholders
 * of a wording.
 */
const Wordings = z.array(z.string().min(1));

/**
 * A sentence in several wordings, for locations with the facts. Its basis is `needs` and the facts
 * in the wording.
 */
const Point = z.strictObject({
  needs: z.array(z.string()).default([]),
  wordings: Wordings,
  /**
   * The wordings for a location that lacks a fact used in all of `wordings`, in order of
   * preference.
   */
  otherwise: Wordings.default([]),
});

/** A page's section: a heading, and the points of its paragraph in order. */
const Page = z.strictObject({ headings: Wordings, points: z.array(Point) });

/** A question with the points of its answer, for locations that have the facts. */
const Faq = z.strictObject({ questions: Wordings, answers: z.array(Point) });

/**
 * Titles and descriptions in order of preference. A place with a namesake gets a title that
 * distinguishes it.
 */
const Metadata = z.strictObject({
  titles: Wordings,
  namesakeTitles: Wordings,
  descriptions: Wordings,
});

export type Point = z.output<typeof Point>;
export type Page = z.output<typeof Page>;
export type Metadata = z.output<typeof Metadata>;

export const servicing = Page.parse(servicingData);
export const mot = Page.parse(motData);
export const faqs = z.array(Faq).parse(faqData);
export const metadata = z.strictObject({ servicing: Metadata, mot: Metadata }).parse(metadataData);

/**
 * Returns every wording of the corpus. The writer uses only these, and the reader accepts only
 * these.
 */
export const everyWording = (): string[] => {
  const ofPoint = ({ wordings, otherwise }: Point) => [...wordings, ...otherwise];
  return [
    ...[servicing, mot].flatMap(({ headings, points }) => [
      ...headings,
      ...points.flatMap(ofPoint),
    ]),
    ...faqs.flatMap(({ questions, answers }) => [...questions, ...answers.flatMap(ofPoint)]),
    ...Object.values(metadata).flatMap((page) => Object.values(page).flat()),
  ];
};
