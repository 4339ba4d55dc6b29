import { expect, test } from "vitest";
import { decodeStations, encodeStations } from "../files/station-table.ts";
import { SectionFileError } from "../files/sections.ts";
import { buildStationRow } from "../testing/small-station-data.ts";
import { correctStationFile } from "./correct-station-file.ts";

const header = { edition: "2026-02", source: "made up", sample: true };
const rows = ["SMP1", "SMP2", "SMP3"].map((site) => buildStationRow({ site }));
const file = encodeStations(header, rows);
const date = "2026-11-22";

test("a file of stations is written again without the hidden one, as an import would write it", () => {
  const corrected = correctStationFile(file, [{ site: "SMP2", action: "hide", date }]);
  expect(decodeStations(corrected).header).toMatchObject({ edition: "2026-02", rows: 2, vanRows: 2 });
  const others = rows.filter(({ site }) => site !== "SMP2");
  expect(corrected.equals(encodeStations(header, others))).toBe(true);
  expect(corrected.includes("SMP2")).toBe(false);
});

test("a marked station stays, without what is not to be shown", () => {
  const corrected = decodeStations(correctStationFile(file, [{ site: "SMP3", action: "hide-phone", date }]));
  expect([0, 1, 2].map((position) => corrected.row(position).phone)).toEqual(["01632960123", "01632960123", null]);
});

test("a station that the file does not have changes nothing", () => {
  expect(correctStationFile(file, [{ site: "SMP9", action: "hide", date }]).equals(file)).toBe(true);
});

test("any other file is refused", () => {
  expect(() => correctStationFile(Buffer.from("site,action"), [])).toThrow(SectionFileError);
});
