import { expect, test } from "vitest";
import { buildSentenceToCheck } from "../../testing/sentence-builder.ts";
import {
  buildAdvice,
  buildFactRecord,
  buildNorthernIrishFactRecord,
  buildSentence,
} from "../../testing/text-builders.ts";
import type { Sentence } from "../text/location-text.ts";
import { checkBasis } from "./basis.ts";

const codesOf = ({ text, basis }: Sentence, facts = buildFactRecord()) =>
  checkBasis(buildSentenceToCheck(text, { basis }), facts).map(({ code }) => code);

test.each([
  buildSentence("There are {{vanStations.within5Miles}}.", "vanStations.within5Miles"),
  buildSentence("Redhill is near.", "nearby.1"),
  buildSentence("The town is in Surrey.", "place.kind", "place.county"),
  buildSentence("There are {{vanStations.within5Miles}}."),
  buildAdvice("oil-grade"),
])("a sentence passes if its facts show in it, or if it is an entry of the library: $text", (sentence) => {
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
])("a sentence is refused if a fact does not show in it, or if it rests on nothing: $text", (sentence) => {
  expect(codesOf(sentence)).toEqual(["basis"]);
});

test("refuses an entry of the library whose subject does not apply to the location", () => {
  expect(codesOf(buildAdvice("island-parts"))).toEqual(["advice"]);
  expect(codesOf(buildAdvice("island-parts"), buildFactRecord({ island: "the Isle of Wight" }))).toEqual([]);
  expect(codesOf(buildAdvice("dva-prepare"))).toEqual(["advice"]);
  expect(codesOf(buildAdvice("class7-plate"), buildNorthernIrishFactRecord())).toEqual(["advice"]);
});

test.each([buildSentence("{{advice.oil-grade}} And so on.", "place.kind"), buildSentence("{{advice.no-such-entry}}")])(
  "an entry that does not stand alone, or that does not exist, is refused: $text",
  (sentence) => {
    expect(codesOf(sentence)).toEqual(["advice"]);
  },
);
