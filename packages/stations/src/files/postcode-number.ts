import type { Postcode } from "@vanfettle/contract/geo/postcode";

const unitsInSector = 26 * 26;
const sectorsInOutcode = 10;
const outcodeParts = /^([A-Z])([A-Z]?)(\d)([A-Z\d]?)$/;

const letterNumber = (letter: string) => letter.charCodeAt(0) - 65;

/** Numbers the last character of an outcode: 0 for an empty string, then digits, then letters. */
function lastCharacterNumber(character: string): number {
  if (character === "") return 0;
  return /\d/.test(character) ? Number(character) + 1 : letterNumber(character) + 11;
}

type NumberRange = { first: number; end: number };

/**
 * Returns the numbers of the postcodes in a postcode, from `first` up to and without `end`;
 * undefined for GIR.
 */
export function numberRange({
  outcode,
  sectorDigit,
  unitLetters,
}: Postcode): NumberRange | undefined {
  const [, first = "", second = "", digit = "", last = ""] = outcodeParts.exec(outcode) ?? [];
  if (first === "") return undefined;
  const secondNumber = second === "" ? 0 : letterNumber(second) + 1;
  const area = letterNumber(first) * 27 + secondNumber;
  const outcodeNumber = (area * 10 + Number(digit)) * 37 + lastCharacterNumber(last);
  const start = outcodeNumber * sectorsInOutcode * unitsInSector;
  if (sectorDigit === undefined) {
    return { first: start, end: start + sectorsInOutcode * unitsInSector };
  }
  const sectorStart = start + Number(sectorDigit) * unitsInSector;
  if (unitLetters === undefined) return { first: sectorStart, end: sectorStart + unitsInSector };
  const [one = "A", two = "A"] = unitLetters;
  const unit = sectorStart + letterNumber(one) * 26 + letterNumber(two);
  return { first: unit, end: unit + 1 };
}
