import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { correctionsFile } from "../importer/corrections.ts";
import { runImport } from "../importer/run-import.ts";
import { madeUpList } from "./made-up-list.ts";
import { madeUpArchive, madeUpPostcodes, type MadeUpPostcode } from "./made-up-postcodes.ts";

export interface MadeUpImport {
  /** The folder that the built files are written to. */
  folder: string;
  /** How many stations the list has; about as many as the published one by default. */
  rows?: number;
  /** Where the stations are; all made-up postcodes by default. */
  postcodes?: readonly MadeUpPostcode[];
  edition?: string;
}

/** Builds the files of stations and postcodes in a folder from a made-up list, as an import of the published one does. */
export async function importMadeUpList(options: MadeUpImport): Promise<void> {
  const { folder, rows = 23_000, postcodes = madeUpPostcodes(), edition = "2026-02" } = options;
  mkdirSync(folder, { recursive: true });
  const [list, archive] = [join(folder, "list.csv"), join(folder, "codepo_gb.zip")];
  writeFileSync(list, madeUpList({ rows, postcodes }));
  writeFileSync(archive, madeUpArchive(postcodes));
  const files = { list, postcodes: archive, edition, source: "made up", sample: true };
  const day = new Date().toISOString().slice(0, 10);
  await runImport({ files, folder, corrections: correctionsFile, accept: true, day, log: () => undefined });
  for (const file of [list, archive]) rmSync(file);
}
