import { testJurisdictions } from "@vanfettle/vans/jurisdiction";
import { islandAreas, outcodePattern } from "./typed-postcode.ts";

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

// GIR needs its second half here: without it, it is the start of Girvan.
const full = new RegExp(`^(${outcodePattern}|GIR)([\\dO])([A-Z]{2})$`);
const sector = new RegExp(`^(${outcodePattern})(\\d)$`);
const outcode = new RegExp(`^(${outcodePattern})$`);
/** Spaces, or a hyphen or full stop used instead. */
const separators = /[\s.-]+/g;

/** Parses a postcode of any level and spelling, such as `DE13 OBH` or `CF05 3AB`, whether it exists or not. */
export function parsePostcode(text: string): Postcode | undefined {
  const words = text.toUpperCase().trim().replace(separators, " ");
  if (words.length > 12) return undefined;
  const joined = words.replaceAll(" ", "");
  const [, fullOutcode, zeroOrDigit, unitLetters] = full.exec(joined) ?? [];
  if (fullOutcode && zeroOrDigit && unitLetters) {
    return build("postcode", fullOutcode, zeroOrDigit.replace("O", "0"), unitLetters);
  }
  // `B11` is the outcode; `B1 1` is the sector, as the space shows.
  if (outcode.test(joined) && !/ \d$/.test(words)) return build("outcode", joined);
  const [, sectorOutcode, digit] = sector.exec(joined) ?? [];
  return sectorOutcode ? build("sector", sectorOutcode, digit) : undefined;
}

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
export const areasWithoutPlace = ["BF", "GIR"] as const;

const elsewhere: ReadonlySet<string> = new Set([...islandAreas, ...areasWithoutPlace]);

/** Returns the jurisdiction whose MOT rules apply at the postcode. DVSA's lists cover only Great Britain. */
export function jurisdictionOf({ area }: Pick<Postcode, "area">): Jurisdiction {
  if (area === "BT") return "northern-ireland";
  return elsewhere.has(area) ? "elsewhere" : "great-britain";
}
