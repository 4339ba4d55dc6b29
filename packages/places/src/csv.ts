import { readFileSync } from "node:fs";

/**
 * Reads a CSV file of this package's data folder. Throws if its columns differ from those given. A field
 * with a comma is quoted; no field contains a quotation mark or a line break.
 */
export function readTable<C extends string>(file: string, columns: readonly C[]): Record<C, string>[] {
  const text = readFileSync(new URL(`../data/${file}`, import.meta.url), "utf8");
  const [header, ...lines] = text.trimEnd().split(/\r?\n/);
  if (header !== columns.join(",")) throw new Error(`${file}: expected the columns ${columns.join(",")}`);
  return lines.map((line) => {
    const fields = [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,"]*))(?=,|$)/g)].map(
      ([, quoted, bare]) => quoted ?? bare,
    );
    if (fields.length !== columns.length) throw new Error(`${file}: wrong number of fields in "${line}"`);
    return Object.fromEntries(columns.map((column, i) => [column, fields[i]])) as Record<C, string>;
  });
}
