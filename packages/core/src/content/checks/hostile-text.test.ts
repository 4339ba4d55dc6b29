import { expect, test } from "vitest";
import { buildFactRecord, buildLocationText, buildModelText } from "../../testing/text-builders.ts";
import { ModelText, toLocationText } from "../text/model-text.ts";
import { checkText } from "./check-text.ts";

const noSiblings = () => Promise.resolve([]);
const facts = buildFactRecord();

/** Returns the codes of the objections in a model's response. */
async function codesOf(value: unknown): Promise<string[]> {
  const parsed = ModelText.safeParse(value);
  if (!parsed.success) return ["shape"];
  const checked = await checkText(toLocationText(parsed.data), facts, {
    exchangeSignature: noSiblings,
  });
  return checked.objections.map(({ code }) => code);
}

/** Inserts the words into a field of the valid text, and returns the text. */
type Insert = (words: string) => unknown;
const good = buildModelText();
const [mot, ...otherMot] = good.mot;
const inParagraph: Insert = (words) => ({
  ...good,
  servicing: [
    {
      heading: "Before you go",
      paragraphs: [[`Stations in Redhill or Dorking are near enough for a larger van. ${words}`]],
    },
    ...good.servicing,
  ],
});
const inHeading: Insert = (words) => ({
  ...good,
  mot: [{ ...mot, heading: `In Reigate ${words}`.slice(0, 80) }, ...otherMot],
});
const inAnswer: Insert = (words) => ({
  ...good,
  faqs: [
    {
      question: "What should I ask first?",
      answer: [`Ask this in Redhill before you book the van in: ${words}`],
    },
    ...good.faqs.slice(1),
  ],
});
const inTitle: Insert = (words) => ({
  ...good,
  servicingMetaTitle: `Van servicing in Reigate ${words}`,
});
const inDescription: Insert = (words) => ({
  ...good,
  motMetaDescription: `Book a van MOT in Reigate and see which class the van is, and what is tested. ${words}`,
});

const places: [string, Insert][] = [
  ["a paragraph", inParagraph],
  ["a heading", inHeading],
  ["an answer", inAnswer],
  ["a meta title", inTitle],
  ["a meta description", inDescription],
];

test.each(places)("harmless words in %s pass", async (_, put) => {
  expect(await codesOf(put("and ask early"))).toEqual([]);
});

const hostileWords = {
  "a script": "<script>alert(1)</script>",
  "an event handler": "<img src=x onerror=alert(1)>",
  "a javascript link": "<a href=javascript:alert(1)>",
  "a javascript link without a tag": "javascript:alert(1)",
  "an svg": "<svg/onload=x>",
  "a frame": "<iframe srcdoc=x>",
  "a style": "<style>*{display:none}",
  "a base": "<base href=//evil>",
  "a refresh": '<meta http-equiv="refresh">',
  "a form": "<form action=//evil>",
  "an end of the script element": "</script><script>",
  "an attribute": '" onmouseover="x=1',
  "a new line": "one\ntwo",
  "a NUL": "one\u0000two",
  "a line separator": "one\u2028two",
  "a bidi override": "one\u202etwo",
  "a zero width space": "one\u200btwo",
  "stacked marks": "o\u0301\u0302\u0303\u0304n",
  "a template expression": "{{constructor.x}}",
  "a template literal": "${process.env}",
  "a data address": "data:text/html,x",
  "an open comment": "<!-- ",
  filler: "Lorem ipsum dolor",
  "a code fence": "```json",
  "a Markdown link": "[here](https://a.b)",
  "a Markdown heading": "## More",
  "a web address": "www.rival.co.uk",
  "a bare web address": "Try rival.com",
  "a phone number": "Call 01737 555123",
  "an e-mail address": "me@rival.org",
  "a rival": "Try Halfords first",
  "a price not ours": "It is £39.99",
  "a bigger claim": "5000+ vans",
  "a claim in words": "five thousand vans",
};

const cases = Object.entries(hostileWords).flatMap(([name, words]) =>
  places.map(([where, put]) => [name, where, put, words] as const),
);

test.each(cases)(
  "rejects %s in %s for its content, not for its length",
  async (_, __, put, words) => {
    const codes = await codesOf(put(words));
    expect(codes).not.toEqual([]);
    expect(codes).not.toContain("length");
    expect(codes).not.toContain("shape");
  },
);

const everywhere = (words: string): unknown =>
  JSON.parse(
    JSON.stringify(good, (_, value: unknown) => (typeof value === "string" ? words : value)),
  );

test.each<[string, unknown]>([
  ["a megabyte of one word", inParagraph("van ".repeat(250_000))],
  ["one word over and over, within the lengths", everywhere(`Reigate ${"van ".repeat(12)}`)],
  ["nothing", everywhere("")],
  ["spaces only", everywhere(" ".repeat(130))],
  [
    "questions as an object",
    {
      ...good,
      faqs: { question: "Which class?", answer: "Look at the plate on the door pillar first." },
    },
  ],
  ["questions as text", { ...good, faqs: JSON.stringify(good.faqs) }],
  ["500 questions", { ...good, faqs: Array.from({ length: 500 }, () => good.faqs[0]) }],
  ["a text about another town", buildModelText(buildLocationText({ name: "Woking" }))],
  [
    "an item that is not a sentence",
    {
      ...good,
      faqs: [{ question: "Which class?", answer: [{ advice: "sell-the-van" }] }, ...good.faqs],
    },
  ],
  [
    "answers in one piece",
    { ...good, faqs: good.faqs.map(({ question }) => ({ question, answer: "Ask a garage." })) },
  ],
  ["a missing field", { ...good, motMetaTitle: undefined }],
  ["an extra field", { ...good, html: "<p>" }],
  ["a number for a heading", { ...good, mot: [{ ...mot, heading: 4 }, ...otherMot] }],
  [
    "a field named like a prototype",
    JSON.parse(`{"__proto__":{},${JSON.stringify(good).slice(1)}`),
  ],
  ["a list", [good]],
  ["null", null],
  ["a page of HTML", "<html></html>"],
])("%s is rejected", async (_, value) => {
  expect(await codesOf(value)).not.toEqual([]);
});
