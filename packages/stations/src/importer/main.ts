import { parseOptions } from "@vanfettle/commands/command-line";
import { fileErrorOf, ImportError } from "../files/file-error.ts";
import { stationsFolder } from "../open-station-data.ts";
import { correctionsFile } from "./corrections.ts";
import { fetchFiles } from "./fetch-files.ts";
import { runImport } from "./run-import.ts";

const usage = `Usage: npm run stations -- [options]
  Fetches DVSA's list of MOT stations and Ordnance Survey's Code-Point Open, and builds stations.bin and postcodes.bin.
  --list FILE        use this CSV file instead of DVSA's newest list
  --edition 2025-04  year and month of that file, if its name does not contain them
  --postcodes ZIP    use this archive instead of the newest Code-Point Open
  --folder DIR       output folder (STATIONS_DIR or .stations)
  --from URL         fetch both from a fake: npm run open-data -- --port 4650
  --sample           the files are sample data
  --accept           write the files even if a check fails`;

const idleMs = 30_000;
const log = (line: string) => console.log(`[stations] ${line}`);

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;
const options = {
  list: text,
  edition: text,
  postcodes: text,
  folder: text,
  from: text,
  sample: flag,
  accept: flag,
};
const { accept, folder = stationsFolder(), ...source } = parseOptions(usage, options).values;
try {
  const files = await fetchFiles({ ...source, folder, idleMs, log });
  const day = new Date().toISOString().slice(0, 10);
  const imported = await runImport({
    files,
    folder,
    corrections: correctionsFile,
    accept,
    day,
    log,
  });
  const { facts, written, reportFile } = imported;
  for (const { passed, name, finding } of facts.checks) {
    log(`${passed ? "passed" : "FAILED"} ${name}: ${finding}`);
  }
  log(`${facts.rows.length} stations of edition ${facts.header.edition}; report in ${reportFile}`);
  if (written) {
    log(
      `written to ${folder}${facts.checks.every(({ passed }) => passed) ? "" : " although a check failed"}`,
    );
  } else {
    console.error(
      "[stations] the files were not replaced. Read the report; --accept writes them anyway.",
    );
    process.exitCode = 3;
  }
} catch (error) {
  const problem = error instanceof ImportError ? error : fileErrorOf(error, folder);
  if (!problem) throw error;
  console.error(`[stations] ${problem.message} The earlier files are unchanged.`);
  process.exitCode = 1;
}
