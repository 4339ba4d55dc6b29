import { readFileSync } from "node:fs";

/** Rows of one of this package's own tables. No field holds a comma, so there is no quoting. */
export function readTable<C extends string>(file: string, columns: readonly C[]): Record<C, string>[] {
  const text = readFileSync(new URL(`../data/${file}`, import.meta.url), "utf8");
  const [header, ...lines] = text.trimEnd().split(/\r?\n/);
  if (header !== columns.join(",")) throw new Error(`${file}: expected the columns ${columns.join(",")}`);
  return lines.map((line) => {
    const fields = line.split(",");
    if (fields.length !== columns.length) throw new Error(`${file}: wrong number of fields in "${line}"`);
    return Object.fromEntries(columns.map((column, i) => [column, fields[i]])) as Record<C, string>;
  });
}
