import { expect, test } from "vitest";
import { buildStationRow } from "../testing/small-station-data.ts";
import { buildPostcodeTable, encodePostcodeTable } from "./postcode-table.ts";
import { readSections, SectionFileError, writeSections } from "./sections.ts";
import { decodeStations, encodeStations } from "./station-table.ts";

const header = { edition: "2026-02", source: "https://stations.example/list.csv", sample: true };
const rows = [
  buildStationRow({ site: "B", classes: ["1", "2"], name: "Motorcycles only" }),
  buildStationRow({
    site: "C",
    classes: ["1", "2", "3", "4", "5", "7"],
    access: "ask first",
    precision: "outcode",
  }),
  buildStationRow({
    site: "A",
    name: null,
    phone: null,
    address: "",
    councilRun: true,
    precision: "sector",
    uncertainMiles: 1.21,
  }),
  buildStationRow({
    site: "D",
    name: "Bennett’s Garage 🚐",
    latitude: 49.912345678,
    longitude: -6.3,
  }),
];

test("reads back every row, with van stations first", () => {
  const table = decodeStations(encodeStations(header, rows));
  expect(table.header).toEqual({ kind: "stations", ...header, rows: 4, vanRows: 3 });
  expect([0, 1, 2, 3].map(table.row)).toEqual([rows[2], rows[1], rows[3], rows[0]]);
});

test("indexes only stations that test vans", () => {
  const { index, row } = decodeStations(encodeStations(header, rows));
  const found = index.range(-180, -90, 180, 90).map((position) => row(position).site);
  expect(found.toSorted()).toEqual(["A", "C", "D"]);
});

test("writes the same bytes for the same rows in any order", () => {
  expect(encodeStations(header, rows.toReversed()).equals(encodeStations(header, rows))).toBe(true);
});

test("reads files from earlier imports, without uncertainty, as exact", () => {
  const [row] = rows;
  const whole = readSections<object>(encodeStations(header, row ? [row] : []));
  const names = ["index", "coordinates", "classes", "flags", "textEnds", "text"];
  const sections = Object.fromEntries(names.map((name) => [name, whole.section(name, Uint8Array)]));
  expect(decodeStations(writeSections(whole.header, sections)).row(0)).toEqual(row);
});

test("rejects malformed bytes and a postcode file", () => {
  const sections = { index: Buffer.from("no index"), coordinates: new Uint8Array(7) };
  expect(() => decodeStations(writeSections({ kind: "stations", rows: 1 }, sections))).toThrow(
    SectionFileError,
  );
  const postcodes = buildPostcodeTable(
    { edition: "1", sample: true },
    { numbers: [], latitudes: [], longitudes: [] },
  );
  expect(() => decodeStations(encodePostcodeTable(postcodes))).toThrow(
    "This is not a file of stations.",
  );
});
