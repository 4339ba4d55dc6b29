import { slotValues } from "../text/slot-values.ts";
import type { FactRecord } from "../../location/facts/facts.ts";
import type { LocationText } from "../text/location-text.ts";
import { fillKnownSlots } from "../text/slots.ts";
import type { FieldKind, Part, CheckedSentence } from "./check.ts";
import { readableText } from "./normalise.ts";

/** The position of a sentence in a text. */
type Position = Pick<CheckedSentence, "at" | "part" | "kind">;

/** Returns every sentence, heading, question and title of a text with its path, as checks read them. */
export function textSentences(text: LocationText, facts: FactRecord): CheckedSentence[] {
  const values = slotValues(facts);
  const read = (template: string, basis: readonly string[], position: Position): CheckedSentence => ({
    ...position,
    text: readableText(fillKnownSlots(template, values)),
    template,
    basis,
  });
  const field = (at: string, part: Part, kind: FieldKind, words: string): CheckedSentence[] => [
    read(words, [], { at, part, kind }),
  ];
  const prose = (written: LocationText["faqs"][number]["answer"], { at, ...position }: Position): CheckedSentence[] =>
    written.map(({ text: words, basis }, i) => read(words, basis, { ...position, at: `${at}[${i}]` }));
  const sections = (part: "servicing" | "mot"): CheckedSentence[] =>
    text[part].flatMap(({ heading, paragraphs }, i) => [
      ...field(`${part}[${i}].heading`, part, "heading", heading),
      ...paragraphs.flatMap((paragraph, j) =>
        prose(paragraph, { at: `${part}[${i}].paragraphs[${j}]`, part, kind: "paragraph" }),
      ),
    ]);
  return [
    ...sections("servicing"),
    ...sections("mot"),
    ...text.faqs.flatMap(({ question, answer }, i) => [
      ...field(`faqs[${i}].question`, "faqs", "question", question),
      ...prose(answer, { at: `faqs[${i}].answer`, part: "faqs", kind: "answer" }),
    ]),
    ...field("servicingMetaTitle", "servicing", "metaTitle", text.servicingMetaTitle),
    ...field("servicingMetaDescription", "servicing", "metaDescription", text.servicingMetaDescription),
    ...field("motMetaTitle", "mot", "metaTitle", text.motMetaTitle),
    ...field("motMetaDescription", "mot", "metaDescription", text.motMetaDescription),
  ];
}
