import { expect, test } from "vitest";
import { buildContentVersion } from "../testing/admin-responses.ts";
import { linesOfEdit, linesOfVersion } from "./text-lines.ts";

const { source } = buildContentVersion("place-0", 1, "Words.");

test("a line of a version is a field, with all its sentences", () => {
  const sentence = (at: string, kind: "heading" | "paragraph" | "metaTitle", text: string) => ({
    at,
    part: "mot" as const,
    kind,
    text,
    facts: [],
  });
  const lines = linesOfVersion({
    sentences: [
      sentence("mot[0].heading", "heading", "Vans"),
      sentence("mot[0].paragraphs[0][0]", "paragraph", "One."),
      sentence("mot[0].paragraphs[0][1]", "paragraph", "Two."),
      sentence("mot[0].paragraphs[1][0]", "paragraph", "Three."),
      sentence("motMetaTitle", "metaTitle", "Title"),
    ],
  });
  expect(lines("mot")).toEqual([
    { isHeading: true, text: "Vans" },
    { isHeading: false, text: "One. Two." },
    { isHeading: false, text: "Three." },
    { isHeading: false, text: "Title" },
  ]);
  expect(lines("servicing")).toEqual([]);
});

test("an edited text has its headings, paragraphs and metadata, and a question is a heading", () => {
  expect(linesOfEdit(source)("servicing").map(({ text }) => text)).toEqual([
    "Vans in Place 0",
    "Words.",
    "Van servicing in Place 0",
    "Clear prices.",
  ]);
  expect(linesOfEdit(source)("faqs")).toEqual([
    { isHeading: true, text: "How often?" },
    { isHeading: false, text: "Every year." },
  ]);
});
