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

/** The sections of one page: a heading and the points of each paragraph, in their order. */
const Page = z.strictObject({ headings: Wordings, paragraphs: z.array(z.array(Point)) });

/** A question with the points of its answer. It is asked if the location has the facts for one of them. */
const Faq = z.strictObject({ questions: Wordings, answers: z.array(Point) });

/** Titles and descriptions in order of preference. A place with a namesake takes a title that tells the two apart. */
const Metadata = z.strictObject({ titles: Wordings, namesakeTitles: Wordings, descriptions: Wordings });

export type Point = z.output<typeof Point>;
export type Page = z.output<typeof Page>;
export type Metadata = z.output<typeof Metadata>;

export const servicing = Page.parse(servicingData);
export const mot = Page.parse(motData);
export const faqs = z.array(Faq).parse(faqData);
export const metadata = z.strictObject({ servicing: Metadata, mot: Metadata }).parse(metadataData);
