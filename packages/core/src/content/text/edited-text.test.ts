import { expect, test } from "vitest";
import { reviewSchemas } from "@vanfettle/contract/content/review-schemas";
import { buildLocationText } from "../../testing/text-builders.ts";
import { splitEditedText } from "../versions/edit-version.ts";
import { joinText } from "./location-text.ts";

const before = buildLocationText();

const editedAnswer = (answer: string) => {
  const edited = joinText(before);
  const [first] = edited.faqs;
  if (!first) throw new Error("no question");
  return splitEditedText({ ...edited, faqs: [{ ...first, answer }] }).faqs[0]?.answer;
};

test("ignores spaces around and between the words of an edit", () => {
  const joined = joinText(before);
  const spaced = JSON.parse(
    JSON.stringify(joined, (_, value: unknown) =>
      typeof value === "string" ? `  ${value} \t` : value,
    ),
  ) as typeof joined;
  expect(splitEditedText(spaced)).toEqual(before);
  expect(editedAnswer("Redhill \n  is near.   Dorking is, too.")).toEqual([
    { text: "Redhill is near." },
    { text: "Dorking is, too." },
  ]);
});

test("keeps the slots of a sentence in their order", () => {
  const sentence = "Try {{town1}} or {{guide.together}} or {{count5}}.";
  expect(editedAnswer(`${sentence} It is in M.`)?.[0]).toEqual({ text: sentence });
});

test("accepts an edit of the shortest text that a model may write", () => {
  const { servicing, mot, faqs, ...titles } = joinText(before);
  const shortest = {
    servicing: servicing.slice(0, 1),
    mot: mot.slice(0, 1),
    faqs: faqs.slice(0, 1),
  };
  const result = reviewSchemas.editContentVersion.body.safeParse({
    text: { ...titles, ...shortest },
  });
  expect(result.error?.issues).toBeUndefined();
});
