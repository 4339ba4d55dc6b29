import { expect, test } from "vitest";
import { factList } from "../../location/facts/fact-list.ts";
import { buildFactRecord, buildLocationText, buildSentence } from "../../testing/text-builders.ts";
import { checkText } from "../checks/check-text.ts";
import { splitEditedText } from "../versions/edit-version.ts";
import { joinText } from "./location-text.ts";

const facts = buildFactRecord({ county: "M" });
const before = buildLocationText();

const editedAnswer = (answer: string) => {
  const edited = joinText(before);
  const [first] = edited.faqs;
  if (!first) throw new Error("no question");
  return splitEditedText({ ...edited, faqs: [{ ...first, answer }] }, before, facts).faqs[0]
    ?.answer;
};

test("keeps the basis of unchanged sentences, and bases new sentences on the facts that show in them", () => {
  const [kept] = before.faqs[0]?.answer ?? [];
  expect(kept && editedAnswer(`${kept.text} It is in M.`)).toEqual([
    kept,
    buildSentence("It is in M.", "place.county"),
  ]);
});

test("finds facts only by whole names, like the check of a sentence's basis", async () => {
  const answer = editedAnswer("Ask what an MOT includes.") ?? [];
  expect(answer.map(({ basis }) => basis)).toEqual([[]]);
  const question = before.faqs[0]?.question ?? "";
  const { objections } = await checkText({ ...before, faqs: [{ question, answer }] }, facts, {
    exchangeSignature: () => Promise.resolve([]),
  });
  expect(objections.filter(({ message }) => /does not show/.test(message))).toEqual([]);
});

test("an unchanged sentence keeps a basis that does not show in it", () => {
  const sentence = buildSentence("Ask the next garage.", "place.region");
  const text = { ...before, faqs: [{ question: "Whom do I ask?", answer: [sentence] }] };
  expect(splitEditedText(joinText(text), text, facts)).toEqual(text);
});

test("ignores spaces around and between the words of an edit", () => {
  const joined = joinText(before);
  const spaced = JSON.parse(
    JSON.stringify(joined, (_, value: unknown) =>
      typeof value === "string" ? `  ${value} \t` : value,
    ),
  ) as typeof joined;
  expect(splitEditedText(spaced, before, facts)).toEqual(before);
  expect(editedAnswer("Redhill \n  is near.   Dorking is, too.")).toEqual([
    buildSentence("Redhill is near.", "nearby.1"),
    buildSentence("Dorking is, too.", "nearby.2"),
  ]);
});

test("keeps the slots of a sentence in their order", () => {
  const sentence = "Try {{nearby.1}} or {{nearby.2}} or {{vanStations.within5Miles}}.";
  expect(editedAnswer(`${sentence} It is in M.`)?.[0]).toEqual(
    buildSentence(sentence, "nearby.1", "nearby.2", "vanStations.within5Miles"),
  );
});

test("bases a sentence on twelve facts at most", () => {
  const facts = buildFactRecord({
    centre: "London",
    island: "the Isle of Wight",
    distinctName: "Reigate, M",
  });
  const everything = factList(facts).map(({ id, slot, names, words }) =>
    slot ? `{{${id}}}` : (names[0] ?? words[0]),
  );
  expect(everything.length).toBeGreaterThan(12);
  const edited = {
    ...joinText(before),
    faqs: [{ question: "All?", answer: everything.join(" and ") }],
  };
  const basis = splitEditedText(edited, before, facts).faqs[0]?.answer[0]?.basis;
  expect(basis).toEqual(
    factList(facts)
      .map(({ id }) => id)
      .slice(0, 12),
  );
});
