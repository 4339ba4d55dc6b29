import { testJurisdictions } from "@vanfettle/vans/law/law-values";
import { registrationShape } from "@vanfettle/vans/registration-shapes";
import { visibleText } from "@vanfettle/vans/visible-text";

// The functions are pure and import no library, because the browser loads this file.

/** The precision of a postcode: full (`SW1A 1AA`), sector (`SW1A 1`) or outcode (`SW1A`). */
export const postcodeLevels = ["postcode", "sector", "outcode"] as const;

export type PostcodeLevel = (typeof postcodeLevels)[number];

/** The jurisdictions of MOT tests; `elsewhere` means islands outside the United Kingdom. */
export const jurisdictions = [...testJurisdictions, "elsewhere"] as const;

export type Jurisdiction = (typeof jurisdictions)[number];

export interface Postcode {
  level: PostcodeLevel;
  /** The formatted postcode: `SW1A 1AA`, `SW1A 1` or `SW1A`. */
  text: string;
  /** The leading letters: `SW`. */
  area: string;
  outcode: string;
  /** The digit after the outcode; undefined for an outcode. */
  sectorDigit?: string;
  /** The last two letters; only set for a full postcode. */
  unitLetters?: string;
}

// No outcode ends with the letters I and O, which are written for 1 and 0.
const outcodePattern = "[A-Z]{1,2}\\d[A-HJ-NP-Z\\d]?";
/** The postcode areas of the islands outside the United Kingdom. */
export const islandAreas = ["JE", "GY", "IM"] as const;

// GIR needs its second half here: without it, it is the start of Girvan.
const full = new RegExp(`^(${outcodePattern}|GIR)([\\dO])([A-Z]{2})$`);
const sector = new RegExp(`^(${outcodePattern})(\\d)$`);
const outcode = new RegExp(`^(${outcodePattern})$`);
/** A full postcode with the letter I for 1, or O for 0, where postcodes have a digit. */
const withLetters = /^([A-Z]{1,2})([\dIO])([A-Z\d]?)([\dIO])([A-Z]{2})$/;
/** An outcode with such a letter at its end. */
const outcodeWithLetter = /^([A-Z]{1,2}\d)([IO])$/;
/**
 * The digit 0 for the letter O of an area: `0X4`, `P03`. After S it is one only before two digits,
 * as Southampton's districts have, because `S01` is Sheffield's S1.
 */
const zeroInArea = /^0(?=[LX]\d)|(?<=^[CPY])0(?=\d)|(?<=^S)0(?=\d\d)/;
/** Spaces, or a hyphen or full stop used instead. */
const separators = /[\s.-]+/g;

/**
 * Parses a postcode of any level and spelling, such as `DE13 OBH`, `LSI 4AP` or `CF05 3AB`, whether
 * it exists or not.
 */
export function parsePostcode(text: string): Postcode | undefined {
  const words = visibleText(text)
    .toUpperCase()
    .trim()
    .replace(separators, " ")
    .replace(zeroInArea, "O");
  if (words.length > 12) return undefined;
  const joined = words.replaceAll(" ", "");
  const [, fullOutcode, zeroOrDigit, unitLetters] = full.exec(joined) ?? [];
  if (fullOutcode && zeroOrDigit && unitLetters) {
    return build("postcode", fullOutcode, zeroOrDigit.replace("O", "0"), unitLetters);
  }
  // `B11` is the outcode; `B1 1` is the sector, as the space shows.
  if (outcode.test(joined) && !/ \d$/.test(words)) return build("outcode", joined);
  const [, sectorOutcode, digit] = sector.exec(joined) ?? [];
  if (sectorOutcode) return build("sector", sectorOutcode, digit);
  return parseWithLetters(joined);
}

/** Parses a postcode with letters for digits, unless it may be a registration. */
function parseWithLetters(joined: string): Postcode | undefined {
  const [, outcodeStart, last] = outcodeWithLetter.exec(joined) ?? [];
  if (outcodeStart && last) return build("outcode", `${outcodeStart}${withDigits(last)}`);
  const [, area, first, second, sectorDigit, unitLetters] = withLetters.exec(joined) ?? [];
  if (!area || !/\d/.test(joined) || registrationShape(joined) !== undefined) return undefined;
  const outcodeDigits = withDigits(`${first}${second}`);
  return build("postcode", `${area}${outcodeDigits}`, withDigits(`${sectorDigit}`), unitLetters);
}

const withDigits = (text: string): string => text.replaceAll("I", "1").replaceAll("O", "0");

function build(
  level: PostcodeLevel,
  written: string,
  sectorDigit?: string,
  unitLetters?: string,
): Postcode {
  const district = written.replace(/^([A-Z]{1,2})0(\d)$/, "$1$2");
  return {
    level,
    text: [district, `${sectorDigit ?? ""}${unitLetters ?? ""}`].filter(Boolean).join(" "),
    area: /^[A-Z]+/.exec(district)?.[0] ?? "",
    outcode: district,
    ...(sectorDigit && { sectorDigit }),
    ...(unitLetters && { unitLetters }),
  };
}

/** The postcode areas without a location: British Forces and Girobank. */
const areasWithoutPlace = ["BF", "GIR"] as const;

const elsewhere: ReadonlySet<string> = new Set([...islandAreas, ...areasWithoutPlace]);

/**
 * Returns the jurisdiction whose MOT rules apply at the postcode. DVSA's lists cover only Great
 * Britain.
 */
export function jurisdictionOf({ area }: Pick<Postcode, "area">): Jurisdiction {
  if (area === "BT") return "northern-ireland";
  return elsewhere.has(area) ? "elsewhere" : "great-britain";
}

const forcesNumber = /^BFPO\b ?\d{0,4}$/;

/** The owners of non-geographic postcodes, by postcode area. */
const postByArea: Readonly<Record<string, string>> = {
  GIR: "the post of Girobank, a bank in Bootle",
  BF: "the post of British Forces",
} satisfies Record<(typeof areasWithoutPlace)[number], string>;

/**
 * Returns a heading and a sentence about a non-geographic postcode, or undefined for other text.
 */
export function postcodeWithoutPlace(
  text: string,
): { title: string; sentence: string } | undefined {
  if (forcesNumber.test(text)) {
    return {
      title: `${text} has no location`,
      sentence: `${text} is an address of British Forces Post Office. It has no location.`,
    };
  }
  const postcode = parsePostcode(text);
  const post = postcode && postByArea[postcode.area];
  if (!post) return undefined;
  return {
    title: `${postcode.text} has no location`,
    sentence: `${postcode.text} is a special postcode for ${post}. It has no location.`,
  };
}

// These read a normalised postcode, as forms keep it, which may still be incomplete.

const fullPostcode = new RegExp(`^${outcodePattern}\\d[A-Z]{2}$`);

/** The letters that no postcode ends with, by Royal Mail's rules. */
const unusedUnitLetters = /[CIKMOV]/;

/** Returns whether a postcode is written in full and cannot exist, such as `B1 1CA`. */
export const isImpossible = ({ unitLetters = "" }: Pick<Postcode, "unitLetters">): boolean =>
  unusedUnitLetters.test(unitLetters);

/**
 * Returns whether the text looks like a full postcode. Only a hint: GIR0AA and BFPO numbers are
 * real and fail.
 */
export const looksLikePostcode = (postcode: string): boolean =>
  fullPostcode.test(postcode) && !unusedUnitLetters.test(postcode.slice(-2));

/** Returns whether the postcode is in Northern Ireland, where the DVA tests vans. */
export const isNorthernIrishPostcode = (postcode: string): boolean => /^BT\d/.test(postcode);

/** The islands, British Forces abroad, and the letters of non-geographic postcodes. */
const outsideUk = new RegExp(`^((${islandAreas.join("|")}|BF|ZZ)\\d|BFPO)`);

/** Returns whether the postcode is not for a place in the United Kingdom. */
export const isPostcodeOutsideUk = (postcode: string): boolean => outsideUk.test(postcode);

/**
 * Inserts the space that the partner's site expects: `SW1A1AA` becomes `SW1A 1AA`. Other text is
 * returned unchanged.
 */
export function formatPostcode(postcode: string): string {
  return fullPostcode.test(postcode) ? `${postcode.slice(0, -3)} ${postcode.slice(-3)}` : postcode;
}
