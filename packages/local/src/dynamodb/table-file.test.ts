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

test.each([
  ["its header", 0, 100],
  ["its first page", 100, pageBytes - 100],
  ["a page in the middle", 20 * pageBytes, pageBytes],
  ["its last pages", 40 * pageBytes, 2 * pageBytes],
])("names the file and the remedy if %s is damaged", (_, from, bytes) => {
  const file = tableFile();
  damage(file, from, bytes);
  const start = `The table in ${file} is damaged: `;
  expect(() => checkTableFile(file)).toThrow(expect.objectContaining({ name: "EngineError" }));
  try {
    checkTableFile(file);
  } catch (error) {
    const { message } = error as Error;
    expect(message.startsWith(start)).toBe(true);
    expect(message).toContain("Restore the file from a copy. Or move it away,");
    expect(message).not.toContain("\n");
  }
});

test("does not take a table that is in use for a damaged one", () => {
  const file = tableFile();
  const user = new DatabaseSync(file);
  user.exec("BEGIN EXCLUSIVE");
  checkTableFile(file, { waitMs: 0 });
  user.close();
});
