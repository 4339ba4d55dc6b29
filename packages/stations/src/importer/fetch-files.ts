import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { download } from "./download.ts";
import { ImportError } from "./import-error.ts";
import { findList, findPostcodes, officialSources, type Sources } from "./official-sources.ts";
import { progressLog } from "./progress-log.ts";

/** Local copies of the two published files. */
export interface SourceFiles {
  list: string;
  postcodes: string;
  /** The year and month of the list. */
  edition: string;
  /** The URL or file name of the list. */
  source: string;
  /** True for known sample data. */
  sample: boolean;
}

export interface FetchOptions {
  /** Local files that replace downloads. */
  list?: string | undefined;
  postcodes?: string | undefined;
  /** The edition of `list`, if its name does not contain it. */
  edition?: string | undefined;
  /** The URL of a fake that serves sample files for both services. */
  from?: string | undefined;
  sample: boolean;
  /** The folder for downloads. */
  folder: string;
  idleMs: number;
  log: (line: string) => void;
}

/** Returns the given files and downloads the others. Throws an `ImportError` if a file is unavailable. */
export async function fetchFiles(options: FetchOptions): Promise<SourceFiles> {
  const { from, list, postcodes } = options;
  const sources: Sources = from ? { govUk: from, ordnanceSurvey: from } : officialSources;
  const [listed, postcodeFile] = [
    list ? { list: existing(list), edition: editionOf(list, options.edition), source: basename(list) } : undefined,
    postcodes ? existing(postcodes) : undefined,
  ];
  const fetched = listed ?? (await fetchList(sources, options));
  return {
    ...fetched,
    postcodes: postcodeFile ?? (await fetchPostcodes(sources, options)),
    sample: options.sample || from !== undefined,
  };
}

async function fetchList(sources: Sources, { folder, idleMs, log }: FetchOptions) {
  const found = await findList(sources, idleMs);
  log(`DVSA's list of ${found.edition}: ${found.url}`);
  const path = join(folder, "downloads", `active-mot-stations-${found.edition}.csv`);
  await download(path, found, { idleMs, onProgress: byteProgress("list", log) });
  return { list: path, edition: found.edition, source: found.url };
}

async function fetchPostcodes(sources: Sources, { folder, idleMs, log }: FetchOptions): Promise<string> {
  const found = await findPostcodes(sources, idleMs);
  const path = join(folder, "downloads", "codepo_gb.zip");
  if (found.expected?.md5 && existsSync(path) && (await md5Of(path)) === found.expected.md5.toLowerCase()) {
    log("Code-Point Open is already downloaded");
    return path;
  }
  log(`Code-Point Open: ${found.url}`);
  await download(path, found, { idleMs, onProgress: byteProgress("postcodes", log) });
  return path;
}

const md5Of = async (path: string) =>
  createHash("md5")
    .update(await readFile(path))
    .digest("hex");

function byteProgress(what: string, log: (line: string) => void) {
  const report = progressLog(`${what} downloaded`, log);
  return (bytes: number, total: number | undefined) => {
    if (total !== undefined) report(bytes / total);
  };
}

function existing(path: string): string {
  if (!existsSync(path)) throw new ImportError(`There is no file ${path}.`);
  return path;
}

function editionOf(list: string, edition: string | undefined): string {
  const found = /(?<!\d)(20\d{2}-(?:0[1-9]|1[0-2]))(?!\d)/.exec(edition ?? basename(list))?.[1];
  if (!found)
    throw new ImportError("Name the list's edition with --edition 2026-02: the file's name does not contain it.");
  return found;
}
