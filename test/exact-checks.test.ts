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

/** The second reader covers what code cannot decide exactly, so patterns stay short. */
const maxPattern = 120;

test(`no pattern of the checks is longer than ${maxPattern} characters`, () => {
  const literal = /(?<=[\s(,[=:])\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g;
  const patterns = files.flatMap((name) =>
    Array.from(read(name).matchAll(literal), ([pattern]) => pattern),
  );
  expect(patterns.length).toBeGreaterThan(15);
  expect(patterns.filter((pattern) => pattern.length > maxPattern)).toEqual([]);
});
