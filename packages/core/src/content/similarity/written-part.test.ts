import { expect, test } from "vitest";
import { buildAdvice, buildLocationText, buildSentence } from "../../testing/text-builders.ts";
import { writtenPart } from "./signature.ts";

test("leaves out the sentences of the library, and nothing that the writer wrote", () => {
  const written = buildSentence("Redhill is near.", "nearby.1");
  const advice = buildAdvice("oil-grade");
  const section = { heading: "Vans", paragraphs: [[advice, written], [advice]] };
  const text = buildLocationText({
    servicing: [section],
    mot: [],
    faqs: [{ question: "Where?", answer: [written, advice] }],
  });
  expect(writtenPart(text)).toEqual({
    ...text,
    servicing: [{ heading: "Vans", paragraphs: [[written], []] }],
    faqs: [{ question: "Where?", answer: [written] }],
  });
});
