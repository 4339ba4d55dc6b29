/** Spreadsheets run a text that begins with one of these as a formula. */
const formula = /^[=+\-@\t\r\n]/;

function cell(value: string | number): string {
  const text = String(value);
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Returns rows as comma-separated values (RFC 4180), with the byte order mark with which spreadsheets detect UTF-8. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
