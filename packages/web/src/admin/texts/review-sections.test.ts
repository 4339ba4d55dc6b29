import { expect, test } from "vitest";
import {
  markQuotes,
  reviewText,
  suggestReason,
  type Objection,
  type Sentence,
} from "./review-sections.ts";

const sentence = (
  at: string,
  part: Sentence["part"],
  kind: Sentence["kind"],
  text = at,
): Sentence => ({
  at,
  part,
  kind,
  text,
  facts: [],
});
const objection = (at: string, words = "", kind = "Law"): Objection => ({
  code: "law_word",
  severity: "warning",
  at,
  words,
  message: at,
  kind,
  what: "remove it",
});
const sentences = [
  sentence("servicing[0].heading", "servicing", "heading"),
  sentence("servicing[0].paragraphs[0][0]", "servicing", "paragraph"),
  sentence("servicing[0].paragraphs[0][1]", "servicing", "paragraph"),
  sentence("servicing[0].paragraphs[1][0]", "servicing", "paragraph"),
  sentence("mot[0].heading", "mot", "heading"),
  sentence("faqs[0].question", "faqs", "question"),
  sentence("faqs[0].answer[0]", "faqs", "answer"),
  sentence("faqs[0].answer[1]", "faqs", "answer"),
  sentence("motMetaTitle", "mot", "metaTitle"),
  sentence("motMetaDescription[0]", "mot", "metaDescription"),
  sentence("motMetaDescription[1]", "mot", "metaDescription"),
];

test("groups sentences by page, and begins a paragraph, an answer and a field anew", () => {
  const { sections } = reviewText({ sentences, objections: [] });
  expect(
    sections.map(({ part, sentences: own }) => [part, own.map(({ begins }) => begins)]),
  ).toEqual([
    ["servicing", [true, true, false, true]],
    ["mot", [true, true, true, false]],
    ["faqs", [true, true, false]],
  ]);
});

test("counts the characters of a description, not of its sentences", () => {
  const [, mot] = reviewText({ sentences, objections: [] }).sections;
  const [first, second] = mot?.sentences.slice(-2) ?? [];
  const length = `${first?.text} ${second?.text}`.length;
  expect([first?.fieldLength, second?.fieldLength]).toEqual([length, length]);
});

test.each([
  ["motMetaDescription", "motMetaDescription[0]"],
  ["servicing[0].paragraphs[0][1]", "servicing[0].paragraphs[0][1]"],
  ["servicing[0].paragraphs[1]", "servicing[0].paragraphs[1][0]"],
  ["faqs[0].answer", "faqs[0].answer[0]"],
  ["faqs[0]", "faqs[0].question"],
  ["motMetaTitle", "motMetaTitle"],
])("shows an objection to %s at %s", (at, place) => {
  const { sections, general } = reviewText({ sentences, objections: [objection(at)] });
  const shown = sections
    .flatMap(({ sentences: own }) => own)
    .filter(({ objections }) => objections.length > 0);
  expect(shown.map((each) => each.at)).toEqual([place]);
  expect(general).toEqual([]);
});

test.each(["", "text", "mot", "servicing[7].heading"])(
  "keeps an objection to %j for the whole text",
  (at) => {
    expect(reviewText({ sentences, objections: [objection(at)] }).general).toHaveLength(1);
  },
);

test("marks each quote wherever it stands, and overlapping quotes as one", () => {
  const marked = (text: string, ...words: string[]) =>
    markQuotes(
      text,
      words.map((each) => objection("", each)),
    ).map(({ text: piece, isQuoted }) => (isQuoted ? `[${piece}]` : piece));
  expect(marked("the best price and the best work", "best")).toEqual([
    "the ",
    "[best]",
    " price and the ",
    "[best]",
    " work",
  ]);
  expect(marked("the best price", "best price", "the best")).toEqual(["[the best price]"]);
  expect(marked("nothing", "", "absent")).toEqual(["nothing"]);
});

test("suggests the kinds and quotes as the reason, once each, shortened and within the limit", () => {
  const objections = [objection("a", "must"), objection("b", "must"), objection("c", "", "Length")];
  expect(suggestReason(objections, 500)).toBe('Law: "must"; Length');
  expect(suggestReason(objections, 19)).toBe('Law: "must"; Length');
  expect(suggestReason(objections, 18)).toBe('Law: "must"');
  expect(suggestReason([objection("a", "x".repeat(200))], 500)).toBe(`Law: "${"x".repeat(60)}…"`);
  expect(suggestReason([], 500)).toBe("");
});
