import { expect, test } from "vitest";
import { buildFactRecord, buildLocationText, buildSentence } from "../../testing/text-builders.ts";
import { checkText } from "./check-text.ts";
import { checkRepetition } from "./whole-text.ts";

test("a text that repeats its paragraphs is left to the editor", () => {
  const good = buildLocationText();
  expect(checkRepetition(good)).toEqual([]);
  expect(checkRepetition({ ...good, mot: good.servicing })).toMatchObject([
    { severity: "warning", words: good.servicing[0]?.paragraphs[0]?.[0]?.text },
    { severity: "warning", words: "" },
  ]);
});

test("allows a figure in several places, however many words its fact has", async () => {
  const id = "vanStations.inArea";
  const says = (words: string) => [
    { heading: words, paragraphs: [[buildSentence(`${words}: {{${id}}}.`, id)]] },
  ];
  const text = buildLocationText({
    servicing: says("Ask one of these first"),
    mot: says("Where a larger van goes"),
    faqs: [
      {
        question: "How many of them are there?",
        answer: [buildSentence(`There are {{${id}}}.`, id)],
      },
      {
        question: "And who takes a larger van?",
        answer: [buildSentence(`Among the {{${id}}} not all do.`, id)],
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

test("a quarter of the text may be repeated", () => {
  const text = (heading: string) =>
    buildLocationText({
      servicing: [{ heading: "One", paragraphs: [[buildSentence("Two.")]] }],
      mot: [{ heading, paragraphs: [[buildSentence("Three.")]] }],
      faqs: [],
      servicingMetaTitle: "Four",
      servicingMetaDescription: "Five",
      motMetaTitle: "Four",
      motMetaDescription: "Five",
    });
  expect(checkRepetition(text("Six"))).toEqual([]);
  expect(checkRepetition(text("One"))).toEqual([
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
  expect(
    checkRepetition(buildLocationText({ faqs })).map(({ at, message }) => [at, message]),
  ).toEqual([["text", 'The text says "Ask here.": this sentence appears twice.']]);
});

test("an empty text repeats nothing", () => {
  const empty = {
    servicing: [],
    mot: [],
    faqs: [],
    servicingMetaTitle: "",
    servicingMetaDescription: "",
  };
  expect(checkRepetition({ ...empty, motMetaTitle: "", motMetaDescription: "" })).toEqual([]);
});
