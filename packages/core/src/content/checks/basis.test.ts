import { expect, test } from "vitest";
import { buildSentenceToCheck } from "../../testing/sentence-builder.ts";
import { buildFactRecord, buildLocationText, buildSentence } from "../../testing/text-builders.ts";
import type { Sentence } from "../text/location-text.ts";
import { checkBasis, checkGeneralShare, generalShare, maxGeneralShare } from "./basis.ts";

const good = buildLocationText();
const codesOf = ({ text, basis }: Sentence) =>
  checkBasis(buildSentenceToCheck(text, { basis }), buildFactRecord()).map(({ code }) => code);

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
])("a sentence is refused if a fact does not show in it, or if it rests on nothing: $text", (sentence) => {
  expect(codesOf(sentence)).toEqual(["basis"]);
});

test("four fifths of the sentences must rest on a fact", () => {
  const advice = ["oil", "brakes", "tyres"].map((part) => buildSentence(`Have the ${part} checked.`));
  const withAdvice = { ...good, faqs: [{ question: "Which?", answer: advice }, ...good.faqs] };
  expect(generalShare(good)).toBeLessThanOrEqual(maxGeneralShare);
  expect(checkGeneralShare(good)).toEqual([]);
  expect(checkGeneralShare(withAdvice)).toMatchObject([{ code: "general", level: "for the editor" }]);
});
