import { expect, test } from "vitest";
import { buildLocationText } from "../../testing/text-builders.ts";
import { objection } from "../checks/check.ts";
import { cutSentences } from "./cut-sentences.ts";

const sentences = (...texts: string[]) => texts.map((text) => ({ text }));
const text = {
  ...buildLocationText(),
  servicing: [
    { heading: "Garages", paragraphs: [sentences("One.", "Two.", "Three."), sentences("Four.")] },
  ],
  faqs: [{ question: "How many?", answer: sentences("Five.", "Six.") }],
};
const objectTo = (...paths: string[]) =>
  paths.map((at) => objection("reader", { at }, "", "nobody would miss it"));

test("cuts the last sentences of paragraphs and answers", () => {
  const shorter = cutSentences(
    text,
    objectTo("servicing[0].paragraphs[0][2]", "servicing[0].paragraphs[0][1]", "faqs[0].answer[1]"),
  );
  expect(shorter).toEqual({
    ...text,
    servicing: [{ heading: "Garages", paragraphs: [sentences("One."), sentences("Four.")] }],
    faqs: [{ question: "How many?", answer: sentences("Five.") }],
  });
});

test.each([
  ["has a sentence after it", "servicing[0].paragraphs[0][1]"],
  ["is alone in its paragraph", "servicing[0].paragraphs[1][0]"],
  ["is a question", "faqs[0].question"],
  ["is a title", "motMetaTitle"],
  ["is the whole text", "text"],
])("cuts nothing if what is objected to %s", (_, at) => {
  expect(cutSentences(text, objectTo(at, "faqs[0].answer[1]"))).toBeUndefined();
});
