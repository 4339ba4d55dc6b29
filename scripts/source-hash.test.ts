import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashOf } from "./source-hash.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hash-"));
  mkdirSync(join(folder, "src"));
  writeFileSync(join(folder, "src/a.ts"), "one");
});
afterEach(() => rmSync(folder, { recursive: true }));

const hash = () => hashOf([join(folder, "src")]);

test("a changed, added or renamed file changes the hash", () => {
  const hashes = [hash()];
  writeFileSync(join(folder, "src/a.ts"), "two");
  hashes.push(hash());
  writeFileSync(join(folder, "src/b.ts"), "");
  hashes.push(hash());
  rmSync(join(folder, "src/b.ts"));
  writeFileSync(join(folder, "src/c.ts"), "");
  hashes.push(hash());
  expect(new Set(hashes).size).toBe(4);
});

test("a new date, a test or installed packages leave it alone", () => {
  const before = hash();
  utimesSync(join(folder, "src/a.ts"), 1, 1);
  writeFileSync(join(folder, "src/a.test.ts"), "test");
  mkdirSync(join(folder, "src/node_modules"));
  writeFileSync(join(folder, "src/node_modules/x.js"), "x");
  expect(hash()).toBe(before);
});

test("a path that does not exist yet is no error, and its appearance is a change", () => {
  const later = join(folder, "later");
  const before = hashOf([later]);
  writeFileSync(later, "");
  expect(hashOf([later])).not.toBe(before);
});
