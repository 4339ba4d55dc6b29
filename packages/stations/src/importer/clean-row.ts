import { parsePostcode, type Postcode } from "@vanfettle/contract/geo/postcode";
import type { StationRow } from "../files/station-table.ts";
import type { ListRow } from "./read-list.ts";
import { readableName, readablePlace } from "./readable-name.ts";

/** A station without its coordinates, and with its postcode if valid. */
export interface CleanRow {
  station: Omit<StationRow, "latitude" | "longitude" | "precision" | "uncertainMiles">;
  postcode: Postcode | undefined;
}

/** The list's placeholders for stations at several sites or without a name. */
const noValue = /^(n\/?a|not applicable|various( sites)?|none|unknown|tba|[\s.-]*)$/i;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Cleans a row of the list for visitors. Does not geocode it. */
export function cleanRow(row: ListRow): CleanRow {
  const postcode = parsePostcode(row.postcode);
  const name = noValue.test(row.name) ? null : readableName(row.name);
  const lines = row.addressLines.filter((line) => !noValue.test(line)).map(readableAddress);
  // In the 2020 edition, the last address line is the town.
  const town = noValue.test(row.town) ? (lines.pop() ?? "") : readablePlace(row.town);
  const { site, classes } = row;
  const addressLines = lines.filter((line, n) => line !== town && line !== lines[n - 1]);
  return {
    station: {
      site,
      name,
      address: addressLines.join(", "),
      town,
      postcode: postcode?.text ?? row.postcode,
      phone: firstPhoneNumber(row.phone),
      classes,
      ...fleetOf(row.name),
    },
    postcode,
  };
}

const readableAddress = (line: string): string =>
  readablePlace(line.replace(/^(\w{1,3})-(\w{1,3})\b/, houseNumbers));

/** Spreadsheets turn house numbers such as 1-3 into dates such as `01-Mar`. */
function houseNumbers(written: string, one: string, other: string): string {
  const [first, second] = [one, other].map(
    (part) => months.indexOf(part.toLowerCase()) + 1 || Number(part),
  );
  const hasMonth = [one, other].some((part) => months.includes(part.toLowerCase()));
  return hasMonth && first && second ? `${first}-${second}` : written;
}

const council = /\bCOUNCILS?\b|\bLONDON BOROUGH OF\b|\bMBC\b/i;
const ownFleet =
  /\bPOLICE\b|\bCONSTABULARY\b|\bROYAL MAIL\b|\bPARCELFORCE\b|\bAMBULANCE\b|\bNHS\b|\bFIRE (AND|&) RESCUE\b|\bFIRE (AUTHORITY|BRIGADE|SERVICE)\b|\bMINISTRY OF DEFENCE\b/i;

/**
 * Returns the access to a station by its name. Councils must test the public's vehicles; police and
 * fleets may not.
 */
export function fleetOf(name: string | null): {
  access: "public" | "ask first";
  councilRun: boolean;
} {
  const text = name ?? "";
  return { access: ownFleet.test(text) ? "ask first" : "public", councilRun: council.test(text) };
}

const ukNumber = /^0[1-9]\d{8,9}$/;
const longest = 11;
/** `+44`, `0044` or `44` before a number, and an optional zero in brackets. */
const countryCode = /(?:\+\s*|\b00\s?|^\s*(?=44\s?[17]))44\s*(?:\(0\)\s*)?(?=[\d(])/;

/**
 * Returns the first telephone number among other text as digits, such as `01142363617`, or null.
 */
export function firstPhoneNumber(text: string): string | null {
  if (/\dE\+\d/i.test(text)) return null;
  const national = text.replace(countryCode, "0");
  const start = national.search(/\d/);
  if (start < 0) return null;
  // Spreadsheets strip a number's leading zero.
  const isWithoutZero = /^[1-9]\d{9}$/.test(national.trim());
  let digits = isWithoutZero ? "0" : "";
  for (const character of national.slice(start)) {
    if (/\d/.test(character)) digits += character;
    else if (!/[\s().-]/.test(character)) break;
    if (digits.length === longest) break;
  }
  return ukNumber.test(digits) ? digits : null;
}
