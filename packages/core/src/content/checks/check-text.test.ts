import { describe, expect, test } from "vitest";
import {
  buildFactRecord,
  buildFilledText,
  buildNorthernIrishFactRecord,
  buildLocationText,
} from "../../testing/text-builders.ts";
import { sketchOf } from "../similarity/sketch.ts";
import { checkText } from "./check-text.ts";

const noOthers = () => Promise.resolve([]);
const codesOf = async (value: unknown, facts = buildFactRecord()) =>
  (await checkText(value, facts, noOthers)).violations.map(({ code }) => code);

test("a valid text passes every check", async () => {
  expect((await checkText(buildLocationText(), buildFactRecord(), noOthers)).violations).toEqual([]);
});

describe("a text with a string that no check may have to read", () => {
  const long = "MOT at ".repeat(100);
  const { servicing, faqs, ...rest } = buildLocationText();
  const [section] = servicing as [(typeof servicing)[number]];
  const [faq, ...otherFaqs] = faqs as [(typeof faqs)[number]];
  const sentence = { text: long, basis: [] };

  test.each<[string, unknown, string]>([
    [
      "a sentence",
      { ...rest, faqs, servicing: [{ ...section, paragraphs: [[sentence]] }] },
      "Servicing, section 1, paragraph 1, sentence 1",
    ],
    [
      "an answer",
      { ...rest, servicing, faqs: [{ ...faq, answer: [sentence] }, ...otherFaqs] },
      "FAQ, question 1, answer",
    ],
    ["a question", { ...rest, servicing, faqs: [{ ...faq, question: long }, ...otherFaqs] }, "FAQ, question 1"],
    ["a heading", { ...rest, faqs, servicing: [{ ...section, heading: long }] }, "Servicing, section 1, heading"],
    ["a title", { ...rest, faqs, servicing, motMetaTitle: long }, "MOT, meta title"],
  ])("is refused for the length of %s", async (_, value, field) => {
    const { text, violations } = await checkText(value, buildFactRecord(), noOthers);
    expect(text).toBeNull();
    expect(violations).toMatchObject([{ code: "shape", at: "text" }]);
    expect(violations[0]?.message).toContain(field);
    expect(violations[0]?.message).toContain("A sentence, heading or title has at most 600 characters");
  });

  test("is refused for the length of a fact's id", async () => {
    const basis = ["a".repeat(81)];
    const value = { ...rest, faqs, servicing: [{ ...section, paragraphs: [[{ text: "Book early.", basis }]] }] };
    expect(await codesOf(value)).toEqual(["shape"]);
  });
});

test("a text about Great Britain is rejected for a place in Northern Ireland", async () => {
  expect(await codesOf(buildLocationText({ name: "Lisburn" }), buildNorthernIrishFactRecord())).toContain(
    "unfilled_slot",
  );
});

test("a copy of another location's text with the name changed is left to the editor, with the sentences that it shares", async () => {
  const facts = buildFactRecord({ name: "Horley" });
  const other = { slug: "reigate", ...sketchOf(buildFilledText(), buildFactRecord()) };
  const { violations } = await checkText(buildLocationText({ name: "Horley" }), facts, () => Promise.resolve([other]));
  expect(new Set(violations.map(({ code }) => code))).toEqual(new Set(["likeness"]));
  expect(violations.every(({ level }) => level === "for the editor")).toBe(true);
  expect(violations.filter(({ words }) => words !== "").length).toBeGreaterThan(0);
});
