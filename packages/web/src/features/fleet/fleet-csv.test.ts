import { expect, test } from "vitest";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { buildVehicleCheck } from "../../testing/build-vehicle-check.ts";
import { vanOfCheck } from "../vehicle/van.ts";
import { fleetCsv } from "./fleet-csv.ts";
import { parseFleetLines } from "./fleet-lines.ts";
import { firstRow, sortedByDue } from "./fleet-rows.ts";

function csv(text: string): string[] {
  const entry = parseFleetLines(text, "2026-11-22");
  if (!("lines" in entry)) throw new Error(entry.message);
  return fleetCsv(entry.lines.map(firstRow), "2026-11-22").split("\r\n");
}

test("writes a line with the dates and class of each van below the column names", () => {
  const [columns, van, end] = csv("15/05/2027, 3500, White Transit");
  expect(columns).toBe(
    "\uFEFFLine,Van,Description,Failed test,State,Last day,Possible last days,Earliest date to keep your renewal date,Class,Certainty,Recall,Clean air zones,Tax at DVLA,Label,Note",
  );
  expect(van).toBe("1,White Transit,,,The MOT is in date,2027-05-15,,2027-04-16,7,certain,,,,,");
  expect(end).toBe("");
});

test("writes the first and the last possible day of a van whose day is not known, which is sorted by the first", () => {
  const mot = {
    ...buildVehicleCheck().mot,
    due: null,
    earliest: null,
    dueBetween: { from: "2027-04-16", to: "2027-05-15" },
  };
  const known = (registration: string, number: number, check: VehicleCheck) => {
    const line = {
      kind: "registration",
      number,
      text: registration,
      registration,
      label: "Dave",
    } as const;
    return { state: "known", line, van: vanOfCheck(line, check) } as const;
  };
  const dated = (due: string) => buildVehicleCheck({ mot: { ...buildVehicleCheck().mot, due } });
  const sorted = sortedByDue([
    known("AB11CDE", 1, dated("2027-05-01")),
    known("AB12CDE", 2, buildVehicleCheck({ mot })),
    known("AB13CDE", 3, dated("2027-04-15")),
  ]);
  expect(sorted.map(({ line }) => line.number)).toEqual([3, 2, 1]);
  expect(fleetCsv(sorted, "2026-11-22").split("\r\n")[2]).toContain(
    ',,"=""2027-04-16 to 2027-05-15""",,7,likely,None listed,Meets the standard,,Dave,',
  );
});

test("keeps a failed line as pasted, with the reason", () => {
  expect(csv('31/04/2027, 3500, "x"')[1]).toBe(
    '1,"31/04/2027, 3500, ""x""",,,,,,,,,,,,,"Date must be a real date, such as 15/05/2027"',
  );
});

test("writes names that a spreadsheet would run or convert so that it keeps them", () => {
  expect(csv("15/05/2027, 3500, =HYPERLINK(1)")[1]).toContain(",'=HYPERLINK(1),");
  expect(csv("15/05/2027, 3500, 1E5")[1]).toContain(',"=""1E5""",');
  expect(csv("15/05/2027, 3500, TRUE")[1]).toContain(',"=""TRUE""",');
});

test.each([
  ["MAR12", '"=""MAR 12"""'],
  ["1A", '"=""1 A"""'],
  ["AB12CDE", "AB12 CDE"],
])("writes the registration %s as %s", (registration, written) => {
  const line = {
    kind: "registration",
    number: 1,
    text: registration,
    registration,
    label: "",
  } as const;
  const van = vanOfCheck(line, buildVehicleCheck({ registration }));
  expect(fleetCsv([{ state: "known", line, van }], "2026-11-22").split("\r\n")[1]).toBe(
    `1,${written},FORD TRANSIT White,,The MOT is in date,2027-05-15,,2027-04-16,7,likely,None listed,Meets the standard,,,"A goods vehicle over 3,000 kg and up to 3,500 kg is class 7."`,
  );
});

test("writes a pasted line that is not a van so that a spreadsheet keeps it", () => {
  expect(csv("01/03/2012")[1]).toMatch(/^1,"=""01\/03\/2012""",/);
  expect(csv("12-Mar")[1]).toMatch(/^1,"=""12-Mar""",/);
});
