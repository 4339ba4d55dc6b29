import type { FactRecord } from "../../location/facts/facts.ts";
import type { LocationText, SectionOf, Sentence, TextOf } from "../text/location-text.ts";
import { fillKnownSlots, slotValues } from "../text/slots.ts";
import type { CheckedSentence } from "./check.ts";
import { readableText } from "./normalise.ts";

/**
 * Returns every sentence, heading, question and title of a text with its path, as checks read them.
 */
export function textSentences(text: LocationText, facts: FactRecord): CheckedSentence[] {
  const values = slotValues(facts);
  const read = (template: string) => ({
    text: readableText(fillKnownSlots(template, values)),
    template,
  });
  return textFields(text).flatMap(({ text: words, at, ...field }): CheckedSentence[] =>
    typeof words === "string" && field.kind !== "metaDescription"
      ? [{ ...field, at, ...read(words) }]
      : proseOf(words).map((sentence, i) => ({
          ...field,
          at: `${at}[${i}]`,
          ...read(sentence.text),
        })),
  );
}

/** Returns the sentences of a field. A description is stored as one string. */
export const proseOf = (words: string | readonly Sentence[]): readonly Sentence[] =>
  typeof words === "string"
    ? words.split(/(?<=[.!?]) (?=\p{Lu}|\{\{)/u).map((text) => ({ text }))
    : words;

type TextField<Text> = Pick<CheckedSentence, "at" | "part" | "kind"> & { text: Text };

/** Returns every string, paragraph and answer of a text with its path. */
export function textFields<Prose>({
  servicing,
  mot,
  faqs,
  ...meta
}: TextOf<Prose>): TextField<Prose | string>[] {
  type Field = TextField<Prose | string>;
  const sections = (part: "servicing" | "mot", list: readonly SectionOf<Prose>[]): Field[] =>
    list.flatMap(({ heading, paragraphs }, i): Field[] => [
      { at: `${part}[${i}].heading`, part, kind: "heading", text: heading },
      ...paragraphs.map((text, j): Field => ({
        at: `${part}[${i}].paragraphs[${j}]`,
        part,
        kind: "paragraph",
        text,
      })),
    ]);
  return [
    ...sections("servicing", servicing),
    ...sections("mot", mot),
    ...faqs.flatMap(({ question, answer }, i): Field[] => [
      { at: `faqs[${i}].question`, part: "faqs", kind: "question", text: question },
      { at: `faqs[${i}].answer`, part: "faqs", kind: "answer", text: answer },
    ]),
    {
      at: "servicingMetaTitle",
      part: "servicing",
      kind: "metaTitle",
      text: meta.servicingMetaTitle,
    },
    {
      at: "servicingMetaDescription",
      part: "servicing",
      kind: "metaDescription",
      text: meta.servicingMetaDescription,
    },
    { at: "motMetaTitle", part: "mot", kind: "metaTitle", text: meta.motMetaTitle },
    {
      at: "motMetaDescription",
      part: "mot",
      kind: "metaDescription",
      text: meta.motMetaDescription,
    },
  ];
}
