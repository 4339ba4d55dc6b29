import { expect, test } from "vitest";
import { decodeStations, encodeStations } from "../files/station-table.ts";
import { SectionFileError } from "../files/sections.ts";
import { buildStationRow } from "../testing/small-station-data.ts";
import { correctStationFile } from "./correct-station-file.ts";

const header = { edition: "2026-02", source: "sample data", sample: true };
const rows = ["SMP1", "SMP2", "SMP3"].map((site) => buildStationRow({ site }));
const file = encodeStations(header, rows);
const date = "2026-11-22";

test("removes a hidden station and otherwise writes the same file as an import", () => {
  const corrected = correctStationFile(file, [{ site: "SMP2", action: "hide", date }]);
  expect(decodeStations(corrected).header).toMatchObject({ edition: "2026-02", rows: 2, vanRows: 2 });
  const others = rows.filter(({ site }) => site !== "SMP2");
  expect(corrected.equals(encodeStations(header, others))).toBe(true);
  expect(corrected.includes("SMP2")).toBe(false);
});

test("keeps a station with hidden fields, without those fields", () => {
  const corrected = decodeStations(correctStationFile(file, [{ site: "SMP3", action: "hide-phone", date }]));
  expect([0, 1, 2].map((position) => corrected.row(position).phone)).toEqual(["01632960123", "01632960123", null]);
});

test("ignores a station that is not in the file", () => {
  expect(correctStationFile(file, [{ site: "SMP9", action: "hide", date }]).equals(file)).toBe(true);
});

test("rejects other files", () => {
  expect(() => correctStationFile(Buffer.from("site,action"), [])).toThrow(SectionFileError);
});
