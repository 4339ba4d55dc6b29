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

/** The postcode areas with a location. A test compares them with the table of sectors. */
const areas: ReadonlySet<string> = new Set([
  ...(
    "AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY " +
    "E EC EH EN EX FK FY G GL GU HA HD HG HP HR HS HU HX IG IP IV KA KT KW KY L LA LD LE LL LN LS " +
    "LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO " +
    "SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE"
  ).split(" "),
  ...islandAreas,
]);

/** Returns whether a postcode is in a postcode area with a location. */
export const isInArea = ({ area }: Pick<Postcode, "area">): boolean => areas.has(area);

// GIR needs its second half here: without it, it is the start of Girvan.
const full = new RegExp(`^(${outcodePattern}|GIR)([\\dO])([A-Z]{2})$`);
const sector = new RegExp(`^(${outcodePattern})(\\d)$`);
const outcode = new RegExp(`^(${outcodePattern})$`);
/** The outcodes that end with a letter are in the middle of London. */
const outcodeWithLetter = /^(?:[ENW]1[A-HJ-NP-Y]|(?:EC|NW|SE|SW|WC)[1-4][ABEHMNPRVWXY])$/;
/** Southampton's districts have two digits. `S01` is Sheffield's S1, with a digit too many. */
const southampton = /^S0(?=\d\d)/;
/** Spaces, or a hyphen or full stop used instead. */
const separators = /[\s.-]+/g;
/** The characters of the longest text that may be a postcode. */
const mostCharacters = 12;

/** Returns a text in capitals, with single spaces for its separators. */
const inCapitals = (text: string): string =>
  visibleText(text).toUpperCase().trim().replace(separators, " ");

/**
 * Parses a postcode of any level and spelling, such as `DE13 OBH`, `LSI 4AP`, `M4O 5` or `CF05 3AB`,
 * whether it exists or not.
 */
export function parsePostcode(text: string): Postcode | undefined {
  const words = inCapitals(text).replace(southampton, "SO");
  if (words.length > mostCharacters) return undefined;
  const written = parseAsWritten(words);
  if (written && isLikely(written)) return written;
  return parseWithLookAlikes(words) ?? written;
}

function parseAsWritten(words: string): Postcode | undefined {
  const joined = words.replaceAll(" ", "");
  const [, fullOutcode, digit, unitLetters] = full.exec(joined) ?? [];
  if (fullOutcode) return build("postcode", fullOutcode, digit?.replace("O", "0"), unitLetters);
  // `B11` is the outcode; `B1 1` is the sector, as the space shows.
  if (outcode.test(joined) && !/^\D*\d.* \d$/.test(words)) return build("outcode", joined);
  const [, sectorOutcode, sectorDigit] = sector.exec(joined) ?? [];
  return sectorOutcode === undefined ? undefined : build("sector", sectorOutcode, sectorDigit);
}

/** Returns whether the outcode is in an area, and has a letter at its end only where some have. */
const isLikely = (postcode: Postcode): boolean =>
  postcode.area === "GIR" ||
  (isInArea(postcode) &&
    (/\d$/.test(postcode.outcode) || outcodeWithLetter.test(postcode.outcode)));

/** A postcode as a visitor types it. */
export interface TypedPostcode extends Postcode {
  /** The text, such as `EX4 4Q`, if only its beginning is a postcode, such as the sector `EX4 4`. */
  unfinished?: string;
}

/**
 * Parses a postcode that may be unfinished or have a character too many after its outcode or sector,
 * unless it may be a registration.
 */
export function parseTypedPostcode(text: string): TypedPostcode | undefined {
  const postcode = parsePostcode(text);
  const words = inCapitals(text);
  if (postcode || words.length > mostCharacters || registrationShape(words)) return postcode;
  const [, start = "", digit = "", letter = ""] = /^(.+?) ?(\w)([A-Z])$/.exec(words) ?? [];
  const sectorAtStart = parsePostcode(`${start} ${digit}`);
  if (sectorAtStart?.level === "sector") {
    return { ...sectorAtStart, unfinished: `${sectorAtStart.text}${letter}` };
  }
  const [, first = "", rest = ""] = /^(\w+(?: \d[A-Z\d]?)?) (\d[A-Z\d]{1,4})$/.exec(words) ?? [];
  const outcodeAtStart = parsePostcode(first);
  if (outcodeAtStart?.level !== "outcode") return undefined;
  return { ...outcodeAtStart, unfinished: `${outcodeAtStart.text} ${rest}` };
}

/** The digits for which letters are typed, or read from a photo or a letter. */
const digitFor: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1", S: "5", B: "8" };
const lettersFor: Readonly<Record<string, string>> = { 0: "O", 1: "IL", 5: "S", 8: "B" };

/** The layouts of outcodes, with `A` for a letter and `9` for a digit. */
const layouts = ["A9", "A99", "AA9", "AA99", "A9A", "AA9A"];
const inwardLayouts: Readonly<Record<PostcodeLevel, string>> = {
  postcode: "9AA",
  sector: "9",
  outcode: "",
};
/** More wrong characters are another text. */
const mostWrong = 2;

/**
 * Parses a postcode with letters for digits or digits for letters, `M4O 5` or `8S1 4ST`, unless it
 * may be a registration. Returns the reading with the fewest changes, with the parts as spaced.
 */
function parseWithLookAlikes(words: string): Postcode | undefined {
  return registrationShape(words) === undefined ? nearestPostcode(words) : undefined;
}

/** Returns the postcode that a text is with the fewest characters changed for others like them. */
export function nearestPostcode(text: string): Postcode | undefined {
  const words = inCapitals(text);
  const joined = words.replaceAll(" ", "");
  if (joined.length > 7 || !/\d/.test(joined) || !/^[A-Z\d]*$/.test(joined)) return undefined;
  let [best, least]: [Postcode | undefined, number] = [undefined, mostWrong + 1];
  for (const level of postcodeLevels) {
    for (const layout of layouts) {
      const wanted = layout + inwardLayouts[level];
      if (wanted.length !== joined.length) continue;
      const written = joined.slice(0, layout.length);
      // `SO 4AP` lacks a digit.
      if (areas.has(written) && !written.endsWith("L")) continue;
      if (!isSpacedAs(words, written, level)) continue;
      for (const { text: read, wrong } of readingsOf(joined, wanted)) {
        const postcode = parseAsWritten(
          `${read.slice(0, layout.length)} ${read.slice(layout.length)}`.trim(),
        );
        if (!postcode || !isLikely(postcode) || isImpossible(postcode)) continue;
        // A text without spaces is more likely an outcode than a sector.
        const distance = wrong + (level === "sector" ? 0.1 : 0);
        if (distance < least) [best, least] = [postcode, distance];
      }
    }
  }
  return best;
}

/** Returns whether the spaces of a text, if any, are those of a postcode with an outcode. */
function isSpacedAs(words: string, written: string, level: PostcodeLevel): boolean {
  if (!words.includes(" ")) return true;
  if (level === "outcode") return /^[A-Z]{1,2} \S+$/.test(words);
  return words.slice(0, words.lastIndexOf(" ")).replaceAll(" ", "") === written;
}

/** Returns the readings of a text in a layout, with the number of characters that differ. */
function readingsOf(text: string, layout: string): { text: string; wrong: number }[] {
  let readings = [{ text: "", wrong: 0 }];
  for (const [i, character] of Array.from(text).entries()) {
    const isRight = layout.charAt(i) === "A" ? /[A-Z]/.test(character) : /\d/.test(character);
    const others = layout.charAt(i) === "A" ? lettersFor[character] : digitFor[character];
    const options = isRight ? [character] : Array.from(others ?? "");
    readings = readings.flatMap((reading) =>
      options.map((option) => ({
        text: reading.text + option,
        wrong: reading.wrong + (isRight ? 0 : 1),
      })),
    );
  }
  return readings;
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
