import { expect, test } from "vitest";
import { buildLocationText, buildSentence } from "../../testing/text-builders.ts";
import { countWords, faqText, fillText, joinText, mapText, sectionText } from "./location-text.ts";

const text = buildLocationText({
  servicing: [
    {
      heading: "Heading 1",
      paragraphs: [[buildSentence("One."), buildSentence("Two.")], [buildSentence("Three.")]],
    },
  ],
  mot: [{ heading: "Heading 2", paragraphs: [[buildSentence("Four {{a}}.")]] }],
  faqs: [{ question: "Five?", answer: [buildSentence("Six."), buildSentence("Seven.")] }],
  servicingMetaTitle: "Title 1",
  servicingMetaDescription: "Description 1",
  motMetaTitle: "Title 2",
  motMetaDescription: "Description 2",
});
const joined = {
  servicing: [{ heading: "Heading 1", paragraphs: ["One. Two.", "Three."] }],
  mot: [{ heading: "Heading 2", paragraphs: ["Four {{a}}."] }],
  faqs: [{ question: "Five?", answer: "Six. Seven." }],
  servicingMetaTitle: "Title 1",
  servicingMetaDescription: "Description 1",
  motMetaTitle: "Title 2",
  motMetaDescription: "Description 2",
};

test("sentences are joined to paragraphs and answers", () => {
  expect(joinText(text)).toEqual(joined);
});

test("paragraphs and answers change in one way, and all other strings in another", () => {
  const changed = mapText(
    joined,
    (words) => words.length,
    (words) => words.toUpperCase(),
  );
  expect(changed).toEqual({
    servicing: [{ heading: "HEADING 1", paragraphs: [9, 6] }],
    mot: [{ heading: "HEADING 2", paragraphs: [11] }],
    faqs: [{ question: "FIVE?", answer: 11 }],
    servicingMetaTitle: "TITLE 1",
    servicingMetaDescription: "DESCRIPTION 1",
    motMetaTitle: "TITLE 2",
    motMetaDescription: "DESCRIPTION 2",
  });
});

test("a text is filled only if there is a value for each slot", () => {
  expect(fillText(text, new Map([["a", 'a "quoted" \\ value']]))?.mot[0]?.paragraphs).toEqual([
    'Four a "quoted" \\ value.',
  ]);
  expect(fillText(text, new Map())).toBeNull();
});

test("lists the strings of sections and questions line by line", () => {
  expect(sectionText(joined.servicing)).toBe("Heading 1\nOne. Two.\nThree.");
  expect(faqText([...joined.faqs, { question: "Eight?", answer: "Nine." }])).toBe(
    "Five?\nSix. Seven.\nEight?\nNine.",
  );
});

test("counts words with a letter or a digit", () => {
  expect(countWords("  Three  vans – 4\nof £ them … ")).toBe(5);
});
