import { expect, test } from "vitest";
import { clausesOf, isAsked, isDenied } from "./clauses.ts";

test("a sentence is split at punctuation and at the words that join clauses", () => {
  const text = "No garage tests here, but the DVA does: ask it, and the garage can wait.";
  expect(clausesOf(text).map((clause) => clause.text.trim())).toEqual([
    "No garage tests here",
    "",
    "the DVA does",
    "ask it",
    "",
    "the garage can wait.",
  ]);
  for (const clause of clausesOf(text)) expect(text.slice(clause.start).startsWith(clause.text)).toBe(true);
});

test.each([
  ["No garage can promise a pass.", true],
  ["We never promise a pass.", true],
  ["It isn't a promise of a pass.", true],
  ["This is no joke, and you get a pass.", false],
  ["We promise a pass.", false],
])("in %j a pass is denied: %j", (text, denied) => {
  expect(isDenied(text, text.indexOf("pass"))).toBe(denied);
});

test.each([
  ["Can a garage promise a pass?", true],
  ["Ask whether it includes a pass.", true],
  ["You get a pass. Is that good?", false],
  ["You get a pass.", false],
])("in %j a pass is asked: %j", (text, asked) => {
  expect(isAsked(text, text.indexOf("pass"))).toBe(asked);
});
