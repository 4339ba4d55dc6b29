import { ImportError } from "./import-error.ts";
import { describeFailure, type Download } from "./download.ts";

/** The URLs of the publishing services. A fake serves both from one URL. */
export interface Sources {
  govUk: string;
  ordnanceSurvey: string;
}

export const officialSources: Sources = { govUk: "https://www.gov.uk", ordnanceSurvey: "https://api.os.uk" };

const listPath = "/api/content/government/publications/active-mot-test-stations";
const postcodesPath = "/downloads/v1/products/CodePointOpen/downloads?area=GB&format=CSV";

export interface PublishedList extends Download {
  /** The year and month of publication. */
  edition: string;
}

interface ContentItem {
  public_updated_at?: string;
  details?: { attachments?: { content_type?: string; url?: string; file_size?: number }[] };
}

interface OrdnanceSurveyDownload {
  url?: string;
  md5?: string;
  size?: number;
  format?: string;
}

/** Finds DVSA's newest list with GOV.UK's content API. Throws an `ImportError` if the response does not contain it. */
export async function findList({ govUk }: Sources, idleMs: number): Promise<PublishedList> {
  const item = await fetchJson<ContentItem>(govUk + listPath, idleMs);
  const attachment = item.details?.attachments?.find(({ content_type }) => content_type?.startsWith("text/csv"));
  const edition = /^\d{4}-\d{2}(?=-\d{2}T)/.exec(item.public_updated_at ?? "")?.[0];
  if (!attachment?.url || !edition) {
    throw new ImportError("GOV.UK's page of active MOT test stations lacks a CSV file or a date; it may have moved.");
  }
  return {
    url: checkedUrl(attachment.url, govUk),
    contentType: /^text\/csv\b/,
    maxBytes: 20_000_000,
    edition,
    expected: { bytes: attachment.file_size },
  };
}

/** Finds Code-Point Open with Ordnance Survey's downloads API. Throws an `ImportError` if it is not offered. */
export async function findPostcodes({ ordnanceSurvey }: Sources, idleMs: number): Promise<Download> {
  const offered = await fetchJson<OrdnanceSurveyDownload[]>(ordnanceSurvey + postcodesPath, idleMs);
  const chosen = Array.isArray(offered) ? offered.find(({ url, format }) => url && format === "CSV") : undefined;
  if (!chosen?.url)
    throw new ImportError("Ordnance Survey's API does not offer Code-Point Open as CSV; it may have changed.");
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
