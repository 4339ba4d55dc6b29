import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { checkTableFile } from "./table-file.ts";

const pageBytes = 4_096;

/** Returns a file with a table of many pages in a new folder. */
function tableFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), "table-")), "dynamodb.sqlite");
  const database = new DatabaseSync(file);
  database.exec("CREATE TABLE rows (id INTEGER PRIMARY KEY, value TEXT)");
  const insert = database.prepare("INSERT INTO rows (value) VALUES (?)");
  for (let row = 0; row < 200; row++) insert.run("x".repeat(1_000));
  database.close();
  return file;
}

/** Overwrites some of the file's bytes. */
function damage(file: string, from: number, bytes: number): void {
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, Buffer.alloc(bytes, 0xa5), 0, bytes, from);
  closeSync(descriptor);
}

test("accepts a missing and an undamaged table, and changes neither", () => {
  const file = tableFile();
  const before = readFileSync(file);
  checkTableFile(file);
  expect(readFileSync(file).equals(before)).toBe(true);
  checkTableFile(`${file}-other`);
  expect(existsSync(`${file}-other`)).toBe(false);
});

/** Returns the name and the message of the error that is thrown. */
function messageOf(action: () => void): string {
  try {
    action();
  } catch (error) {
    return String(error);
  }
  return "no error";
}

test.each([
  ["its header", 0, 100],
  ["its first page", 100, pageBytes - 100],
  ["a page in the middle", 20 * pageBytes, pageBytes],
  ["its last pages", 40 * pageBytes, 2 * pageBytes],
])("names the file and the remedy if %s is damaged", (_, from, bytes) => {
  const file = tableFile();
  damage(file, from, bytes);
  const message = messageOf(() => checkTableFile(file));
  expect(message.startsWith(`EngineError: The table in ${file} is damaged: `)).toBe(true);
  expect(message).toContain("Restore the file from a copy. Or move it away,");
  expect(message).not.toContain("\n");
});

test("does not take a table that is in use for a damaged one", () => {
  const file = tableFile();
  const user = new DatabaseSync(file);
  user.exec("BEGIN EXCLUSIVE");
  expect(() => checkTableFile(file, { waitMs: 0 })).not.toThrow();
  user.close();
});
