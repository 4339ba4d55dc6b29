import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import { openPromise, type Entry, type ZipFile } from "yauzl";
import { ImportError } from "../files/file-error.ts";

/** Code-Point Open has 130 files of up to 4 MB, 160 MB in total. Larger archives are rejected. */
const limits = { files: 1_000, fileBytes: 32_000_000, totalBytes: 500_000_000 } as const;

/**
 * Opens an archive. Throws an `ImportError` if it is incomplete or its contents exceed the limits.
 */
export async function openZip(path: string) {
  const zip = await openPromise(path, { autoClose: false }).catch(rejectZip);
  try {
    const entries = await listEntries(zip);
    return {
      names: [...entries.keys()],
      /** Returns the bytes of a file. Throws an `ImportError` if they do not match the checksum. */
      read: (name: string) => readEntry(zip, entries.get(name)),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

export type ZipReader = Awaited<ReturnType<typeof openZip>>;

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      total += entry.uncompressedSize;
      if (
        entries.size >= limits.files ||
        entry.uncompressedSize > limits.fileBytes ||
        total > limits.totalBytes
      ) {
        throw new ImportError(
          "The archive of postcodes would unpack into far more than Code-Point Open, so it was not used.",
        );
      }
      if (!entry.fileName.endsWith("/")) entries.set(entry.fileName, entry);
    }
  } catch (error) {
    rejectZip(error);
  }
  return entries;
}

async function readEntry(zip: ZipFile, entry: Entry | undefined): Promise<Buffer> {
  if (!entry) throw new ImportError("The archive of postcodes lacks a file.");
  const bytes = await zip.openReadStreamPromise(entry).then(buffer).catch(rejectZip);
  if (crc32(bytes) !== entry.crc32) {
    rejectZip(new Error(`${entry.fileName} differs from what was packed`));
  }
  return bytes;
}

function rejectZip(error: unknown): never {
  if (error instanceof ImportError) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  throw new ImportError(`The archive of postcodes is damaged: ${reason}.`);
}
