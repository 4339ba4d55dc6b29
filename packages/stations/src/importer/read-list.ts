import { testClasses, type TestClass } from "@vanfettle/contract/station/station-classes";
import { ImportError } from "../files/file-error.ts";
import { parseCsv } from "./parse-csv.ts";

/** A row of DVSA's list as published, with trimmed values. */
export interface ListRow {
  site: string;
  name: string;
  addressLines: string[];
  /** Empty in the 2020 edition, which has the town as the last address line. */
  town: string;
  postcode: string;
  phone: string;
  classes: TestClass[];
}

/** The headers of all editions since 2020, as lower-case letters and digits without "VTS". */
const headers = {
  site: ["sitenumber"],
  name: ["tradingname", "name"],
  town: ["town"],
  postcode: ["postcode"],
  phone: ["phone", "phonenumber", "telephone", "telephonenumber"],
} as const;
const addressHeader = /^address(line)?\d+$/;

const plainHeader = (header: string) =>
  header
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/^vts/, "");

/** Newer editions write `Y` and, by mistake, `2`; the 2020 edition writes `1`. */
const isYes = (flag: string) => /^(y|yes|[12])$/i.test(flag);

/**
 * Parses DVSA's list of active MOT test stations in all its published formats. Throws an
 * `ImportError`.
 */
export function readList(bytes: Uint8Array): ListRow[] {
  const [header = [], ...records] = parseCsv(decodeText(bytes), "list of stations");
  const columns = columnsOf(header);
  const rows: ListRow[] = [];
  for (const record of records) {
    const valueAt = (column: number | undefined) =>
      column === undefined ? "" : (record[column] ?? "");
    const site = valueAt(columns.site);
    if (!/^[A-Z0-9]{3,12}$/i.test(site)) continue;
    rows.push({
      site: site.toUpperCase(),
      name: valueAt(columns.name),
      addressLines: columns.address.map(valueAt).filter(Boolean),
      town: valueAt(columns.town),
      postcode: valueAt(columns.postcode),
      phone: valueAt(columns.phone),
      classes: testClasses.filter((each) => isYes(valueAt(columns.classes.get(each)))),
    });
  }
  return rows;
}

function columnsOf(header: readonly string[]) {
  const plain = header.map(plainHeader);
  const columnOf = (names: readonly string[]) => {
    const column = plain.findIndex((each) => names.includes(each));
    return column < 0 ? undefined : column;
  };
  const classes = new Map(testClasses.map((each) => [each, columnOf([`class${each}`, each])]));
  const required = {
    site: columnOf(headers.site),
    name: columnOf(headers.name),
    postcode: columnOf(headers.postcode),
  };
  const missing = [
    ...Object.entries(required).flatMap(([name, column]) => (column === undefined ? [name] : [])),
    ...testClasses.flatMap((each) => (classes.get(each) === undefined ? [`class ${each}`] : [])),
  ];
  if (missing.length > 0) {
    throw new ImportError(
      `The list of stations does not have the columns of a known edition. It lacks ${missing.join(", ")}.`,
    );
  }
  return {
    ...required,
    address: plain.flatMap((each, column) => (addressHeader.test(each) ? [column] : [])),
    town: columnOf(headers.town),
    phone: columnOf(headers.phone),
    classes,
  };
}

/** Decodes a published file: UTF-8, or Windows-1252, which DVSA's list of 2026 uses. */
function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
