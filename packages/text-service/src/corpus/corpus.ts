import * as z from "zod";
import faqData from "./faqs.json" with { type: "json" };
import metadataData from "./metadata.json" with { type: "json" };
import motData from "./mot.json" with { type: "json" };
import servicingData from "./servicing.json" with { type: "json" };

/**
 * The sentences of the text service, in JSON files. `writer/wording.ts` describes the placeholders
 * of a wording.
 */
const Wordings = z.array(z.string().min(1)).min(1);

/**
 * A sentence for locations that have the facts in `needs` and none in `unless`: the first wording
 * for which the location has every fact.
 */
const Point = z.strictObject({
  needs: z.array(z.string()).default([]),
  unless: z.array(z.string()).default([]),
  wordings: Wordings,
});
const Points = z.array(Point);

/** A page's section: a heading, the first that fits, and the points of its paragraph in order. */
const Page = z.strictObject({ headings: Points, points: Points });

/** A question with the points of its answer, for locations that have the facts. */
const Faq = z.strictObject({ question: z.string(), answer: Points });

/** Titles and descriptions in order of preference. */
const Metadata = z.strictObject({ titles: Wordings, descriptions: Points });

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
  const pages = [servicing, mot].flatMap(({ headings, points }) => [...headings, ...points]);
  const answers = faqs.flatMap(({ answer }) => answer);
  return [
    ...[...pages, ...answers].flatMap(({ wordings }) => wordings),
    ...faqs.map(({ question }) => question),
    ...Object.values(metadata).flatMap(({ titles, descriptions }) => [
      ...titles,
      ...descriptions.flatMap(({ wordings }) => wordings),
    ]),
  ];
};
