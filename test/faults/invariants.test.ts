import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = readFileSync("docs/faults.md", "utf8");
const bugFiles = ["booking-bugs", "run-bugs", "page-bugs", "unchecked-text"];
const bugs = bugFiles
  .map((file) => readFileSync(`test/faults/injected/${file}.test.ts`, "utf8"))
  .join("\n");

test("the invariants are in order, and a test injects a bug for each", () => {
  const ids = [...text.matchAll(/^\| (I\d+)\s*\|/gm)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(ids).toEqual(ids.map((_, n) => `I${n + 1}`));
  expect(ids.filter((id) => !bugs.includes(`"${id} `))).toEqual([]);
});
