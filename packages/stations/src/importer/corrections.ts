import { fileURLToPath } from "node:url";
import { ImportError } from "../files/file-error.ts";
import { isWithinBounds } from "../files/postcode-table.ts";
import { decodeStations, encodeStations, type StationRow } from "../files/station-table.ts";
import { parseCsv } from "./parse-csv.ts";

/** The path of the repository's corrections. */
export const correctionsFile = fileURLToPath(
  new URL("../../data/corrections.csv", import.meta.url),
);

/**
 * The changes to an entry, besides moving it. They do not hold names or numbers, which can be
 * personal data.
 */
const actions = {
  hide: () => undefined,
  "hide-name": (row) => ({ ...row, name: null }),
  "hide-phone": (row) => ({ ...row, phone: null }),
  "ask-first": (row) => ({ ...row, access: "ask first" }),
  public: (row) => ({ ...row, access: "public" }),
} as const satisfies Record<string, Change>;

type Change = (row: StationRow) => StationRow | undefined;

export interface Correction {
  site: string;
  /** A key of `actions`, or `move 51.2667 0.5167` with a latitude and longitude. */
  action: string;
  date: string;
}

/** The actions, as listed in messages to the operator. */
export const correctionActions = [...Object.keys(actions), '"move LATITUDE LONGITUDE"'].join(", ");

function changeOf(action: string): Change | undefined {
  if (Object.hasOwn(actions, action)) return actions[action as keyof typeof actions];
  const [, latitude, longitude] =
    /^move (-?\d{1,2}\.\d{1,5}) (-?\d{1,2}\.\d{1,5})$/.exec(action) ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return isWithinBounds(point)
    ? (row) => ({ ...row, ...point, precision: "postcode", uncertainMiles: 0 })
    : undefined;
}

/** Parses the corrections. Throws an `ImportError` with the line number if a line is malformed. */
export function parseCorrections(text: string): Correction[] {
  const [header, ...lines] = parseCsv(text, "file corrections.csv");
  if (header?.join() !== "site,action,date") {
    throw new ImportError("corrections.csv must begin with site,action,date.");
  }
  return lines.map(([site = "", action = "", date = "", ...others], n) => {
    if (
      !/^[A-Z0-9]+$/.test(site) ||
      !changeOf(action) ||
      !/^\d{4}-\d\d-\d\d$/.test(date) ||
      others.length > 0
    ) {
      const line = `Line ${n + 2} of corrections.csv`;
      throw new ImportError(`${line} is not a site, an action (${correctionActions}) and a date.`);
    }
    return { site, action, date };
  });
}

/**
 * Appends a correction to the file's text. Returns the text unchanged if it has the same correction
 * with any date.
 */
export function withCorrection(text: string, { site, action, date }: Correction): string {
  if (parseCorrections(text).some((each) => each.site === site && each.action === action)) {
    return text;
  }
  return `${text.trimEnd()}\n${site},${action},${date}\n`;
}

/** Applies the corrections in order. Returns the rows and the unknown sites. */
export function applyCorrections(rows: readonly StationRow[], corrections: readonly Correction[]) {
  const bySite = new Map<string, StationRow>(rows.map((row) => [row.site, row]));
  const unknown: string[] = [];
  for (const { site, action } of corrections) {
    const row = bySite.get(site);
    const corrected = row && changeOf(action)?.(row);
    if (corrected) bySite.set(site, corrected);
    else if (row) bySite.delete(site);
    else unknown.push(site);
  }
  return { rows: [...bySite.values()], unknown };
}

/** Applies corrections to a station file. Throws a `SectionFileError` for any other file. */
export function correctStationFile(file: Buffer, corrections: readonly Correction[]): Buffer {
  const { header, rows } = decodeStations(file);
  return encodeStations(header, applyCorrections(rows(), corrections).rows);
}
