import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { ImportError } from "../files/file-error.ts";
import { describeFailure, download, progressLog, type Download } from "./download.ts";

/** Local copies of the two published files. */
export interface SourceFiles {
  list: string;
  postcodes: string;
  edition: string;
  source: string;
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
  folder: string;
  idleMs: number;
  log: (line: string) => void;
}

/**
 * Returns the given files and downloads the others. Throws an `ImportError` if a file is
 * unavailable.
 */
export async function fetchFiles(options: FetchOptions): Promise<SourceFiles> {
  const { from, list, postcodes } = options;
  const sources = from ? { govUk: from, ordnanceSurvey: from } : officialSources;
  for (const path of [list, postcodes]) {
    if (path && !existsSync(path)) throw new ImportError(`There is no file ${path}.`);
  }
  const listed = list && {
    list,
    edition: editionOf(list, options.edition),
    source: basename(list),
  };
  return {
    ...(listed || (await fetchList(sources, options))),
    postcodes: postcodes || (await fetchPostcodes(sources, options)),
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

async function fetchPostcodes(
  sources: Sources,
  { folder, idleMs, log }: FetchOptions,
): Promise<string> {
  const found = await findPostcodes(sources, idleMs);
  const path = join(folder, "downloads", "codepo_gb.zip");
  if (
    found.expected?.md5 &&
    existsSync(path) &&
    (await md5Of(path)) === found.expected.md5.toLowerCase()
  ) {
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

function editionOf(list: string, edition: string | undefined): string {
  const found = /(?<!\d)(20\d{2}-(?:0[1-9]|1[0-2]))(?!\d)/.exec(edition ?? basename(list))?.[1];
  if (!found) {
    throw new ImportError(
      "Name the list's edition with --edition 2026-02: the file's name does not contain it.",
    );
  }
  return found;
}

/** The URLs of the publishing services. A fake serves both from one URL. */
const officialSources = { govUk: "https://www.gov.uk", ordnanceSurvey: "https://api.os.uk" };
type Sources = typeof officialSources;

const listPath = "/api/content/government/publications/active-mot-test-stations";
const postcodesPath = "/downloads/v1/products/CodePointOpen/downloads?area=GB&format=CSV";

interface ContentItem {
  public_updated_at?: string;
  details?: { attachments?: { content_type?: string; url?: string; file_size?: number }[] };
}

type OrdnanceSurveyDownload = { url?: string; md5?: string; size?: number; format?: string };

/**
 * Finds DVSA's newest list with GOV.UK's content API. Throws an `ImportError` if the response does
 * not contain it.
 */
async function findList(
  { govUk }: Sources,
  idleMs: number,
): Promise<Download & { edition: string }> {
  const item = await fetchJson<ContentItem>(govUk + listPath, idleMs);
  const attachment = item.details?.attachments?.find(({ content_type }) =>
    content_type?.startsWith("text/csv"),
  );
  const edition = /^\d{4}-\d{2}(?=-\d{2}T)/.exec(item.public_updated_at ?? "")?.[0];
  if (!attachment?.url || !edition) {
    throw new ImportError(
      "GOV.UK's page of active MOT test stations lacks a CSV file or a date; it may have moved.",
    );
  }
  return {
    url: checkedUrl(attachment.url, govUk),
    contentType: /^text\/csv\b/,
    maxBytes: 20_000_000,
    edition,
    expected: { bytes: attachment.file_size },
  };
}

/**
 * Finds Code-Point Open with Ordnance Survey's downloads API. Throws an `ImportError` if it is not
 * offered.
 */
async function findPostcodes({ ordnanceSurvey }: Sources, idleMs: number): Promise<Download> {
  const offered = await fetchJson<OrdnanceSurveyDownload[]>(ordnanceSurvey + postcodesPath, idleMs);
  const chosen = Array.isArray(offered)
    ? offered.find(({ url, format }) => url && format === "CSV")
    : undefined;
  if (!chosen?.url) {
    throw new ImportError(
      "Ordnance Survey's API does not offer Code-Point Open as CSV; it may have changed.",
    );
  }
  return {
    url: checkedUrl(chosen.url, ordnanceSurvey),
    contentType: /^application\/(zip|x-zip-compressed|octet-stream)\b|^binary\/octet-stream\b/,
    maxBytes: 100_000_000,
    expected: { bytes: chosen.size, md5: chosen.md5 },
  };
}

/** Requires HTTPS for files, unless the service's own URL is HTTP. */
function checkedUrl(url: string, service: string): string {
  if (new URL(url).protocol !== "https:" && service.startsWith("https:")) {
    throw new ImportError(`${url} is not an https address.`);
  }
  return url;
}

async function fetchJson<T>(url: string, idleMs: number): Promise<T> {
  const init = { signal: AbortSignal.timeout(idleMs), headers: { accept: "application/json" } };
  const response = await fetch(url, init).catch((error: unknown) => {
    throw new ImportError(
      `${url} could not be reached: ${describeFailure(error)}. Check the network, or name downloaded files with --list and --postcodes.`,
    );
  });
  if (!response.ok) throw new ImportError(`${url} responded with ${response.status}.`);
  return (await response.json().catch((error: unknown) => {
    throw new ImportError(`${url} did not return JSON: ${describeFailure(error)}.`);
  })) as T;
}
