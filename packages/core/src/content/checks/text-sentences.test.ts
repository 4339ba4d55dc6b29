import { expect, test } from "vitest";
import { buildFactRecord, buildLocationText, buildSentence } from "../../testing/text-builders.ts";
import { joinText } from "../text/location-text.ts";
import { textFields, textSentences } from "./text-sentences.ts";

const text = buildLocationText({
  servicing: [
    {
      heading: "Vans",
      paragraphs: [
        [buildSentence("Ask “{{town1}}”."), buildSentence("So.")],
        [buildSentence("Then.")],
      ],
    },
    { heading: "More", paragraphs: [[buildSentence("Or there.")]] },
  ],
  mot: [{ heading: "Tests", paragraphs: [[buildSentence("It is {{unknown}}.")]] }],
  faqs: [
    { question: "Where?", answer: [buildSentence("Here.")] },
    { question: "When?", answer: [buildSentence("Now."), buildSentence("Or later.")] },
  ],
  servicingMetaTitle: "Title 1",
  servicingMetaDescription: "Description 1",
  motMetaTitle: "Title 2",
  motMetaDescription: "Description 2. {{count5}} more",
});

test("a text is read sentence by sentence, each with its path, part and kind", () => {
  expect(
    textSentences(text, buildFactRecord()).map(({ at, part, kind, template }) => [
      at,
      part,
      kind,
      template,
    ]),
  ).toEqual([
    ["servicing[0].heading", "servicing", "heading", "Vans"],
    ["servicing[0].paragraphs[0][0]", "servicing", "paragraph", "Ask “{{town1}}”."],
    ["servicing[0].paragraphs[0][1]", "servicing", "paragraph", "So."],
    ["servicing[0].paragraphs[1][0]", "servicing", "paragraph", "Then."],
    ["servicing[1].heading", "servicing", "heading", "More"],
    ["servicing[1].paragraphs[0][0]", "servicing", "paragraph", "Or there."],
    ["mot[0].heading", "mot", "heading", "Tests"],
    ["mot[0].paragraphs[0][0]", "mot", "paragraph", "It is {{unknown}}."],
    ["faqs[0].question", "faqs", "question", "Where?"],
    ["faqs[0].answer[0]", "faqs", "answer", "Here."],
    ["faqs[1].question", "faqs", "question", "When?"],
    ["faqs[1].answer[0]", "faqs", "answer", "Now."],
    ["faqs[1].answer[1]", "faqs", "answer", "Or later."],
    ["servicingMetaTitle", "servicing", "metaTitle", "Title 1"],
    ["servicingMetaDescription[0]", "servicing", "metaDescription", "Description 1"],
    ["motMetaTitle", "mot", "metaTitle", "Title 2"],
    ["motMetaDescription[0]", "mot", "metaDescription", "Description 2."],
    ["motMetaDescription[1]", "mot", "metaDescription", "{{count5}} more"],
  ]);
});

test("a sentence is read with its known slots filled, and straight quotes", () => {
  const [heading, first] = textSentences(text, buildFactRecord());
  expect(heading).toMatchObject({ text: "Vans" });
  expect(first).toMatchObject({ text: 'Ask "18 class 7 stations within 5 miles of Redhill".' });
  expect(textSentences(text, buildFactRecord())[7]?.text).toBe("It is {{unknown}}.");
});

test("a text in paragraphs has a field for each paragraph and answer", () => {
  const fields = textFields(joinText(text)).filter(
    ({ kind }) => kind === "paragraph" || kind === "answer",
  );
  expect(fields.map(({ at, text: words }) => [at, words])).toEqual([
    ["servicing[0].paragraphs[0]", "Ask “{{town1}}”. So."],
    ["servicing[0].paragraphs[1]", "Then."],
    ["servicing[1].paragraphs[0]", "Or there."],
    ["mot[0].paragraphs[0]", "It is {{unknown}}."],
    ["faqs[0].answer", "Here."],
    ["faqs[1].answer", "Now. Or later."],
  ]);
});
