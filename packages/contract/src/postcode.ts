import { testJurisdictions } from "@vanfettle/vans/jurisdiction";

// The functions are pure and use no library, because the browser loads this file.

/** How much of a postcode a visitor wrote: all of it (`SW1A 1AA`), a sector (`SW1A 1`) or an outcode (`SW1A`). */
export const postcodeLevels = ["postcode", "sector", "outcode"] as const;

export type PostcodeLevel = (typeof postcodeLevels)[number];

/** Whose law of MOT tests holds at a postcode; `elsewhere` are islands outside the United Kingdom. */
export const jurisdictions = [...testJurisdictions, "elsewhere"] as const;

export type Jurisdiction = (typeof jurisdictions)[number];

export interface Postcode {
  level: PostcodeLevel;
  /** As it is written for a reader: `SW1A 1AA`, `SW1A 1` or `SW1A`. */
  text: string;
  /** The letters it begins with: `SW`. */
  area: string;
  outcode: string;
  /** The digit after the outcode; undefined for an outcode. */
  sectorDigit?: string;
  /** The two letters at the end; only of a full postcode. */
  unitLetters?: string;
}

const outcodePattern = "[A-Z]{1,2}\\d[A-Z\\d]?";
// Without its other half, Girobank's GIR is the beginning of Girvan.
const full = new RegExp(`^(${outcodePattern}|GIR)([\\dO])([A-Z]{2})$`);
const sector = new RegExp(`^(${outcodePattern})(\\d)$`);
const outcode = new RegExp(`^(${outcodePattern})$`);
/** Blanks between two words, or the hyphen or full stop that some write in their place. */
const separators = /[\s.-]+/g;

/**
 * Parses a postcode of any level. Accepts lower case, missing or extra blanks, the letter O for the digit 0 after the
 * outcode (`DE13 OBH`), and a zero before the district (`CF05 3AB`). Returns undefined for any other text. Says nothing
 * of whether the postcode exists.
 */
export function parsePostcode(text: string): Postcode | undefined {
  const words = text.toUpperCase().trim().replace(separators, " ");
  if (words.length > 12) return undefined;
  const joined = words.replaceAll(" ", "");
  const [, fullOutcode, zeroOrDigit, unitLetters] = full.exec(joined) ?? [];
  if (fullOutcode && zeroOrDigit && unitLetters) {
    return build("postcode", fullOutcode, zeroOrDigit.replace("O", "0"), unitLetters);
  }
  // `B11` is the outcode, and `B1 1`, which its blank tells apart, the sector.
  if (outcode.test(joined) && !/ \d$/.test(words)) return build("outcode", joined);
  const [, sectorOutcode, digit] = sector.exec(joined) ?? [];
  return sectorOutcode ? build("sector", sectorOutcode, digit) : undefined;
}

function build(level: PostcodeLevel, written: string, sectorDigit?: string, unitLetters?: string): Postcode {
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

/** Jersey, Guernsey, the Isle of Man, British Forces abroad and Girobank, which was no place. */
const elsewhere: ReadonlySet<string> = new Set(["JE", "GY", "IM", "BF", "GIR"]);

/** Returns whose MOT law holds where the postcode is: DVSA's lists cover Great Britain alone. */
export function jurisdictionOf({ area }: Pick<Postcode, "area">): Jurisdiction {
  if (area === "BT") return "northern-ireland";
  return elsewhere.has(area) ? "elsewhere" : "great-britain";
}
