import { readFileSync } from "node:fs";
import { parseCsv } from "@vanfettle/stations/importer/parse-csv";

/** Reads a CSV file in this package's data folder. Throws if the columns differ from `columns`. */
export function readTable<C extends string>(
  file: string,
  columns: readonly C[],
): Record<C, string>[] {
  const [header, ...rows] = parseCsv(
    readFileSync(new URL(`../data/${file}`, import.meta.url)),
    `file ${file}`,
  );
  if (header?.join() !== columns.join()) {
    throw new Error(`${file}: expected the columns ${columns.join(",")}`);
  }
  return rows.map((fields) => {
    if (fields.length !== columns.length) {
      throw new Error(`${file}: wrong number of fields in "${fields.join()}"`);
    }
    return Object.fromEntries(columns.map((column, i) => [column, fields[i]])) as Record<C, string>;
  });
}
