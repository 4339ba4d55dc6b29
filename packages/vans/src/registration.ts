import {
  registrationShape,
  withoutCountryLetters,
  withoutSeparators,
} from "./registration-shapes.ts";
import { isNorthernIrishRegistration, otherRegisters } from "./shared-registrations.ts";
import { visibleText } from "./visible-text.ts";

/** The registration that a visitor entered, in capitals without spaces, or an error message. */
export type RegistrationEntry =
  | {
      valid: true;
      registration: string;
      /**
       * The effect of the registration's kind on the result, such as a Q plate hiding the age; null
       * for most.
       */
      note: string | null;
      /**
       * A sentence on other registers, in case DVLA does not have it; null if only the UK has its
       * format.
       */
      mayBe: string | null;
    }
  | { valid: false; message: string };

const manual = "Enter its dates and weight instead";

// For military vehicles, S.I. 2002/2742, regulation 29(2).
const looksLike = (registers: string): string =>
  `This looks like ${registers} registration, which is not in DVLA's register of vehicles. ${manual}`;

export const registrationMessages = {
  missing: "Enter the van's registration, such as AB12 CDE",
  malformed:
    "Enter a UK registration of up to seven letters and digits, such as AB12 CDE. Check for O instead of 0, or I instead of 1",
  spreadsheet:
    "A spreadsheet may have turned this registration into a date or a number: enter it as on the number plate, such as MAR 12",
  trailer:
    "This looks like the registration of a trailer. Enter the van's registration, such as AB12 CDE, or its dates and weight",
  guernsey:
    "A registration of digits only is from Guernsey and not in DVLA's register of vehicles. Enter a UK registration, such as AB12 CDE, or the van's dates and weight",
  guernseyOrTrade:
    "Five digits are a trade plate or a registration from Guernsey. A trade plate belongs to a business and not to one van, and vehicles from Guernsey are not in DVLA's register. Enter the van's UK registration, or its dates and weight",
  jersey: looksLike("a Jersey"),
  gibraltar: looksLike("a Gibraltar"),
  irish: looksLike("an Irish"),
  military: `Military vehicles are not in DVLA's register of vehicles. ${manual}`,
  militaryOrIrish: looksLike("a military or an Irish"),
  militaryOrCutShort:
    "This looks like a UK registration without its last letter, or a military registration, which is not in DVLA's register of vehicles. Check it, or enter its dates and weight instead",
  diplomatic: `This looks like a diplomatic registration, which we do not look up. ${manual}`,
  diplomaticOrIrish: `This looks like a diplomatic or an Irish registration, which we do not look up. ${manual}`,
  foreign: looksLike("a foreign"),
} as const;

export const registrationNotes = {
  q: "A Q plate means that the vehicle's age or identity was in doubt when it was registered. Its first registration is not its age.",
  northernIrish:
    "This is a Northern Irish registration, which many vans in Great Britain carry too. A van that is kept in Northern Ireland is tested by DVA.",
} as const;

/** Returns whether a registration is that of a vehicle whose age or identity was in doubt. */
export const isQPlate = (registration: string): boolean => /^Q\d{1,3}[A-Z]{3}$/.test(registration);

function noteOf(registration: string): string | null {
  if (isQPlate(registration)) return registrationNotes.q;
  return isNorthernIrishRegistration(registration) ? registrationNotes.northernIrish : null;
}

const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";

/**
 * The dates, numbers and times that spreadsheets make of registrations such as `MAR 12`, `1E5` and
 * `1 A`.
 */
const spreadsheetShapes = [
  String.raw`\d{1,2}[-/.]${month}(?:[-/. ]\d{2,4})?`,
  String.raw`\d{1,2} ${month} \d{4}`,
  String.raw`${month}[-/.]\d{1,4}`,
  String.raw`\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}`,
  String.raw`\d{4}-\d{2}-\d{2}(?: [\d:]+)?`,
  String.raw`\d+(?:[.,]\d+E[+-]?|E[+-])\d+`,
  String.raw`\d{1,2}(?::\d{2}){1,2}(?: ?[ap]m)?`,
];
const fromSpreadsheet = new RegExp(`^(?:${spreadsheetShapes.join("|")})$`, "i");

/**
 * Removes what our CSV files add so that spreadsheets keep a text, as in `="MAR 12"` and `'MAR 12`.
 */
const withoutCsvMarks = (text: string): string =>
  text
    .trim()
    .replace(/^"?=("{1,2})(.*?)\1"?$/, "$2")
    .replace(/^'/, "");

/**
 * Parses a registration. Ignores case, spaces, full stops, hyphens, invisible characters and the
 * letters of the country. Private registrations use the usual formats.
 */
export function parseRegistration(entered: string): RegistrationEntry {
  const text = withoutCountryLetters(withoutCsvMarks(visibleText(entered)));
  if (fromSpreadsheet.test(text)) {
    return { valid: false, message: registrationMessages.spreadsheet };
  }
  const registration = withoutSeparators(text);
  if (registration === "") return { valid: false, message: registrationMessages.missing };
  const shape = registrationShape(text);
  if (shape === "uk") {
    return {
      valid: true,
      registration,
      note: noteOf(registration),
      mayBe: otherRegisters(registration),
    };
  }
  const hasOtherLetters = /^[\p{L}\d]+$/u.test(registration) && !/^[A-Z\d]+$/.test(registration);
  return {
    valid: false,
    message: registrationMessages[shape ?? (hasOtherLetters ? "foreign" : "malformed")],
  };
}

/**
 * Formats a registration like its plate, if its format has a fixed space: `AB12CDE` becomes `AB12
 * CDE`.
 */
export function formatRegistration(registration: string): string {
  if (/^[A-Z]{2}\d{2}[A-Z]{3}$/.test(registration)) {
    return `${registration.slice(0, 4)} ${registration.slice(4)}`;
  }
  const parts =
    /^([A-Z]\d{1,3})([A-Z]{3})$|^([A-Z]{3})(\d{1,3}[A-Z])$|^([A-Z]+)(\d+)$|^(\d+)([A-Z]+)$/.exec(
      registration,
    );
  return parts ? parts.slice(1).filter(Boolean).join(" ") : registration;
}
