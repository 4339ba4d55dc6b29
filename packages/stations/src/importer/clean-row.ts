import { parsePostcode, type Postcode } from "@vanfettle/contract/postcode";
import type { StationRow } from "../files/station-table.ts";
import { fleetOf } from "./own-fleet.ts";
import { firstPhoneNumber } from "./phone-number.ts";
import type { ListRow } from "./read-list.ts";
import { readableName, readablePlace } from "./readable-name.ts";

/** A station without its place, and its postcode if that can be read. */
export interface CleanRow {
  station: Omit<StationRow, "latitude" | "longitude" | "placed" | "uncertainMiles">;
  postcode: Postcode | undefined;
}

/** What the list has for stations that are at several sites or have no name. */
const noValue = /^(n\/?a|not applicable|various( sites)?|none|unknown|tba|[\s.-]*)$/i;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Returns a row of the list as a visitor should read it, without its place. */
export function cleanRow(row: ListRow): CleanRow {
  const postcode = parsePostcode(row.postcode);
  const name = noValue.test(row.name) ? null : readableName(row.name);
  const lines = row.addressLines.filter((line) => !noValue.test(line)).map(readableAddress);
  // In the edition of 2020 the town is the last line of the address.
  const town = noValue.test(row.town) ? (lines.pop() ?? "") : readablePlace(row.town);
  const { site, classes } = row;
  return {
    station: {
      site,
      name,
      address: lines.filter((line, n) => line !== town && line !== lines[n - 1]).join(", "),
      town,
      postcode: postcode?.text ?? row.postcode,
      phone: firstPhoneNumber(row.phone),
      classes,
      ...fleetOf(row.name),
    },
    postcode,
  };
}

const readableAddress = (line: string): string => readablePlace(line.replace(/^(\w{1,3})-(\w{1,3})\b/, houseNumbers));

/** A spreadsheet takes house numbers 1-3 for a date and writes `01-Mar`. */
function houseNumbers(written: string, one: string, other: string): string {
  const [first, second] = [one, other].map((part) => months.indexOf(part.toLowerCase()) + 1 || Number(part));
  const hasMonth = [one, other].some((part) => months.includes(part.toLowerCase()));
  return hasMonth && first && second ? `${first}-${second}` : written;
}
