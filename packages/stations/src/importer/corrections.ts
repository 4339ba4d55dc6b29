import { fileURLToPath } from "node:url";
import { isWithinBounds } from "../files/postcode-table.ts";
import type { StationRow } from "../files/station-table.ts";
import { ImportError } from "./import-error.ts";
import { parseCsv } from "./parse-csv.ts";

/** The file of corrections in the repository. */
export const correctionsFile = fileURLToPath(new URL("../../data/corrections.csv", import.meta.url));

/**
 * What may be done to an entry of the list, besides moving it. A sole trader's name and mobile number are personal data,
 * so the file of corrections holds the site, an action and the date, and neither a name nor a number.
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
  /** One of the actions, or `move 51.2667 0.5167`: the latitude and longitude where it is. */
  action: string;
  date: string;
}

/** The actions as an operator is told them. */
export const correctionActions = [...Object.keys(actions), '"move LATITUDE LONGITUDE"'].join(", ");

/** Returns what an action does to an entry, or undefined if it is none. */
function changeOf(action: string): Change | undefined {
  if (Object.hasOwn(actions, action)) return actions[action as keyof typeof actions];
  const [, latitude, longitude] = /^move (-?\d{1,2}\.\d{1,5}) (-?\d{1,2}\.\d{1,5})$/.exec(action) ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return isWithinBounds(point) ? (row) => ({ ...row, ...point, placed: "postcode", uncertainMiles: 0 }) : undefined;
}

/** Parses the file of corrections. Throws an `ImportError` that names the line if one has anything else in it. */
export function parseCorrections(text: string): Correction[] {
  const [header, ...lines] = parseCsv(text, "file corrections.csv");
  if (header?.join() !== "site,action,date") throw new ImportError("corrections.csv must begin with site,action,date.");
  return lines.map(([site = "", action = "", date = "", ...others], n) => {
    if (!/^[A-Z0-9]+$/.test(site) || !changeOf(action) || !/^\d{4}-\d\d-\d\d$/.test(date) || others.length > 0) {
      const line = `Line ${n + 2} of corrections.csv`;
      throw new ImportError(`${line} is not a site, an action (${correctionActions}) and a date.`);
    }
    return { site, action, date };
  });
}

/** Returns the file of corrections with one more at its end, or unchanged if it has an equal one of whatever date. */
export function withCorrection(text: string, { site, action, date }: Correction): string {
  if (parseCorrections(text).some((each) => each.site === site && each.action === action)) return text;
  return `${text.trimEnd()}\n${site},${action},${date}\n`;
}

/** Applies the corrections to the rows they name, in their order. Returns which sites the list does not have. */
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
