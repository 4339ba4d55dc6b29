import { expect, test } from "vitest";
import { diffTexts, hasChanges, type DiffLine } from "./diff-view.tsx";

const lines = (...texts: string[]) => texts.map((text) => ({ isHeading: false, text }));
const marks = { same: "", added: "+", removed: "-" };
const format = (found: DiffLine[]) =>
  found.map(({ pieces }) =>
    pieces.map(({ change, text }) => `${marks[change]}[${text}]`).join(" "),
  );

test("removed and added words are marked within their sentence", () => {
  const found = diffTexts(
    lines("You get a clear price before work starts."),
    lines("You get a fair price before it starts."),
  );
  expect(format(found)).toEqual([
    "[You get a] -[clear] +[fair] [price before] -[work] +[it] [starts.]",
  ]);
  expect(hasChanges(found)).toBe(true);
});

test("the same text has no changes", () => {
  const found = diffTexts(lines("One two.", "Three."), lines("One two.", "Three."));
  expect(format(found)).toEqual(["[One two.]", "[Three.]"]);
  expect(hasChanges(found)).toBe(false);
});

test("puts added and removed paragraphs on separate lines", () => {
  expect(format(diffTexts(lines("A b.", "C d."), lines("A b.", "X y z.", "C d.")))).toEqual([
    "[A b.]",
    "+[X y z.]",
    "[C d.]",
  ]);
  expect(format(diffTexts(lines("A b.", "X y z."), lines("A b.")))).toEqual([
    "[A b.]",
    "-[X y z.]",
  ]);
});

test("a text compared with an empty one is all added, and headings stay headings", () => {
  const found = diffTexts([], [{ isHeading: true, text: "Vans" }, ...lines("A b.")]);
  expect(found).toEqual([
    { isHeading: true, pieces: [{ change: "added", text: "Vans" }] },
    { isHeading: false, pieces: [{ change: "added", text: "A b." }] },
  ]);
});

test("texts too long to compare are shown as wholly replaced", () => {
  const long = (word: string) =>
    lines(Array.from({ length: 3_000 }, (_, i) => `${word}${i}`).join(" "));
  const changes = diffTexts(long("a"), long("b")).map(({ pieces }) =>
    pieces.map(({ change }) => change),
  );
  expect(changes).toEqual([["removed"], ["added"]]);
});

test("the same and removed words make up the old text, the same and added words the new one", () => {
  const before = lines("The garage tests vans of up to 3,500 kg on four days.", "Ask for a quote.");
  const after = lines(
    "The garages test vans up to 3,500 kg every day.",
    "New here.",
    "Ask for your quote.",
  );
  const found = diffTexts(before, after).flatMap(({ pieces }) => pieces);
  const without = (gone: string) =>
    found
      .filter(({ change }) => change !== gone)
      .map(({ text }) => text)
      .join(" ");
  expect(without("added")).toBe(before.map(({ text }) => text).join(" "));
  expect(without("removed")).toBe(after.map(({ text }) => text).join(" "));
});
