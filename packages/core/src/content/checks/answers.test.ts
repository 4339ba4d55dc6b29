import { expect, test } from "vitest";
import { buildFactRecord } from "../../testing/text-builders.ts";
import { answersQuestion, checkAnswers } from "./answers.ts";

test.each([
  ["How often is the oil changed?", "The oil goes with its filter at each service."],
  ["How many stations test vans here?", "There are 37 van MOT stations within 5 miles."],
  ["Which places near are worth a try?", "The next towns are Redhill (1.7 miles) and Dorking (5.8 miles)."],
  ["Is it so?", "It is."],
  ["How often should a van be serviced?", "By the maker's schedule."],
  ["Can I wait?", "Yes, if the garage has room."],
])("%j is answered by %j", (question, answer) => {
  expect(answersQuestion(question, answer)).toBe(true);
});

test.each([
  ["How far is it to a class 7 station?", "Have the wipers replaced."],
  ["How far is the nearest one for class 7?", "Class 7 needs a long ramp."],
  ["How often is the oil changed?", "There are 37 van MOT stations within 5 miles."],
  ["How often should a van be serviced?", "A service is a good idea."],
  ["Which tyres does a van need?", "Ask for the brake pads to be shown to you."],
  ["Which oil does my van need?", "You can wait while the work is done."],
])("%j is not answered by %j", (question, answer) => {
  expect(answersQuestion(question, answer)).toBe(false);
});

test("the name of the location is no subject that a question and an answer share", () => {
  const faq = { at: "faqs[0].answer", question: "Which oil is sold in Reigate?", answer: "Reigate lies in Surrey." };
  expect(checkAnswers([faq], buildFactRecord())).toMatchObject([{ code: "off_subject", at: "faqs[0].answer" }]);
});
