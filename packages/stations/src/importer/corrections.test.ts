import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { SectionFileError } from "../files/sections.ts";
import { decodeStations, encodeStations } from "../files/station-table.ts";
import { buildStationRow } from "../testing/small-station-data.ts";
import {
  applyCorrections,
  correctStationFile,
  parseCorrections,
  withCorrection,
} from "./corrections.ts";

const corrections = (...lines: string[]) =>
  parseCorrections(["site,action,date", ...lines].join("\n"));

test("hides an entry, its name or its telephone number, or sets its access", () => {
  const rows = ["A", "B", "C", "D", "E"].map((site) =>
    buildStationRow({ site, access: site === "E" ? "ask first" : "public" }),
  );
  const { rows: corrected, unknown } = applyCorrections(
    rows,
    corrections(
      "A,hide,2026-11-22",
      "B,hide-name,2026-11-22",
      "B,hide-phone,2026-11-22",
      "D,ask-first,2026-11-22",
      "E,public,2026-11-22",
      "Z,hide,2026-11-22",
    ),
  );
  expect(corrected).toEqual([
    buildStationRow({ site: "B", name: null, phone: null }),
    buildStationRow({ site: "C" }),
    buildStationRow({ site: "D", access: "ask first" }),
    buildStationRow({ site: "E" }),
  ]);
  expect(unknown).toEqual(["Z"]);
});

test("moves an entry to an exact point", () => {
  const rows = [
    buildStationRow({ site: "A", precision: "sector", uncertainMiles: 1.2 }),
    buildStationRow({ site: "B" }),
  ];
  const { rows: corrected } = applyCorrections(
    rows,
    corrections("A,move 51.26671 -0.5,2026-11-22"),
  );
  expect(corrected).toEqual([
    buildStationRow({ site: "A", latitude: 51.26671, longitude: -0.5 }),
    buildStationRow({ site: "B" }),
  ]);
});

test.each([
  "move",
  "move 51.2",
  "move 51.2,0.5",
  "move 51.2 0.5 ",
  "move 95.2 0.5",
  "move 48.8566 2.3522",
  "move x y",
])("rejects the action %j, which has no point in Great Britain", (action) => {
  expect(() => parseCorrections(`site,action,date\nA,"${action}",2026-11-22`)).toThrow(
    "Line 2 of corrections.csv",
  );
});

test.each([
  "A,delete,2026-11-22",
  "A,hide,yesterday",
  ",hide,2026-11-22",
  "A,hide-phone,2026-11-22,01632960123",
  "A,hide",
])("rejects the line %j, which is not a site, an action and a date", (line) => {
  expect(() => corrections("B,hide,2026-11-22", line)).toThrow("Line 3 of corrections.csv");
});

test("appends a correction once", () => {
  const date = "2026-11-22";
  const one = withCorrection("site,action,date\n", { site: "A", action: "hide", date });
  expect(one).toBe("site,action,date\nA,hide,2026-11-22\n");
  expect(withCorrection(one, { site: "A", action: "hide", date: "2026-12-01" })).toBe(one);
  expect(withCorrection(one, { site: "A", action: "hide-phone", date })).toBe(
    `${one}A,hide-phone,2026-11-22\n`,
  );
});

test("reads the corrections in the repository", async () => {
  const text = await readFile(new URL("../../data/corrections.csv", import.meta.url), "utf8");
  expect(parseCorrections(text)).toBeInstanceOf(Array);
  expect(() => parseCorrections("site,reason\n")).toThrow("must begin with site,action,date");
});

const header = { edition: "2026-02", source: "sample data", sample: true };
const rows = ["SMP1", "SMP2", "SMP3"].map((site) => buildStationRow({ site }));
const file = encodeStations(header, rows);
const date = "2026-11-22";

test("removes a hidden station and otherwise writes the same file as an import", () => {
  const corrected = correctStationFile(file, [{ site: "SMP2", action: "hide", date }]);
  expect(decodeStations(corrected).header).toMatchObject({
    edition: "2026-02",
    rows: 2,
    vanRows: 2,
  });
  const others = rows.filter(({ site }) => site !== "SMP2");
  expect(corrected.equals(encodeStations(header, others))).toBe(true);
  expect(corrected.includes("SMP2")).toBe(false);
});

test("keeps a station with hidden fields, without those fields", () => {
  const corrected = decodeStations(
    correctStationFile(file, [{ site: "SMP3", action: "hide-phone", date }]),
  );
  expect([0, 1, 2].map((position) => corrected.row(position).phone)).toEqual([
    "01632960123",
    "01632960123",
    null,
  ]);
});

test("ignores a station that is not in the file", () => {
  expect(correctStationFile(file, [{ site: "SMP9", action: "hide", date }]).equals(file)).toBe(
    true,
  );
});

test("rejects other files", () => {
  expect(() => correctStationFile(Buffer.from("site,action"), [])).toThrow(SectionFileError);
});
