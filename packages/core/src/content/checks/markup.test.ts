import { expect, test } from "vitest";
import { buildSentenceToCheck } from "../../testing/sentence-builder.ts";
import { buildFactRecord } from "../../testing/text-builders.ts";
import { checkMarkup } from "./check-sentence.ts";
import type { FieldKind } from "./check.ts";

const objectionsOf = (text: string, kind: FieldKind = "paragraph", facts = buildFactRecord()) =>
  checkMarkup({ ...buildSentenceToCheck(text, { kind }), text }, facts).map(
    ({ code, words, message }) => {
      expect(code).toBe("markup");
      return [words, message.replace(/^[^:]*: /, "").replace(/^.*": /, "")];
    },
  );
const plain = "; write plain text.";

test.each([
  ["See <b>here</b> first.", "<b>", "a tag"],
  ["An </end> of it.", "</end>", "a tag"],
  ["A comment <!-- begins", "<!-- begins", "a tag"],
  ["Fewer < more.", "<", "a tag"],
  ["More > fewer.", ">", "a tag"],
  ["Oil &amp; filters.", "&amp;", "a character code"],
  ["Use `code` here.", "`", "Markdown"],
  ["This is **bold**.", "**", "Markdown"],
  ["## More", "##", "Markdown"],
  ["It is ~~gone~~.", "~~", "Markdown"],
  ["One | two", "|", "Markdown"],
  ["See [here](there).", "[here](", "Markdown"],
  ["- An item", "-", "Markdown"],
  ["  • An item", "•", "Markdown"],
  ["1. First", "1.", "Markdown"],
  ["12) Twelfth", "12)", "Markdown"],
  ["One\nTwo", "", "a line break"],
  ["One\rTwo", "", "a line break"],
  ["One\u2028Two", "", "a line break"],
  ["One\u2029Two", "", "a line break"],
])("in %j the words %j are %s", (text, words, what) => {
  expect(objectionsOf(text)).toEqual([[words, `${what}${plain}`]]);
});

test("a numeric character code is quoted whole, before its sign", () => {
  expect(objectionsOf("Oil &#38; filters.").map(([words]) => words)).toEqual(["&#38;", "#"]);
});

test.each([
  "Oil & filters, (brakes) and 'tyres': \"all\" at £ 5; is it? Yes! A/B – C.",
  "A well-kept van needs less - much less.",
  "Ask at 1.5 of them, or at 2) if you like.",
  "Cafés and Ynys Môn, a fŵrn and Tŷ Hŵ.",
  "Ask for MOT + Service in one visit.",
])("%j is plain prose", (text) => {
  expect(objectionsOf(text)).toEqual([]);
});

test("a separator is allowed in a title only, and once", () => {
  expect(objectionsOf("Van MOT in Reigate | VanFettle", "metaTitle")).toEqual([]);
  expect(objectionsOf("Van MOT in Reigate | VanFettle", "heading")).toHaveLength(1);
  expect(objectionsOf("Van MOT | Reigate | VanFettle", "metaTitle")).toHaveLength(1);
});

test.each([
  ["Plus + is odd", "U+002B"],
  ["A tab\there", "U+0009"],
  ["A \u202e turn", "U+202E"],
  ["A smile 😀", "U+1F600"],
])("in %j the character %s is refused by its code", (text, code) => {
  expect(objectionsOf(text)).toEqual([["", `it holds the character ${code}.`]]);
});

test("characters of the location's names are allowed", () => {
  expect(objectionsOf("Vans in Łódź", "paragraph", buildFactRecord({ name: "Łódź" }))).toEqual([]);
});
