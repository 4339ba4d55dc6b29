import { expect, test } from "vitest";
import { buildFactRecord, buildLocationText, buildSentence } from "../../testing/text-builders.ts";
import type { LocationText } from "../text/location-text.ts";
import { checkText } from "./check-text.ts";
import { isHeld } from "./check.ts";
import { textSentences } from "./text-sentences.ts";
import { checkRepetition } from "./whole-text.ts";

const repeated = (text: LocationText) =>
  checkRepetition(text, textSentences(text, buildFactRecord()));

test("a text that repeats its paragraphs is held, with each sentence that stands before", () => {
  const good = buildLocationText();
  expect(repeated(good)).toEqual([]);
  const found = repeated({ ...good, mot: good.servicing });
  expect(found.slice(0, 2)).toMatchObject([
    { at: "mot[0].heading", words: good.servicing[0]?.heading },
    { at: "mot[0].paragraphs[0][0]", words: expect.stringMatching(/^With 37 MOT/) },
  ]);
  expect(found.at(-1)).toMatchObject({ at: "text", words: "" });
  expect(found.every(isHeld)).toBe(true);
});

test.each([
  ["four times", ["Ask here.", "Ask here.", "Ask here.", "Ask here."], [1, 2, 3]],
  ["in other capitals", ["Ask here.", "ASK HERE."], [1]],
  ["with another sign at its end", ["Ask here.", "Ask here!"], [1]],
  ["with another apostrophe", ["It's here.", "It’s here."], [1]],
  ["not at all", ["Ask here.", "Ask there."], []],
])("finds a sentence that a text has %s", (_, sentences, places) => {
  const answer = sentences.map((words) => buildSentence(words));
  const faqs = [{ question: "Where?", answer }];
  expect(repeated(buildLocationText({ faqs })).map(({ at }) => at)).toEqual(
    places.map((i) => `faqs[0].answer[${i}]`),
  );
});

test("finds a question, a heading or a description that a text has twice, but lets a heading be like a title", () => {
  const good = buildLocationText();
  const [section] = good.mot;
  const text = buildLocationText({
    faqs: [...good.faqs, ...good.faqs.slice(0, 1).map((faq) => ({ ...faq, answer: [] }))],
    mot: [
      { heading: good.motMetaTitle, paragraphs: section?.paragraphs ?? [] },
      { heading: good.motMetaTitle, paragraphs: [] },
    ],
    motMetaDescription: good.servicingMetaDescription,
  });
  expect(repeated(text).map(({ at }) => at)).toEqual([
    "mot[1].heading",
    "faqs[3].question",
    "motMetaDescription[0]",
  ]);
});

test("a paragraph may not repeat an answer", () => {
  const [faq] = buildLocationText().faqs;
  const mot = [{ heading: "Tests", paragraphs: [faq?.answer ?? []] }];
  expect(repeated(buildLocationText({ mot })).map(({ at }) => at)).toEqual(["faqs[0].answer[0]"]);
});

test("allows a figure in several places, however many words its fact has", async () => {
  const id = "all";
  const says = (words: string) => [
    { heading: words, paragraphs: [[buildSentence(`${words}: {{${id}}}.`)]] },
  ];
  const text = buildLocationText({
    servicing: says("Ask one of these first"),
    mot: says("Where a larger van goes"),
    faqs: [
      {
        question: "How many of them are there?",
        answer: [buildSentence(`There are {{${id}}}.`)],
      },
      {
        question: "And who takes a larger van?",
        answer: [buildSentence(`Among the {{${id}}} not all do.`)],
      },
    ],
    servicingMetaDescription: `Van servicing: {{${id}}}.`,
    motMetaDescription: `Van MOT: {{${id}}}.`,
  });
  const { vanStations } = buildFactRecord();
  const county = buildFactRecord({
    kind: "county",
    name: "East Riding of Yorkshire",
    vanStations: vanStations && { ...vanStations, withinMiles: null },
  });
  const { objections } = await checkText(text, county, {
    exchangeSignature: () => Promise.resolve([]),
  });
  expect(objections.map(({ code }) => code)).not.toContain("repetition");
});

test("a quarter of the sentences' words may be repeated, and any of titles and headings", () => {
  const text = (servicing: string, mot: string) =>
    buildLocationText({
      servicing: [{ heading: "Vans", paragraphs: [[buildSentence(servicing)]] }],
      mot: [{ heading: "Tests", paragraphs: [[buildSentence(mot)]] }],
      faqs: [],
      servicingMetaTitle: "Vans",
      servicingMetaDescription: "Tests",
      motMetaTitle: "Tests",
      motMetaDescription: "Vans",
    });
  expect(repeated(text("a b c d e f", "a b c d e g"))).toEqual([]);
  expect(repeated(text("a b c d e f g", "a b c d e f h"))).toEqual([
    {
      code: "repetition",
      severity: "warning",
      at: "text",
      words: "",
      message: "The text: it repeats sentences.",
    },
  ]);
});

test("quotes a repeated sentence", () => {
  const answer = [buildSentence("Ask here.")];
  const faqs = ["One?", "Two?"].map((question) => ({ question, answer }));
  expect(repeated(buildLocationText({ faqs })).map(({ message }) => message)).toEqual([
    'FAQ, question 2, answer, sentence 1 says "Ask here.": the text says this before.',
  ]);
});

test("an empty text repeats nothing", () => {
  const empty = {
    servicing: [],
    mot: [],
    faqs: [],
    servicingMetaTitle: "",
    servicingMetaDescription: "",
  };
  expect(repeated({ ...empty, motMetaTitle: "", motMetaDescription: "" })).toEqual([]);
});
