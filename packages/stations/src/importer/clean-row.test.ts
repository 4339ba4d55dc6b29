import { expect, test } from "vitest";
import { cleanRow, firstPhoneNumber, fleetOf } from "./clean-row.ts";
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

test.each(["N/A", "VARIOUS", "Various Sites", ".", "", "-"])(
  "treats the name %j as missing",
  (name) => {
    expect(cleanRow(listRow({ name })).station.name).toBeNull();
  },
);

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
])(
  "reads the address %j as %j, because spreadsheets turn house numbers into dates",
  (line, address) => {
    expect(cleanRow(listRow({ addressLines: [line] })).station.address).toBe(address);
  },
);

test("uses the last address line as the town in editions without a town column", () => {
  const { station } = cleanRow(
    listRow({ town: "", addressLines: ["1 SAMPLE STREET", "SAMPLETON"] }),
  );
  expect(station).toMatchObject({ address: "1 Sample Street", town: "Sampleton" });
});

test("drops address lines that repeat the town or the previous line", () => {
  const { station } = cleanRow(
    listRow({ addressLines: ["1 SAMPLE STREET", "1 SAMPLE STREET", "N/A", "SAMPLETON"] }),
  );
  expect(station.address).toBe("1 Sample Street");
});

test.each([
  ["SAMPLEFORD BOROUGH COUNCIL", "public", true],
  ["London Borough of Sample", "public", true],
  ["ROYAL MAIL GROUP PLC VEHICLE SERVICES WORKSHOP", "ask first", false],
  ["SAMPLEFORD CONSTABULARY", "ask first", false],
  ["SAMPLE VALLEY POLICE", "ask first", false],
  ["SAMPLE AMBULANCE SERVICE NHS TRUST", "ask first", false],
  ["SAMPLE FIRE & RESCUE SERVICE", "ask first", false],
  ["PETERBOROUGH TYRES", "public", false],
  ["SPITFIRE GARAGE", "public", false],
  [null, "public", false],
])("classifies %j as %s, council-run: %s", (name, access, councilRun) => {
  expect(fleetOf(name)).toEqual({ access, councilRun });
});

test.each([
  ["01632960123", "01632960123"],
  ["01632 960123", "01632960123"],
  ["(01632) 960123", "01632960123"],
  ["01632-960-123", "01632960123"],
  ["01632 960.123", "01632960123"],
  ["+44 (0)7700 900123", "07700900123"],
  ["+44 7700 900123", "07700900123"],
  ["00 441632960123", "01632960123"],
  ["44 1632 960123", "01632960123"],
  ["01632 449601", "01632449601"],
  ["0121 448 0123", "01214480123"],
  ["01632 960 044", "01632960044"],
  ["01632960123/960124", "01632960123"],
  ["01632960123 / 07700 900123", "01632960123"],
  ["01632960123  01632960124", "01632960123"],
  ["01632960123-960124", "01632960123"],
  ["01632 960123 OR 960124", "01632960123"],
  ["01632 960123 ext 44", "01632960123"],
  ["Tel. 01632 960123", "01632960123"],
  ["tel.01632960123", "01632960123"],
  ["Andrew 07700900123", "07700900123"],
  ["01632960123 *", "01632960123"],
  ["1632960123", "01632960123"],
  ["01632 96012", "0163296012"],
  ["4.47E+11", null],
  ["4.47700E+11", null],
  ["0", null],
  ["42700040", null],
  ["", null],
  ["ask inside", null],
])("extracts from %j the telephone number %j", (text, number) => {
  expect(firstPhoneNumber(text)).toBe(number);
});
