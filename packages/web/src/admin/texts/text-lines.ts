import type { ContentVersion, EditableText } from "@vanfettle/contract/content/review-schemas";
import { fieldOf } from "./review-sections.ts";

/** The texts of a location, by their parts of a version. */
export const textKinds = { servicing: "Servicing", mot: "MOT", faqs: "FAQ" } as const;
export type TextKind = keyof typeof textKinds;
export const allKinds = Object.keys(textKinds) as TextKind[];

/** A heading or a paragraph of a text. */
export type TextLine = { isHeading: boolean; text: string };

/** Returns the lines of each text of a location. */
export type TextLines = (kind: TextKind) => TextLine[];

/** Reads a version as visitors do, and its page titles and descriptions. */
export const linesOfVersion =
  ({ sentences }: Pick<ContentVersion, "sentences">): TextLines =>
  (kind) => {
    const ofKind = sentences.filter(({ part }) => part === kind);
    return [...Map.groupBy(ofKind, fieldOf).values()].map((sentencesOfLine) => ({
      isHeading: ["heading", "question"].includes(sentencesOfLine[0]?.kind ?? ""),
      text: sentencesOfLine.map(({ text }) => text).join(" "),
    }));
  };

/** Reads a text as operators edit it, with its slots. */
export const linesOfEdit =
  (text: EditableText): TextLines =>
  (kind) => {
    const heading = (line: string) => ({ isHeading: true, text: line });
    const paragraph = (line: string) => ({ isHeading: false, text: line });
    if (kind === "faqs") {
      return text.faqs.flatMap(({ question, answer }) => [heading(question), paragraph(answer)]);
    }
    return [
      ...text[kind].flatMap((section) => [
        heading(section.heading),
        ...section.paragraphs.map(paragraph),
      ]),
      ...[text[`${kind}MetaTitle`], text[`${kind}MetaDescription`]].map(paragraph),
    ];
  };
