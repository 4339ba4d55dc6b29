import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { correctionsFile } from "../importer/corrections.ts";
import { runImport } from "../importer/run-import.ts";
import { sampleList } from "./sample-list.ts";
import { sampleArchive, samplePostcodes, type SamplePostcode } from "./sample-postcodes.ts";

/**
 * The output folder, and the stations: by default about as many as in the published list, at all
 * sample postcodes.
 */
type SampleImport = {
  folder: string;
  rows?: number;
  postcodes?: readonly SamplePostcode[];
  edition?: string;
};

/**
 * Builds the station and postcode files from a sample list, like an import of the published list.
 */
export async function importSampleList(options: SampleImport): Promise<void> {
  const { folder, rows = 23_000, postcodes = samplePostcodes(), edition = "2026-02" } = options;
  mkdirSync(folder, { recursive: true });
  const [list, archive] = [join(folder, "list.csv"), join(folder, "codepo_gb.zip")];
  writeFileSync(list, sampleList({ rows, postcodes }));
  writeFileSync(archive, sampleArchive(postcodes));
  const files = { list, postcodes: archive, edition, source: "sample data", sample: true };
  const day = new Date().toISOString().slice(0, 10);
  await runImport({
    files,
    folder,
    corrections: correctionsFile,
    accept: true,
    day,
    log: () => undefined,
  });
  for (const file of [list, archive]) rmSync(file);
}
