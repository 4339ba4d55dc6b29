import { expect, test } from "vitest";
import { buildFactRecord, buildPlaceText, buildSentence } from "../../testing/text-builders.ts";
import type { Sentence } from "../text/place-text.ts";
import { checkBasis, generalShare, maxGeneralShare } from "./basis.ts";

const good = buildPlaceText();
const withAnswer = (...answer: Sentence[]) => ({ ...good, faqs: [{ question: "Which?", answer }, ...good.faqs] });
const codesOf = (...answer: Sentence[]) => checkBasis(withAnswer(...answer), buildFactRecord()).map(({ code }) => code);

test.each([
  buildSentence("There are {{vanStations.within5Miles}}.", "vanStations.within5Miles"),
  buildSentence("Redhill is near.", "nearby.redhill"),
  buildSentence("The town is in Surrey.", "place.kind", "place.county"),
  buildSentence("Postcodes begin with RH.", "place.postcodeArea"),
  buildSentence("There are {{vanStations.within5Miles}}."),
  buildSentence("Have the oil changed with its filter."),
])("a sentence passes if its facts show in it, or if it is general advice: $text", (sentence) => {
  expect(codesOf(sentence)).toEqual([]);
});

test.each([
  buildSentence("There are many stations.", "vanStations.within5Miles"),
  buildSentence("Dorking is near.", "nearby.redhill"),
  buildSentence("It is in Kent.", "place.county"),
  buildSentence("A village in Surrey.", "place.kind"),
  buildSentence("There is a castle.", "place.castle"),
  buildSentence("The people here are friendly and the views are fine."),
])("a sentence is rejected if a fact does not show in it, or if it rests on nothing: $text", (sentence) => {
  expect(codesOf(sentence)).toEqual(["basis"]);
});

test("four fifths of the sentences must rest on a fact", () => {
  const advice = ["oil", "brakes", "tyres"].map((part) => buildSentence(`Have the ${part} checked.`));
  expect(generalShare(good)).toBeLessThanOrEqual(maxGeneralShare);
  expect(codesOf(...advice)).toEqual(["general"]);
});
