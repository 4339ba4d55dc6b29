import { expect, test } from "vitest";
import { buildFilledText } from "../../testing/text-builders.ts";
import { textLimits } from "../text/location-text.ts";
import type { FieldKind } from "./check.ts";
import { textFields } from "./text-sentences.ts";
import { checkLengths } from "./whole-text.ts";

const good = buildFilledText();
/** Returns the objections of the good text with every string of a kind set to this length. */
function withLength(kind: FieldKind, length: number): string[] {
  const targets = new Set(
    textFields(good)
      .filter((field) => field.kind === kind)
      .map(({ text }) => text),
  );
  const text = JSON.parse(
    JSON.stringify(good, (_, value: unknown) =>
      typeof value === "string" && targets.has(value) ? "x".repeat(length) : value,
    ),
  ) as typeof good;
  return checkLengths(text)
    .map(({ message }) => message)
    .filter((message) => message.includes("characters"));
}

const kinds = [
  "heading",
  "paragraph",
  "question",
  "answer",
  "metaTitle",
  "metaDescription",
] as const;

test.each(kinds)("a %s may be as short and as long as its limits", (kind) => {
  const { min, max } = textLimits[kind];
  expect(withLength(kind, min)).toEqual([]);
  expect(withLength(kind, max)).toEqual([]);
  expect(withLength(kind, min - 1)).not.toEqual([]);
  expect(withLength(kind, max + 1)).not.toEqual([]);
});

test.each([
  ["servicing", "Servicing"],
  ["mot", "MOT"],
] as const)("the %s part must have enough words in all", (part, name) => {
  const thin = good[part].slice(0, 1).map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: paragraphs.slice(0, 1).map((words) => words.slice(0, 60)),
  }));
  expect(checkLengths({ ...good, [part]: thin })).toMatchObject([
    {
      code: "length",
      message: expect.stringMatching(new RegExp(`^${name}: it has \\d+ words`)) as string,
    },
  ]);
});

test("spaces do not count towards a length", () => {
  expect(checkLengths({ ...good, motMetaTitle: `Short${" ".repeat(40)}` })).toHaveLength(1);
});
