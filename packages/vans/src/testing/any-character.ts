import fc from "fast-check";

const surrogates = { first: 0xd800, count: 0x800 };
const lastCharacter = 0x10_ffff - surrogates.count;

const characterAt = (index: number): string =>
  String.fromCodePoint(index < surrogates.first ? index : index + surrogates.count);

function indexOf(character: unknown): number {
  const code = typeof character === "string" ? character.codePointAt(0) : undefined;
  if (code === undefined || String.fromCodePoint(code) !== character) {
    throw new Error("This is not one character.");
  }
  return code < surrogates.first ? code : code - surrogates.count;
}

/**
 * The characters of fast-check's unit "binary", which first builds a table of all 1.1 million: that
 * takes a second in each process.
 */
export const anyCharacter = fc.nat({ max: lastCharacter }).map(characterAt, indexOf);
