import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { operatorKeys } from "./keys.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "keys-"));

test("the keys are the same at every start", async () => {
  const dataDir = newFolder();
  expect(await operatorKeys(dataDir)).toEqual(await operatorKeys(dataDir));
});

test.each([
  ["cut", '{"signing":{"kty":'],
  ["empty", ""],
  ["no keys", "{}"],
  ["null", "null"],
])("a damaged file (%s) is named in one line and left as it is", async (_, text) => {
  const dataDir = newFolder();
  const file = join(dataDir, "operator-keys.json");
  writeFileSync(file, text);
  await expect(operatorKeys(dataDir)).rejects.toMatchObject({
    name: "StartError",
    message: `${file} is damaged. Delete it to create new keys; operators must then sign in again.`,
  });
  expect(readFileSync(file, "utf8")).toBe(text);
});
