import { describe, expect, test } from "vitest";
import { messageWithoutField } from "../checks/check.ts";
import { findingOf, readVerdicts } from "./second-reader.ts";

const sentences = [
  { number: 1, at: "mot[0].heading", part: "mot", kind: "heading", text: "Testing in Reigate" },
  {
    number: 2,
    at: "faqs[0].answer[0]",
    part: "faqs",
    kind: "answer",
    text: "Everybody's favourite is near, at the corner.",
  },
] as const;
const supported = (sentence: number, words = "") => ({ sentence, verdict: "supported", words });
const read = (...verdicts: unknown[]) => readVerdicts({ verdicts }, sentences);
const objectTo = (words: string, verdict = "law") =>
  read(supported(1), { sentence: 2, verdict, words });

test("a text with supported sentences only has no objections", () => {
  expect(read(supported(2), supported(1, " "))).toEqual({ objections: [] });
});

describe("an objection", () => {
  test.each([
    ["removable without loss", "that nothing is lost without it", "removable"],
    ["not supported", "that no fact supports it", "unsupported"],
    ["promise or praise", "a promise or praise", "reader"],
    ["law", "a statement of law", "reader"],
    ["unsafe", "it unsafe", "reader"],
    ["not about this place", "that it is not about this place", "reader"],
  ])(
    "of the finding %s has its own words, by which the finding is found again",
    (finding, what, code) => {
      const reading = objectTo("favourite", finding);
      const [objection, ...others] = "objections" in reading ? reading.objections : [];
      expect(others).toEqual([]);
      expect(objection).toEqual({
        code,
        severity: "warning",
        at: "faqs[0].answer[0]",
        words: "favourite",
        message: `FAQ, question 1, answer, sentence 1 says "favourite": the second reader finds ${what}.`,
      });
      expect(objection && findingOf(messageWithoutField(objection))).toBe(finding);
    },
  );

  test("without words is about the whole sentence", () => {
    expect(objectTo("  ")).toMatchObject({ objections: [{ words: sentences[1]?.text }] });
  });

  test("may quote with other apostrophes and spaces at its ends", () => {
    expect(objectTo(" Everybody’s favourite ")).toMatchObject({
      objections: [{ words: "Everybody's favourite" }],
    });
  });

  test("may quote up to 300 characters", () => {
    const quote = (length: number) => {
      const text = "x".repeat(length);
      return readVerdicts({ verdicts: [{ sentence: 1, verdict: "law", words: text }] }, [
        { number: 1, at: "mot", part: "mot", kind: "paragraph", text },
      ]);
    };
    expect(quote(300)).toHaveProperty("objections");
    expect(quote(301)).toEqual({ problem: "it quoted words that are not in the sentence" });
  });
});

test.each([
  ["no verdicts", [], "it returned fewer verdicts than there are sentences"],
  ["a missing verdict", [supported(1)], "it returned fewer verdicts than there are sentences"],
  [
    "an additional verdict",
    [1, 2, 3].map((n) => supported(n)),
    "it returned more verdicts than there are sentences",
  ],
  ["a verdict twice", [supported(2), supported(2)], "it returned two verdicts for one sentence"],
  [
    "a verdict on another sentence",
    [supported(2), supported(3)],
    "it returned verdicts for other sentences",
  ],
  [
    "words of a supported sentence",
    [supported(1, "van"), supported(2)],
    "it objected to words of a sentence that it supports",
  ],
  [
    "an unknown finding",
    [supported(1), { ...supported(2), verdict: "dull" }],
    "its response did not match the schema",
  ],
  [
    "an additional field",
    [supported(1), { ...supported(2), sure: true }],
    "its response did not match the schema",
  ],
])("an answer with %s is not used", (_, verdicts, problem) => {
  expect(read(...verdicts)).toEqual({ problem });
});

test("does not count an objection of a check as a finding of the reader", () => {
  expect(findingOf("no phone numbers.")).toBeUndefined();
  expect(findingOf("")).toBeUndefined();
});
