import type { Faq } from "@vanfettle/contract/location-text";
import type { ShownText } from "./location-content.ts";
import { textLines, type TextLine } from "./text-lines.ts";

export const textKinds = { servicing: "Servicing", mot: "MOT", faq: "FAQ" } as const;
export type TextKind = keyof typeof textKinds;

const faqLines = (faqs: readonly Faq[]): TextLine[] =>
  faqs.flatMap(({ question, answer }) => [
    { isHeading: true, text: question },
    { isHeading: false, text: answer },
  ]);

/** The words of one of the three, for counting and comparing. */
export function linesOf(text: ShownText, kind: TextKind): TextLine[] {
  if (kind === "faq") return faqLines(text.faqs);
  return textLines(text[kind]?.html ?? "");
}
