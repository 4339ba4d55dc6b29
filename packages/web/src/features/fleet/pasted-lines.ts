import { parseRegistration } from "@vanfettle/vans/registration";
import { registrationShape } from "@vanfettle/vans/registration-shapes";
import { reminderLabelMaxLength } from "@vanfettle/vans/reminder";
import { isNorthernIrishRegistration } from "@vanfettle/vans/shared-registrations";
import { visibleText } from "@vanfettle/vans/visible-text";

/** A line of a pasted list, with the registration found in it. */
export interface PastedLine {
  /** The line as pasted, trimmed. */
  text: string;
  /** The registrations in the line, as pasted. A line of registrations only is several lines. */
  registrations: readonly string[];
  /** The other words of the line, without dates and numbering. Empty if there are none. */
  label: string;
  /** True if the registration has the format since 2001, which no other words have. */
  isCertain: boolean;
}

/** Longer lines are no vans, and need not be read to their end. */
const longestLine = 400;

/** A cell of a line: quoted, or up to a separator. */
const cellPattern = /"((?:[^"]|"")*)"|[^\t;|,]+/g;

const cellsIn = (text: string): string[] =>
  Array.from(text.replace(/ {2,}/g, "\t").matchAll(cellPattern), ([cell, quoted]) =>
    (quoted?.replaceAll('""', '"') ?? cell).trim(),
  ).filter(Boolean);

/** Returns the cells of a table's line by position, empty ones included. */
function cellsBy(delimiter: string, text: string): string[] {
  const cells: string[] = [""];
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === delimiter && !isQuoted) cells.push("");
    else cells[cells.length - 1] += character;
  }
  return cells.map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/s, "$1")
      .replaceAll('""', '"'),
  );
}

const bullet = /^(?:[-–—•*·▪◦‣>#]|\(?\d{1,3}[.):])[ \t]+/;

const months = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
/** The dates and times in a line, which are not part of a label. */
const moments = new RegExp(
  [
    String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`,
    String.raw`\d{1,2}(?:st|nd|rd|th)?[ .-](?:${months})[a-z]{0,6}[ .,-]{1,2}\d{2,4}`,
    String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?`,
  ]
    .map((moment) => String.raw`(?<![\w])(?:${moment})(?!\w)`)
    .join("|"),
  "gi",
);
/** The words that only introduce a date. */
const aboutDates = /^(?:mot|due|mot due|test due|expires?|until|valid until)$/i;

/** Brackets, quotes, dashes and bullets around a name. */
const edge = /[\s()[\]"'.:>•*·▪◦‣–—-]/;

/** Returns the words of a cell that name the van, without brackets and bullets around them. */
function wordsOf(cell: string): string {
  const characters = Array.from(cell.replace(moments, " ").replace(/\s+/g, " "));
  const isName = (character: string): boolean => !edge.test(character);
  const first = Math.max(0, characters.findIndex(isName));
  const bare = characters.slice(first, characters.findLastIndex(isName) + 1).join("");
  return aboutDates.test(bare) ? "" : bare;
}

/** Returns the label that the cells beside a registration make. */
const labelOf = (cells: readonly string[]): string =>
  cells.map(wordsOf).filter(Boolean).join(", ").slice(0, reminderLabelMaxLength);

const start = String.raw`(?<![A-Z\d])`;
const end = String.raw`(?![A-Z\d])`;
const among = (shape: string): RegExp => new RegExp(`${start}(?:${shape})${end}`, "gi");
const current = among(String.raw`[A-Z]{2}\d{2}[\s._/\\·\u2010-\u2015-]{0,3}[A-Z]{3}`);
const olderJoined = among(String.raw`[A-Z]\d{1,3}[A-Z]{3}|[A-Z]{3}\d{1,3}[A-Z]`);
const olderSpaced = among(String.raw`[A-Z]\d{1,3}[ .-][A-Z]{3}|[A-Z]{3}[ .-]\d{1,3}[A-Z]`);
const dateless = among(String.raw`[A-Z]{3}[ .-]?\d{1,4}`);

const matchesOf = (pattern: RegExp, text: string): string[] =>
  Array.from(text.matchAll(pattern), ([match]) => match);

const plainRegistration = (text: string): string | null => {
  const entry = parseRegistration(text);
  return entry.valid ? entry.registration : null;
};

const hasYear = (cell: string): boolean =>
  registrationShape(cell) === "uk" &&
  /^[A-Z]\d+[A-Z]{3}$|^[A-Z]{3}\d+[A-Z]$/i.test(cell.replace(/[\s.-]/g, ""));

const isNorthernIrish = (text: string): boolean =>
  isNorthernIrishRegistration(plainRegistration(text) ?? "");

/** Names such as `Van 4`, which are registrations by their format only. */
const isName = (cell: string): boolean =>
  /^(?:van|unit|bus|car|cab|bay|job|row|no|nr)[\s.-]*\d/i.test(cell);

/** Returns the registrations in a line, by the surest of their formats that occurs. */
function registrationsIn(text: string, cells: readonly string[]): string[] {
  const [first = ""] = cells;
  const byFormat = [
    () => matchesOf(current, text),
    () => [
      ...cells.filter((cell) => hasYear(cell) || isNorthernIrish(cell)),
      ...matchesOf(olderJoined, text),
    ],
    () => [
      ...matchesOf(olderSpaced, text),
      ...matchesOf(dateless, text).filter(isNorthernIrish),
      ...(cells.length > 1 && plainRegistration(first) && !isName(first) ? [first] : []),
    ],
  ];
  for (const find of byFormat) {
    const found = new Map(find().map((each) => [plainRegistration(each), each]));
    found.delete(null);
    if (found.size > 0) return [...found.values()];
  }
  return [];
}

const withoutAll = (text: string, parts: readonly string[]): string =>
  parts.reduce((rest, part) => rest.replace(part, "\t"), text);

function readLine(text: string): PastedLine {
  const inner = text.slice(0, longestLine).replace(bullet, "");
  const cells = cellsIn(inner);
  const registrations = registrationsIn(inner, cells);
  const rest = cellsIn(withoutAll(inner, registrations));
  // A number before the registration is the line's.
  const [first = "", ...others] = rest;
  const named = /^\d{1,3}$/.test(first) && inner.startsWith(first) ? others : rest;
  return {
    text,
    registrations,
    label: labelOf(named),
    isCertain: registrations.some((each) => matchesOf(current, each).length > 0),
  };
}

/** The column of the registration in a table's header, and others that name it. */
const registrationColumn =
  /^(?:(?:vehicle |van )?reg(?:istration)?(?: ?(?:no|nr|number|mark|plate))?\.?|vrm|vrn|number ?plate|plate)$/i;
const otherColumns =
  /^(?:van|vehicle|driver|name|make|model|description|depot|mot(?: due| expiry| date)?|due|label|notes?)$/i;
/** The columns of our own file that name a van. Its others come from the check. */
const isOwnFile = (columns: readonly string[]): boolean => columns.includes("Possible last days");

interface Table {
  delimiter: string;
  columns: readonly string[];
  /** The position of the registration. */
  at: number;
}

/** Returns the table that a line is the header of, or null. */
function headerOf(text: string): Table | null {
  const delimiter = ["\t", ";", "|", ","].find((each) => text.includes(each)) ?? "\t";
  const columns = cellsBy(delimiter, text);
  const byName = columns.findIndex((column) => registrationColumn.test(column));
  const at = byName === -1 && isOwnFile(columns) ? columns.indexOf("Van") : byName;
  const isHeader =
    columns.some((column) => registrationColumn.test(column) || otherColumns.test(column)) &&
    registrationsIn(text, []).length === 0 &&
    !/\d{3}/.test(text);
  return isHeader ? { delimiter, columns, at } : null;
}

/** Returns a line of a table by its header, or null if the registration's cell has none. */
function readRow(text: string, { delimiter, columns, at }: Table): PastedLine | null {
  const cells = cellsBy(delimiter, text.slice(0, longestLine));
  const cell = cells[at] ?? "";
  if (plainRegistration(cell) === null) return null;
  const named = cells.filter((_, column) =>
    isOwnFile(columns) ? columns[column] === "Label" : column !== at,
  );
  return { text, registrations: [cell], label: labelOf(named), isCertain: true };
}

/** A line between a table's header and its rows. */
const isRule = (text: string): boolean => /^[\s|:+-]+$/.test(text);

/**
 * Returns the lines of a list as people paste it: from a spreadsheet, a chat or a page, with a
 * header, numbering or names. A line of registrations only is one line for each.
 */
export function parsePastedLines(pasted: string): PastedLine[] {
  const texts = visibleText(pasted)
    .split(/[\r\n\u2028\u2029\u0085]+/)
    .map((text) => text.replace(/\u00A0/g, " ").trim())
    .filter((text) => text !== "" && !isRule(text));
  const table = headerOf(texts[0] ?? "");
  return texts.slice(table ? 1 : 0).flatMap((text) => {
    const line = (table && readRow(text, table)) ?? readLine(text);
    const { registrations, label } = line;
    if (registrations.length < 2 || !/^(?:and|&|,|\s)*$/i.test(label)) return line;
    return registrations.map((each) => ({ ...line, text: each, registrations: [each], label: "" }));
  });
}
