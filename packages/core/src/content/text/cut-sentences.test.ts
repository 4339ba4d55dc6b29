import { expect, test } from "vitest";
import { buildLocationText } from "../../testing/text-builders.ts";
import { objection } from "../checks/check.ts";
import { cutSentences } from "./cut-sentences.ts";

const sentences = (...texts: string[]) => texts.map((text) => ({ text }));
const text = {
  ...buildLocationText(),
  servicing: [
    {
      heading: "Garages",
      paragraphs: [sentences("One.", "Two.", "If they are full, three."), sentences("Four.")],
    },
  ],
  faqs: [{ question: "How many?", answer: sentences("Five.", "So six.") }],
};
const removable = (at: string) => objection("removable", { at }, "", "nobody would miss it");
const objectTo = (...paths: string[]) =>
  paths.map((at) => objection("unsupported", { at }, "", "nobody would miss it"));

test("cuts the last sentences of paragraphs, and of the answer to the only question", () => {
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

test("cuts a sentence that nobody would miss, unless the next refers to it", () => {
  const shorter = cutSentences(text, [removable("servicing[0].paragraphs[0][0]")]);
  expect(cutSentences(text, [removable("servicing[0].paragraphs[0][1]")])).toBeUndefined();
  expect(shorter?.servicing[0]?.paragraphs[0]).toEqual(
    sentences("Two.", "If they are full, three."),
  );
});

test("cuts a paragraph of which nothing is left, and a question that is not the only one", () => {
  const faqs = [...text.faqs, { question: "Where?", answer: sentences("Seven.") }];
  const [kept] = faqs.slice(1);
  const longer = { ...text, faqs };
  expect(cutSentences(longer, objectTo("faqs[1].answer[0]"))?.faqs).toEqual(text.faqs);
  expect(cutSentences(longer, objectTo("faqs[0].question"))?.faqs).toEqual([kept]);
  expect(cutSentences(longer, objectTo("faqs[0].answer[0]"))?.faqs).toEqual([kept]);
  expect(cutSentences(text, objectTo("servicing[0].paragraphs[1][0]"))?.servicing).toEqual([
    { heading: "Garages", paragraphs: [sentences("One.", "Two.", "If they are full, three.")] },
  ]);
});

test.each(["unsupported", "reader", "figure"] as const)(
  "leaves a page its usual description instead of one with the objection %s",
  (code) => {
    const found = objection(code, { at: "motMetaDescription" }, "", "so");
    expect(cutSentences(text, [found])).toEqual({ ...text, motMetaDescription: "" });
  },
);

test("cuts no contact from a description, because the text has not been read", () => {
  const found = objection("contact", { at: "motMetaDescription" }, "", "no phone numbers");
  expect(cutSentences(text, [found])).toBeUndefined();
});

test.each([
  ["has a sentence after it", "servicing[0].paragraphs[0][0]"],
  ["is a heading", "servicing[0].heading"],
  ["is the only question", "faqs[0].question"],
  ["is a title", "motMetaTitle"],
  ["is the whole text", "text"],
])("cuts nothing if what is objected to %s", (_, at) => {
  expect(cutSentences(text, objectTo(at))).toBeUndefined();
});

test("cuts nothing that could do harm: the whole text is written again or waits", () => {
  const at = "faqs[0].answer[1]";
  expect(cutSentences(text, [objection("reader", { at }, "", "a promise")])).toBeUndefined();
});
