import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { download } from "./download.ts";
import { ImportError } from "./import-error.ts";
import { findList, findPostcodes, officialSources, type Sources } from "./official-sources.ts";
import { progressLog } from "./progress-log.ts";

/** The two published files on this machine. */
export interface SourceFiles {
  list: string;
  postcodes: string;
  /** Year and month of the list. */
  edition: string;
  /** Address or name of the list. */
  source: string;
  /** True if they are known to be made up. */
  sample: boolean;
}

export interface FetchOptions {
  /** Files to take in place of fetching them. */
  list?: string | undefined;
  postcodes?: string | undefined;
  /** The edition of `list`, where its name does not hold it. */
  edition?: string | undefined;
  /** Address of a stand-in for both services, whose files are samples. */
  from?: string | undefined;
  sample: boolean;
  /** Folder that downloads are kept in. */
  folder: string;
  idleMs: number;
  log: (line: string) => void;
}

/** Takes the files that are named, and fetches the others. Throws an `ImportError` if a file cannot be had. */
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
    log("Code-Point Open is here already");
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
    throw new ImportError("Name the list's edition with --edition 2026-02: the file's name does not hold it.");
  return found;
}
