import { isPlainMarkup, parseFaqs } from "@vanfettle/contract/location-text";
import type { LoadedLocation } from "../../api/load-location.ts";
import type { DocumentState } from "./document-state.ts";

/** Stands in the state for a text that the document holds already. */
const shown = "\u0001shown";

type Texts = Pick<LoadedLocation["location"], "servicing_content" | "mot_content" | "faq_content">;

const isLocationSeed = (seed: DocumentState["seeds"][number]): seed is [["location", string], LoadedLocation] =>
  seed[0][0] === "location";

const asShown = (text: string | null): string | null => (text !== null && isPlainMarkup(text) ? shown : text);

/** A page's long texts would otherwise travel twice: as what is read, and in the state. */
export const withoutShownTexts = (seeds: DocumentState["seeds"]): DocumentState["seeds"] =>
  seeds.map((seed) => {
    if (!isLocationSeed(seed)) return seed;
    const [key, { location, ...rest }] = seed;
    const texts: Texts = {
      servicing_content: asShown(location.servicing_content),
      mot_content: asShown(location.mot_content),
      faq_content: parseFaqs(location.faq_content).length > 0 ? shown : location.faq_content,
    };
    return [key, { ...rest, location: { ...location, ...texts } }];
  });

interface FaqPage {
  "@type": string;
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
}

function shownFaqs(document: Document): string | null {
  const blocks = Array.from(document.querySelectorAll('script[type="application/ld+json"]'), (script) => {
    return JSON.parse(script.textContent) as FaqPage;
  });
  const page = blocks.find((block) => block["@type"] === "FAQPage");
  const faqs = page?.mainEntity.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text }));
  return faqs ? JSON.stringify(faqs) : null;
}

/** Reads them back from the document the edge wrote. */
export const withShownTexts = (seeds: DocumentState["seeds"], document: Document): DocumentState["seeds"] =>
  seeds.map((seed) => {
    if (!isLocationSeed(seed)) return seed;
    const [key, { location, ...rest }] = seed;
    const text = () => document.querySelector("[data-text]")?.innerHTML ?? null;
    const texts: Texts = {
      servicing_content: location.servicing_content === shown ? text() : location.servicing_content,
      mot_content: location.mot_content === shown ? text() : location.mot_content,
      faq_content: location.faq_content === shown ? shownFaqs(document) : location.faq_content,
    };
    return [key, { ...rest, location: { ...location, ...texts } }];
  });
