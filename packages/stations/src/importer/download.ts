import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileErrorOf, ImportError } from "../files/file-error.ts";

export interface Download {
  url: string;
  /** The required content type, such as `/^text\/csv/`. */
  contentType: RegExp;
  maxBytes: number;
  /** The size and MD5 hash that the service announced, if any. */
  expected?: { bytes?: number | undefined; md5?: string | undefined };
}

/**
 * `onProgress` gets the bytes received and, if known, the total; `idleMs` is the maximum time
 * without data.
 */
type Options = { onProgress: (bytes: number, total: number | undefined) => void; idleMs: number };

/**
 * Downloads a file to `path`, which is replaced only after a complete download. Throws an
 * `ImportError`.
 */
export async function download(
  path: string,
  wanted: Download,
  { onProgress, idleMs }: Options,
): Promise<void> {
  const { url, contentType, maxBytes, expected = {} } = wanted;
  const part = `${path}.part`;
  const idle = new AbortController();
  const timer = setTimeout(() => idle.abort(), idleMs);
  let bytes = 0;
  const hash = createHash("md5");
  try {
    await mkdir(dirname(path), { recursive: true });
    const response = await fetch(url, { signal: idle.signal });
    const type = response.headers.get("content-type") ?? "no content type";
    if (!response.ok) throw new ImportError(`${url} responded with ${response.status}.`);
    if (!contentType.test(type)) throw new ImportError(`${url} is ${type}, not the expected type.`);
    if (!response.body) throw new ImportError(`${url} sent nothing.`);
    const total = Number(response.headers.get("content-length")) || expected.bytes;
    const counter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        timer.refresh();
        bytes += chunk.length;
        hash.update(chunk);
        onProgress(bytes, total);
        done(
          bytes > maxBytes ? new ImportError(`${url} is larger than ${maxBytes} bytes.`) : null,
          chunk,
        );
      },
    });
    await pipeline(response.body, counter, createWriteStream(part));
    if (expected.bytes !== undefined && bytes !== expected.bytes) {
      throw new ImportError(`${url} has ${bytes} bytes; the service announced ${expected.bytes}.`);
    }
    if (expected.md5 !== undefined && hash.digest("hex") !== expected.md5.toLowerCase()) {
      throw new ImportError(`${url} is damaged: its MD5 hash differs from the announced one.`);
    }
    await rename(part, path);
  } catch (error) {
    // A failed deletion must not hide the reason for the failed download.
    await rm(part, { force: true }).catch(() => undefined);
    const file = fileErrorOf(error, part);
    if (file || error instanceof ImportError) throw file ?? error;
    const reason = idle.signal.aborted ? `no data for ${idleMs / 1000} s` : describeFailure(error);
    throw new ImportError(`${url} could not be downloaded: ${reason}.`);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the message of a failed request with its cause. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

/** Returns a function that logs progress at every tenth. Its argument grows from 0 to 1. */
export function progressLog(what: string, log: (line: string) => void): (share: number) => void {
  let tenths = 0;
  return (share) => {
    const reached = Math.floor(share * 10);
    if (reached > tenths) log(`${what}: ${reached * 10} %`);
    tenths = Math.max(tenths, reached);
  };
}
