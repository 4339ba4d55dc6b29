import { parsePostcode, type Postcode } from "@vanfettle/contract/geo/postcode";
import type { StationRow } from "../files/station-table.ts";
import { fleetOf } from "./own-fleet.ts";
import { firstPhoneNumber } from "./phone-number.ts";
import type { ListRow } from "./read-list.ts";
import { readableName, readablePlace } from "./readable-name.ts";

/** A station without its coordinates, and with its postcode if valid. */
export interface CleanRow {
  station: Omit<StationRow, "latitude" | "longitude" | "precision" | "uncertainMiles">;
  postcode: Postcode | undefined;
}

/** The list's placeholders for stations at several sites or without a name. */
const noValue = /^(n\/?a|not applicable|various( sites)?|none|unknown|tba|[\s.-]*)$/i;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Cleans a row of the list for visitors. Does not geocode it. */
export function cleanRow(row: ListRow): CleanRow {
  const postcode = parsePostcode(row.postcode);
  const name = noValue.test(row.name) ? null : readableName(row.name);
  const lines = row.addressLines.filter((line) => !noValue.test(line)).map(readableAddress);
  // In the 2020 edition, the last address line is the town.
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

/** Spreadsheets turn house numbers such as 1-3 into dates such as `01-Mar`. */
function houseNumbers(written: string, one: string, other: string): string {
  const [first, second] = [one, other].map((part) => months.indexOf(part.toLowerCase()) + 1 || Number(part));
  const hasMonth = [one, other].some((part) => months.includes(part.toLowerCase()));
  return hasMonth && first && second ? `${first}-${second}` : written;
}
