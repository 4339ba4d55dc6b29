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
    .filter(({ at }) => at !== "servicing" && at !== "mot")
    .map(({ message }) => message);
}

const kinds = [
  "heading",
  "paragraph",
  "question",
  "answer",
  "metaTitle",
  "metaDescription",
] as const;

const aTenthMore = (length: number) => Math.floor(1.1 * length);

test.each(kinds)("a %s may be as short as its limit and a tenth longer", (kind) => {
  const { min, max } = textLimits[kind];
  expect(withLength(kind, min)).toEqual([]);
  expect(withLength(kind, aTenthMore(max))).toEqual([]);
  expect(withLength(kind, min - 1)).not.toEqual([]);
  expect(withLength(kind, aTenthMore(max) + 1)).not.toEqual([]);
});

test.each([
  ["servicing", "Servicing"],
  ["mot", "MOT"],
] as const)("the %s page may be as short as its limit and a tenth longer", (part, name) => {
  const { min, max } = textLimits[part];
  // A heading of six characters and a line break belong to the page.
  const withLengths = (length: number) => {
    const paragraphs = Array.from({ length: 2 }, (_, i) =>
      "x".repeat(i === 0 ? Math.ceil((length - 8) / 2) : Math.floor((length - 8) / 2)),
    );
    return checkLengths({ ...good, [part]: [{ heading: "Vans A", paragraphs }] })
      .filter(({ at }) => at === part)
      .map(({ message }) => message);
  };
  expect(withLengths(min)).toEqual([]);
  expect(withLengths(aTenthMore(max))).toEqual([]);
  expect(withLengths(min - 1)).toEqual([
    `${name}: it has ${min - 1} characters; write ${min} to ${max}.`,
  ]);
  expect(withLengths(aTenthMore(max) + 1)).toHaveLength(1);
});

test("spaces do not count towards a length", () => {
  expect(checkLengths({ ...good, motMetaTitle: `Short${" ".repeat(40)}` })).toHaveLength(1);
});
