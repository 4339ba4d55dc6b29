import { crc32 } from "node:zlib";

type Section = Uint8Array | Uint16Array | Uint32Array | Float64Array;

type SectionType<A> = {
  new (buffer: ArrayBufferLike, start: number, length: number): A;
  BYTES_PER_ELEMENT: number;
};

interface Directory<H> {
  header: H;
  /** The size of the whole file in bytes, for detecting incomplete files. */
  size: number;
  /** The CRC-32 of the arrays. Files from earlier imports do not have it. */
  crc?: number;
  /** The start of each section, counted from the end of the directory, and its length, in bytes. */
  sections: Record<string, [start: number, length: number]>;
}

/** The first eight bytes of a file. The digit is the layout version. */
const magic = "VFDATA 1";
const alignment = 8;
const align = (length: number) => Math.ceil(length / alignment) * alignment;

/** A file in another format or version, or an incomplete file. */
export class SectionFileError extends Error {
  override readonly name = "SectionFileError";
}

/** The magic bytes, and a field for the length of the directory. */
const directoryStart = magic.length + alignment;
/** The digits that the size of a file may have. */
const sizeDigits = 12;

/**
 * Encodes arrays as a file: magic bytes, length of the directory, directory as JSON, little-endian
 * arrays.
 */
export function writeSections(header: object, sections: Record<string, Section>): Buffer {
  const { places, arrays } = joinSections(sections);
  const crc = crc32(arrays);
  const directoryOf = (size: number) =>
    JSON.stringify({ header, size, crc, sections: places } satisfies Directory<object>);
  // The directory states the size of the file that it is a part of, so its length comes first.
  const directoryLength = align(Buffer.byteLength(directoryOf(0)) + sizeDigits);
  const arraysStart = directoryStart + directoryLength;
  const size = arraysStart + arrays.length;
  const file = Buffer.alloc(size);
  file.write(magic, 0, "latin1");
  file.writeUInt32LE(directoryLength, magic.length);
  file.write(directoryOf(size), directoryStart, "utf8");
  file.set(arrays, arraysStart);
  return file;
}

/** Joins arrays, each padded to the alignment. Returns them with the place of each. */
function joinSections(sections: Record<string, Section>) {
  const places: Directory<object>["sections"] = {};
  const padded: Buffer[] = [];
  let length = 0;
  for (const [name, section] of Object.entries(sections)) {
    const bytes = Buffer.from(section.buffer, section.byteOffset, section.byteLength);
    const paddedLength = align(bytes.length);
    places[name] = [length, bytes.length];
    padded.push(bytes, Buffer.alloc(paddedLength - bytes.length));
    length += paddedLength;
  }
  return { places, arrays: Buffer.concat(padded) };
}

/**
 * Reads a file from `writeSections` without copying its arrays. Throws a `SectionFileError` for an
 * incomplete file.
 */
export function readSections<H>(file: Buffer) {
  const aligned =
    file.byteOffset % alignment === 0 ? file : Buffer.from(new Uint8Array(file).buffer);
  if (aligned.length < directoryStart || aligned.toString("latin1", 0, magic.length) !== magic) {
    throw new SectionFileError(
      "This is not a file of stations or postcodes, or it has another version.",
    );
  }
  const start = directoryStart + aligned.readUInt32LE(magic.length);
  const directory = parseDirectory<H>(aligned.subarray(directoryStart, start));
  if (directory?.size !== aligned.length) throw new SectionFileError("The file is incomplete.");
  if (directory.crc !== undefined && directory.crc !== crc32(aligned.subarray(start))) {
    throw damaged();
  }
  return {
    header: directory.header,
    names: Object.keys(directory.sections),
    /** Returns a section as an array of the type that it was written from. */
    section: <A extends Section>(name: string, Numbers: SectionType<A>): A => {
      const place = directory.sections[name];
      if (!place) throw new SectionFileError(`The file has no section ${name}.`);
      const length = place[1] / Numbers.BYTES_PER_ELEMENT;
      return new Numbers(aligned.buffer, aligned.byteOffset + start + place[0], length);
    },
  };
}

const damaged = (cause?: unknown) => new SectionFileError("The file is damaged.", { cause });

/**
 * Decodes a file of a kind. Throws a `SectionFileError` for another kind, and for any error that
 * its bytes cause.
 */
export function decodeFile<H extends { kind: string }, T>(
  file: Buffer,
  kind: H["kind"],
  decode: (sections: ReturnType<typeof readSections<H>>) => T,
): T {
  try {
    const sections = readSections<H>(file);
    if (sections.header.kind !== kind) throw new SectionFileError(`This is not a file of ${kind}.`);
    return decode(sections);
  } catch (error) {
    throw error instanceof SectionFileError ? error : damaged(error);
  }
}

function parseDirectory<H>(bytes: Buffer): Directory<H> | undefined {
  try {
    const [text = ""] = bytes.toString("utf8").split("\0", 1);
    return JSON.parse(text) as Directory<H>;
  } catch {
    return undefined;
  }
}
