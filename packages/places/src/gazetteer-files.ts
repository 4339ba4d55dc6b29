import { readFileSync, writeFileSync } from "node:fs";
import type { GazetteerRows } from "./place-row.ts";

const files = { regions: "regions.json", counties: "counties.json", places: "places.json" } as const;
const locate = (file: string) => new URL(`../data/gazetteer/${file}`, import.meta.url);

/** One row a line, so that a rebuild shows as a readable difference. */
export function fileTexts(rows: GazetteerRows): { file: string; text: string }[] {
  return (Object.keys(files) as (keyof GazetteerRows)[]).map((kind) => ({
    file: files[kind],
    text: `[\n${rows[kind].map((row) => JSON.stringify(row)).join(",\n")}\n]\n`,
  }));
}

export const readText = (file: string): string => readFileSync(locate(file), "utf8");

export function writeRows(rows: GazetteerRows): void {
  for (const { file, text } of fileTexts(rows)) writeFileSync(locate(file), text);
}

export function readRows(): GazetteerRows {
  const read = <K extends keyof GazetteerRows>(kind: K) => JSON.parse(readText(files[kind])) as GazetteerRows[K];
  return { regions: read("regions"), counties: read("counties"), places: read("places") };
}
