/**
 * A cell: a number, a date or time for spreadsheets to read as such, or a text, which they must not
 * convert.
 */
export type CsvCell = number | string | { date: string };

/**
 * Spreadsheets run a text that begins with one of these as a formula, some after blanks or in
 * full-width form.
 */
const formula = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;

/**
 * The characters of numbers, amounts, dates and times. Without quotation marks, the text cannot
 * leave its formula.
 */
const convertible = /^[\p{L}\p{N}\p{Sc}\p{Zs}\p{Pd}\t\u2212.,:/+%()'’]+$/u;

/** The words that a date and a time can have besides the name of a month. */
const dayOfWeek = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?$/i;
const halfOfDay = /^[ap]m?$/i;

/**
 * Returns true for a text that a spreadsheet converts: digits with at most one other word, or a
 * truth value.
 */
function isConverted(text: string): boolean {
  if (/^(?:true|false)$/i.test(text.trim())) return true;
  const words = Array.from(text.matchAll(/\p{L}+/gu), ([word]) => word).filter(
    (word) => !dayOfWeek.test(word),
  );
  const months = halfOfDay.test(words.at(-1) ?? "") ? words.slice(0, -1) : words;
  return /\p{N}/u.test(text) && convertible.test(text) && months.length <= 1;
}

/** The longest text in a formula of Excel, in characters. */
const formulaTextMaxLength = 255;

/**
 * Returns a text that spreadsheets keep. They convert `MAR 12` to a date and `1E5` to a number,
 * quoted or not. A formula such as `="MAR 12"` keeps the exact text in Excel and Google Sheets, and
 * in LibreOffice if it evaluates formulas. An apostrophe also keeps a text, but opened from a file
 * it shows in the cell.
 */
function keptText(text: string): string {
  if (formula.test(text)) return `'${text}`;
  if (!isConverted(text)) return text;
  return text.length <= formulaTextMaxLength ? `="${text}"` : `'${text}`;
}

function written(cell: CsvCell): string {
  if (typeof cell === "string") return keptText(cell);
  return typeof cell === "number" ? String(cell) : cell.date;
}

/**
 * Quotes a field with a separator of RFC 4180, or a character at which LibreOffice also splits
 * lines.
 */
const field = (text: string): string =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * Returns rows as comma-separated values (RFC 4180), with the byte order mark with which
 * spreadsheets detect UTF-8.
 */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => field(written(cell))).join(",")}\r\n`).join("")}`;
