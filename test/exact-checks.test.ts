import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = "packages/core/src/content/checks";
const files = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
const read = (name: string) => readFileSync(join(folder, name), "utf8");

/** The line limit. The second reader covers what code cannot decide exactly, so the checks stay small. */
const maxLines = 800;
const maxPattern = 120;

test(`the exact checks have at most ${maxLines} lines besides their word lists`, () => {
  const lines = files
    .filter((name) => name !== "word-lists.ts")
    .flatMap((name) => read(name).split("\n"))
    .filter((line) => line.trim() !== "");
  expect(lines.length).toBeGreaterThan(300);
  expect(lines.length).toBeLessThanOrEqual(maxLines);
});

test(`no pattern of the checks is longer than ${maxPattern} characters`, () => {
  const literal = /(?<=[\s(,[=:])\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g;
  const patterns = files.flatMap((name) => Array.from(read(name).matchAll(literal), ([pattern]) => pattern));
  expect(patterns.length).toBeGreaterThan(15);
  expect(patterns.filter((pattern) => pattern.length > maxPattern)).toEqual([]);
});
