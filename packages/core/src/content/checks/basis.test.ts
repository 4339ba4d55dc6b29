import { describe, expect, test } from "vitest";
import { buildSentenceToCheck } from "../../testing/sentence-builder.ts";
import { buildFactRecord, buildSentence } from "../../testing/text-builders.ts";
import type { Sentence } from "../text/location-text.ts";
import { basisOf, checkBasis, showsFact } from "./basis.ts";
import type { CheckedSentence } from "./check.ts";

const codesOf = ({ text, basis }: Sentence, facts = buildFactRecord()) =>
  checkBasis(buildSentenceToCheck(text, { basis }), facts).map(({ code }) => code);

test.each([
  buildSentence("There are {{vanStations.within5Miles}}.", "vanStations.within5Miles"),
  buildSentence("Redhill is near.", "nearby.1"),
  buildSentence("The town is in Surrey.", "place.kind", "place.county"),
  buildSentence("There are {{vanStations.within5Miles}}."),
])("a sentence passes if its facts show in it: $text", (sentence) => {
  expect(codesOf(sentence)).toEqual([]);
});

test.each([
  buildSentence("There are many stations.", "vanStations.within5Miles"),
  buildSentence("Dorking is near.", "nearby.1"),
  buildSentence("It is in Kent.", "place.county"),
  buildSentence("A village in Surrey.", "place.kind"),
  buildSentence("There is a castle.", "place.castle"),
  buildSentence("Crawley is near.", "nearby.3"),
  buildSentence("Have the oil changed with its filter."),
  buildSentence("The people here are friendly and the views are fine."),
])("rejects a sentence without the words of its facts, or without facts: $text", (sentence) => {
  expect(codesOf(sentence)).toEqual(["basis"]);
});

const messagesOf = ({ text, basis }: Sentence, kind: CheckedSentence["kind"] = "paragraph") =>
  checkBasis(buildSentenceToCheck(text, { basis, kind }), buildFactRecord()).map(
    ({ code, words, message }) => `${code}: ${words} | ${message.replace(/^.*": /, "")}`,
  );

test.each([
  [buildSentence("Ask."), "basis: Ask. | it does not name a supporting fact."],
  [buildSentence("Ask.", "place.castle"), "basis: Ask. | this location has no fact place.castle."],
  [
    buildSentence("Ask.", "place.county"),
    "basis: Ask. | it names the fact place.county, which does not appear in it.",
  ],
])("quotes the sentence and gives the reason: %j", (sentence, message) => {
  expect(messagesOf(sentence)).toEqual([message]);
});

test("names every fact that does not show in a sentence", () => {
  expect(
    messagesOf(buildSentence("Ask in Redhill.", "place.county", "nearby.1", "nearby.2")),
  ).toHaveLength(2);
});

test.each(["heading", "question", "metaTitle", "metaDescription"] as const)(
  "a %s needs no basis",
  (kind) => {
    expect(messagesOf(buildSentence("Ask first"), kind)).toEqual([]);
  },
);

test("an answer needs a basis like a paragraph", () => {
  expect(messagesOf(buildSentence("Ask."), "answer")).toHaveLength(1);
});

test("a sentence rests on its stated basis and on the facts of its slots, each once", () => {
  const { text, basis } = buildSentence(
    "{{nearby.1}} or {{nearby.2}}, a town",
    "place.kind",
    "nearby.1",
  );
  expect(basisOf({ text, basis })).toEqual(["place.kind", "nearby.1", "nearby.2"]);
});

describe("a fact shows in a sentence", () => {
  const fact = { id: "place.county", says: "", slot: false, names: [], words: [] } as const;

  test("by its slot, if it has one", () => {
    expect(showsFact({ ...fact, names: [], words: [], slot: true }, "In {{place.county}}.")).toBe(
      true,
    );
    expect(showsFact({ ...fact, names: [], words: [], slot: true }, "In {{place.region}}.")).toBe(
      false,
    );
    expect(showsFact({ ...fact, names: [], words: [] }, "In {{place.county}}.")).toBe(false);
  });

  test("by a whole name with its capitals, or by a whole word in any case", () => {
    const known = { ...fact, names: ["Surrey"], words: ["town"] };
    expect(showsFact(known, "In Surrey.")).toBe(true);
    expect(showsFact(known, "A Town.")).toBe(true);
    expect(showsFact(known, "In surrey, or Surreyside, or townsfolk.")).toBe(false);
  });
});
