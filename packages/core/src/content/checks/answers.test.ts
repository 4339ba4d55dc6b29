import { expect, test } from "vitest";
import { buildFilledText } from "../../testing/text-builders.ts";
import { checkAnswers } from "./answers.ts";

const violationsOf = (question: string, answer: string) =>
  checkAnswers(buildFilledText({ faqs: [{ question, answer }] }));

test.each([
  ["How often is the oil changed?", "The oil goes with its filter at each service."],
  ["How many stations test vans here?", "There are 37 van MOT stations within 5 miles."],
  ["Which places near are worth a try?", "The next towns are Redhill (1.7 miles) and Dorking (5.8 miles)."],
  ["Is it so?", "It is."],
])("%j is answered by %j", (question, answer) => {
  expect(violationsOf(question, answer)).toEqual([]);
});

test.each([
  ["How far is it to a class 7 station?", "Have the wipers replaced."],
  ["How often is the oil changed?", "There are 37 van MOT stations within 5 miles."],
  ["Which tyres does a van need?", "Ask for the brake pads to be shown to you."],
])("%j is not answered by %j", (question, answer) => {
  expect(violationsOf(question, answer)).toHaveLength(1);
});
