import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { templatesOfToday, type StackTemplate } from "../deploy/release-stack.ts";
import { makeBaselineData, type BaselineData } from "./baseline-data.ts";

const templatesFile = "test/release/baseline/templates.json.br";
const dataFile = "test/release/baseline/data.json.br";

const read = <T>(file: string): T =>
  JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as T;

function write(file: string, content: object): number {
  const compressed = brotliCompressSync(JSON.stringify(content));
  writeFileSync(file, compressed);
  return compressed.length;
}

/** Returns the templates of the stored release, each after its dependencies. */
export const baselineTemplates = (): StackTemplate[] => read(templatesFile);

/** Returns the rows of a small site of the stored release. */
export const baselineData = (): BaselineData => read(dataFile);

/**
 * Stores the working copy as the release against which later releases are tested. Returns the bytes
 * of each file.
 */
export async function storeBaseline(): Promise<Record<string, number>> {
  const [templates, data] = [await templatesOfToday(), await makeBaselineData()];
  return { [templatesFile]: write(templatesFile, templates), [dataFile]: write(dataFile, data) };
}
