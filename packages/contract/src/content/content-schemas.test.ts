import { expect, test } from "vitest";
import { contentSchemas } from "./content-schemas.ts";

test.each([
  ["a paragraph", 2_000, (text: string) => ({ servicing: [{ heading: "A", paragraphs: [text] }] })],
  [
    "an answer",
    2_000,
    (text: string) => ({ faqs: [1, 2].map(() => ({ question: "A", answer: text })) }),
  ],
  ["a heading", 600, (text: string) => ({ mot: [{ heading: text, paragraphs: ["A"] }] })],
  [
    "a question",
    600,
    (text: string) => ({ faqs: [1, 2].map(() => ({ question: text, answer: "A" })) }),
  ],
  ["a title", 600, (text: string) => ({ servicingMetaTitle: text })],
  ["a description", 600, (text: string) => ({ motMetaDescription: text })],
])("an edit may have %s of up to %d characters", (_, most, changes) => {
  const sections = [{ heading: "A", paragraphs: ["A"] }];
  const text = {
    servicing: sections,
    mot: sections,
    faqs: [1, 2].map(() => ({ question: "A", answer: "A" })),
    servicingMetaTitle: "A",
    servicingMetaDescription: "A",
    motMetaTitle: "A",
    motMetaDescription: "A",
  };
  const { body } = contentSchemas.editContentVersion;
  expect(body.safeParse({ text: { ...text, ...changes("a".repeat(most)) } }).success).toBe(true);
  expect(body.safeParse({ text: { ...text, ...changes("a".repeat(most + 1)) } }).success).toBe(
    false,
  );
});
