import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { correctionsFile } from "@vanfettle/stations/importer/corrections";
import { runImport } from "@vanfettle/stations/importer/run-import";
import { madeUpList } from "@vanfettle/stations/open-data/made-up-list";
import { madeUpArchive } from "@vanfettle/stations/open-data/made-up-postcodes";

/** About as many as the published list has. */
const listRows = 23_000;

/** Builds the files of stations and postcodes in a folder from the made-up list. */
export async function importMadeUpList(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const [list, postcodes] = [join(folder, "list.csv"), join(folder, "codepo_gb.zip")];
  writeFileSync(list, madeUpList({ rows: listRows }));
  writeFileSync(postcodes, madeUpArchive());
  const files = { list, postcodes, edition: "2026-02", source: "made up", sample: true };
  const day = new Date().toISOString().slice(0, 10);
  await runImport({ files, folder, corrections: correctionsFile, accept: true, day, log: () => undefined });
}
