import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const content = "packages/core/src/content";
const files = [
  ...readdirSync(join(content, "checks"))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => join("checks", name)),
  // The check of similarity compares their results.
  "similarity/signature.ts",
  "similarity/similarity.ts",
];
const read = (name: string) => readFileSync(join(content, name), "utf8");

/** The line limit. The second reader covers what code cannot decide exactly, so the checks stay small. */
const maxLines = 800;
const maxPattern = 120;

test(`the exact checks have at most ${maxLines} lines besides their word lists`, () => {
  const lines = files
    .filter((name) => !name.endsWith("word-lists.ts"))
    .flatMap((name) => read(name).split("\n"))
    .filter((line) => line.trim() !== "");
  expect(lines.length).toBeGreaterThan(300);
  expect(lines.length).toBeLessThanOrEqual(maxLines);
});

test(`no pattern of the checks is longer than ${maxPattern} characters`, () => {
  const literal = /(?<=[\s(,[=:])\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g;
  const patterns = files.flatMap((name) =>
    Array.from(read(name).matchAll(literal), ([pattern]) => pattern),
  );
  expect(patterns.length).toBeGreaterThan(15);
  expect(patterns.filter((pattern) => pattern.length > maxPattern)).toEqual([]);
});
