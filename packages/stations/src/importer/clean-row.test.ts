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

test("cleans a row for visitors", () => {
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

test.each(["N/A", "VARIOUS", "Various Sites", ".", "", "-"])("treats the name %j as missing", (name) => {
  expect(cleanRow(listRow({ name })).station.name).toBeNull();
});

test.each([
  ["QX1 OAA", "QX1 0AA"],
  ["QX01 1AA", "QX1 1AA"],
  ["QX11AA", "QX1 1AA"],
  ["qx1  1aa", "QX1 1AA"],
  ["UNKNOWN", "UNKNOWN"],
])("reads the postcode %j as %j", (postcode, written) => {
  expect(cleanRow(listRow({ postcode })).station.postcode).toBe(written);
});

test.each([
  ["01-Mar", "1-3"],
  ["Mar-12", "3-12"],
  ["01-Mar SAMPLE STREET", "1-3 Sample Street"],
  ["12-14 SAMPLE STREET", "12-14 Sample Street"],
])("reads the address %j as %j, because spreadsheets turn house numbers into dates", (line, address) => {
  expect(cleanRow(listRow({ addressLines: [line] })).station.address).toBe(address);
});

test("uses the last address line as the town in editions without a town column", () => {
  const { station } = cleanRow(listRow({ town: "", addressLines: ["1 SAMPLE STREET", "SAMPLETON"] }));
  expect(station).toMatchObject({ address: "1 Sample Street", town: "Sampleton" });
});

test("drops address lines that repeat the town or the previous line", () => {
  const { station } = cleanRow(listRow({ addressLines: ["1 SAMPLE STREET", "1 SAMPLE STREET", "N/A", "SAMPLETON"] }));
  expect(station.address).toBe("1 Sample Street");
});
