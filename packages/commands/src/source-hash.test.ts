import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashFiles } from "./source-hash.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hash-"));
  mkdirSync(join(folder, "src"));
  writeFileSync(join(folder, "src/a.ts"), "one");
});
afterEach(() => rmSync(folder, { recursive: true }));

const hash = () => hashFiles([join(folder, "src")]);

test("changes when a file is changed, added or renamed", () => {
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

test("ignores changes of dates, tests and installed packages", () => {
  const before = hash();
  utimesSync(join(folder, "src/a.ts"), 1, 1);
  writeFileSync(join(folder, "src/a.test.ts"), "test");
  mkdirSync(join(folder, "src/node_modules"));
  writeFileSync(join(folder, "src/node_modules/x.js"), "x");
  expect(hash()).toBe(before);
});

test("accepts a missing path, and changes when it appears", () => {
  const later = join(folder, "later");
  const before = hashFiles([later]);
  writeFileSync(later, "");
  expect(hashFiles([later])).not.toBe(before);
});
