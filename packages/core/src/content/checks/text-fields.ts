import type { JoinedSection, TextInParagraphs } from "../text/location-text.ts";
import type { FieldKind, Part } from "./check.ts";

export interface TextField {
  /** Path of the field, by which the text service can find it: `mot[1].heading`. */
  at: string;
  part: Part;
  kind: FieldKind;
  text: string;
}

/** Returns every string of a text with its path. */
export function textFields(text: TextInParagraphs): TextField[] {
  const sections = (part: "servicing" | "mot", list: readonly JoinedSection[]): TextField[] =>
    list.flatMap(({ heading, paragraphs }, i) => [
      { at: `${part}[${i}].heading`, part, kind: "heading", text: heading },
      ...paragraphs.map((words, j): TextField => ({
        at: `${part}[${i}].paragraphs[${j}]`,
        part,
        kind: "paragraph",
        text: words,
      })),
    ]);
  return [
    ...sections("servicing", text.servicing),
    ...sections("mot", text.mot),
    ...text.faqs.flatMap(({ question, answer }, i): TextField[] => [
      { at: `faqs[${i}].question`, part: "faqs", kind: "question", text: question },
      { at: `faqs[${i}].answer`, part: "faqs", kind: "answer", text: answer },
    ]),
    { at: "servicingMetaTitle", part: "servicing", kind: "metaTitle", text: text.servicingMetaTitle },
    { at: "servicingMetaDescription", part: "servicing", kind: "metaDescription", text: text.servicingMetaDescription },
    { at: "motMetaTitle", part: "mot", kind: "metaTitle", text: text.motMetaTitle },
    { at: "motMetaDescription", part: "mot", kind: "metaDescription", text: text.motMetaDescription },
  ];
}
