import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ImportError } from "../files/file-error.ts";
import { openZip } from "./read-zip.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "zip-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function saved(bytes: Uint8Array): Promise<string> {
  const path = join(folder, "archive.zip");
  await writeFile(path, bytes);
  return path;
}
const text = (content: string) => new TextEncoder().encode(content);

test("lists and reads the files of an archive", async () => {
  const zip = await openZip(
    await saved(zipSync({ "a/one.csv": text("1"), "b/": new Uint8Array(), two: text("2") })),
  );
  expect(zip.names).toEqual(["a/one.csv", "two"]);
  expect((await zip.read("a/one.csv")).toString()).toBe("1");
  await expect(zip.read("three")).rejects.toThrow(ImportError);
  zip.close();
});

test("rejects an archive with an excessive announced size before unpacking it", async () => {
  await expect(
    openZip(await saved(zipSync({ zeros: new Uint8Array(33_000_000) }))),
  ).rejects.toThrow("far more");
  const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`file${n}`, text("")]));
  await expect(openZip(await saved(zipSync(many)))).rejects.toThrow("far more");
});

test("rejects a file that is larger than announced", async () => {
  const bytes = zipSync({ zeros: new Uint8Array(3_000_000) });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const centralHeader = 0x02014b50;
  for (let at = 0; at < bytes.length - 28; at += 1) {
    if (view.getUint32(at, true) === centralHeader) view.setUint32(at + 24, 1_000, true);
  }
  const zip = await openZip(await saved(bytes));
  await expect(zip.read("zeros")).rejects.toThrow(ImportError);
  zip.close();
});

test("rejects incomplete and damaged archives and other files", async () => {
  const whole = zipSync(
    { one: text("some text that is not compressed away".repeat(9)) },
    { level: 0 },
  );
  await expect(openZip(await saved(whole.subarray(0, whole.length >> 1)))).rejects.toThrow(
    ImportError,
  );
  await expect(openZip(await saved(text("<!doctype html>".repeat(9))))).rejects.toThrow(
    ImportError,
  );
  whole[60] = (whole[60] ?? 0) ^ 1;
  const damaged = await openZip(await saved(whole));
  await expect(damaged.read("one")).rejects.toThrow("differs from what was packed");
  damaged.close();
});
