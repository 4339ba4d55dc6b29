import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileErrorOf } from "../files/file-error.ts";
import { encodePostcodeTable } from "../files/postcode-table.ts";
import { SectionFileError } from "../files/sections.ts";
import { decodeStations, encodeStations } from "../files/station-table.ts";
import { stationFileNames } from "../open-station-data.ts";
import { isSampleStation } from "../sample-area.ts";
import { changeReport, type ImportFacts } from "./change-report.ts";
import { cleanRow } from "./clean-row.ts";
import { applyCorrections, parseCorrections } from "./corrections.ts";
import { progressLog } from "./download.ts";
import type { SourceFiles } from "./fetch-files.ts";
import { geocodeRows } from "./geocode-rows.ts";
import { checkImport } from "./import-checks.ts";
import { readCodePoint } from "./read-code-point.ts";
import { readList } from "./read-list.ts";

export interface ImportOptions {
  files: SourceFiles;
  folder: string;
  corrections: string;
  accept: boolean;
  /** The minimum number of stations, if not the default. */
  leastRows?: number;
  /** The day for the report: `2026-11-22`. */
  day: string;
  log: (line: string) => void;
}

/**
 * Imports the published files; after a failed check, writes only the report. Throws an
 * `ImportError` or `FileError`.
 */
export async function runImport(options: ImportOptions) {
  const { files, folder, accept, log } = options;
  const listed = readList(await readFile(files.list));
  log(`${listed.length} stations in the list`);
  const sample = files.sample || listed.some(isSampleStation);
  const postcodes = await readCodePoint(
    files.postcodes,
    sample,
    progressLog("postcodes read", log),
  );
  const geocoded = geocodeRows(listed.map(cleanRow), postcodes);
  const corrected = applyCorrections(
    geocoded.rows,
    parseCorrections(await readFile(options.corrections, "utf8")),
  );
  const header = { edition: files.edition, source: files.source, sample };
  const earlier = await earlierList(folder);
  const facts: ImportFacts = {
    header,
    postcodeEdition: postcodes.header.edition,
    rows: corrected.rows,
    earlier,
    unlocated: geocoded.unlocated,
    unknownCorrections: corrected.unknown,
    // Check the list as published, so that hidden stations do not count as lost.
    checks: checkImport({ ...header, rows: listed }, geocoded, earlier, options.leastRows),
  };
  const written = accept || facts.checks.every(({ passed }) => passed);
  await mkdir(folder, { recursive: true });
  if (written) {
    await replaceFiles(folder, {
      [stationFileNames.postcodes]: encodePostcodeTable(postcodes),
      [stationFileNames.stations]: encodeStations(header, corrected.rows),
    });
  }
  const reportFile = join(folder, `report-${options.day}${written ? "" : "-refused"}.md`);
  await replaceFiles(folder, {
    [basename(reportFile)]: Buffer.from(changeReport(options.day, facts)),
  });
  return { written, facts, reportFile };
}

async function earlierList(folder: string) {
  const path = join(folder, stationFileNames.stations);
  if (!existsSync(path)) return undefined;
  try {
    const { header, rows } = decodeStations(await readFile(path));
    return { edition: header.edition, sample: header.sample, rows: rows() };
  } catch (error) {
    if (error instanceof SectionFileError) return undefined;
    throw error;
  }
}

/**
 * Writes all files under temporary names before renaming them, so readers never see partial files.
 */
async function replaceFiles(folder: string, contents: Record<string, Buffer>): Promise<void> {
  const paths = Object.keys(contents).map((name) => join(folder, name));
  try {
    for (const [name, bytes] of Object.entries(contents)) {
      await writeFile(`${join(folder, name)}.new`, bytes, { flush: true });
    }
    for (const path of paths) await rename(`${path}.new`, path);
  } catch (error) {
    await Promise.all(
      paths.map((path) => rm(`${path}.new`, { force: true }).catch(() => undefined)),
    );
    throw fileErrorOf(error, folder) ?? error;
  }
}
