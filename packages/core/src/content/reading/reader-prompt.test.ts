import { expect, test } from "vitest";
import { buildFactRecord, buildLocationText, buildSentence } from "../../testing/text-builders.ts";
import { taskFacts } from "../text/task-facts.ts";
import { findings, readerInstructions, readerRequest, sentencesToRead } from "./second-reader.ts";

const facts = buildFactRecord();

test("judges the writer's sentences, numbered from 1 and with slots filled", () => {
  const text = buildLocationText({
    servicing: [
      {
        heading: "Vans in Reigate",
        paragraphs: [[buildSentence("Ask near {{town1}}.")]],
      },
    ],
    mot: [],
    faqs: [{ question: "Where?", answer: [buildSentence("There.")] }],
  });
  const read = sentencesToRead(text, facts);
  expect(read.slice(0, 3)).toEqual([
    {
      number: 1,
      at: "servicing[0].heading",
      part: "servicing",
      kind: "heading",
      text: "Vans in Reigate",
    },
    {
      number: 2,
      at: "servicing[0].paragraphs[0][0]",
      part: "servicing",
      kind: "paragraph",
      text: "Ask near 18 class 7 stations within 5 miles of Redhill.",
    },
    { number: 3, at: "faqs[0].question", part: "faqs", kind: "question", text: "Where?" },
  ]);
  expect(read.slice(3).map(({ at }) => at)).toEqual([
    "faqs[0].answer[0]",
    "servicingMetaTitle",
    "servicingMetaDescription[0]",
    "motMetaTitle",
    "motMetaDescription[0]",
  ]);
});

test("the request has the location, its facts and the sentences, and room for the model's reasoning", () => {
  const { instructions, input, format, maxOutputTokens } = readerRequest(facts, [
    { number: 1, at: "mot", part: "mot", kind: "paragraph", text: "So." },
  ]);
  expect(JSON.parse(input)).toEqual({
    task: "judge-sentences",
    ...taskFacts(facts),
    sentences: [{ sentence: 1, part: "mot", kind: "paragraph", text: "So." }],
  });
  expect(format.name).toBe("verdicts");
  expect(maxOutputTokens).toBe(12_000);
  expect(instructions).toBe(readerInstructions);
});

test("the instructions explain every finding", () => {
  for (const finding of findings) expect(readerInstructions).toContain(`\n- "${finding}": `);
});
