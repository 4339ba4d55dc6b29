import { expect, test } from "vitest";
import { cleanRow } from "./clean-row.ts";
import type { ListRow } from "./read-list.ts";

const listRow = (changes: Partial<ListRow> = {}): ListRow => ({
  site: "SMP1",
  name: "SAMPLE GARAGE LTD",
  addressLines: ["UNIT 1", "2 SAMPLE STREET"],
  town: "SAMPLETON",
  postcode: "QX1 1AA",
  phone: "01632 960123",
  classes: ["4", "7"],
  ...changes,
});

test("a row becomes what a visitor reads", () => {
  expect(cleanRow(listRow()).station).toEqual({
    site: "SMP1",
    name: "Sample Garage Ltd",
    address: "Unit 1, 2 Sample Street",
    town: "Sampleton",
    postcode: "QX1 1AA",
    phone: "01632960123",
    classes: ["4", "7"],
    access: "public",
    councilRun: false,
  });
});

test.each(["N/A", "VARIOUS", "Various Sites", ".", "", "-"])("the name %j is none", (name) => {
  expect(cleanRow(listRow({ name })).station.name).toBeNull();
});

test.each([
  ["QX1 OAA", "QX1 0AA"],
  ["QX01 1AA", "QX1 1AA"],
  ["QX11AA", "QX1 1AA"],
  ["qx1  1aa", "QX1 1AA"],
  ["UNKNOWN", "UNKNOWN"],
])("the postcode %j is written %j", (postcode, written) => {
  expect(cleanRow(listRow({ postcode })).station.postcode).toBe(written);
});

test.each([
  ["01-Mar", "1-3"],
  ["Mar-12", "3-12"],
  ["01-Mar SAMPLE STREET", "1-3 Sample Street"],
  ["12-14 SAMPLE STREET", "12-14 Sample Street"],
])("the address %j is %j, as a spreadsheet takes house numbers for dates", (line, address) => {
  expect(cleanRow(listRow({ addressLines: [line] })).station.address).toBe(address);
});

test("the last line of an address is the town where the edition has no column for it", () => {
  const { station } = cleanRow(listRow({ town: "", addressLines: ["1 SAMPLE STREET", "SAMPLETON"] }));
  expect(station).toMatchObject({ address: "1 Sample Street", town: "Sampleton" });
});

test("a line of the address that repeats the town or the line before it is left out", () => {
  const { station } = cleanRow(listRow({ addressLines: ["1 SAMPLE STREET", "1 SAMPLE STREET", "N/A", "SAMPLETON"] }));
  expect(station.address).toBe("1 Sample Street");
});
