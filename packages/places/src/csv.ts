import { readFileSync } from "node:fs";

/**
 * Reads a CSV file in this package's data folder. Throws if the columns differ from `columns`. Fields with a comma are
 * quoted; quotation marks and line breaks are not supported.
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
