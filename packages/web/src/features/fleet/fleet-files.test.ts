import { expect, test } from "vitest";
import { fleetCsv } from "./fleet-files.ts";
import { parseFleetLines } from "./fleet-lines.ts";
import { firstRow } from "./fleet-rows.ts";

function csv(text: string): string[] {
  const entry = parseFleetLines(text, "2026-11-22");
  if (!("lines" in entry)) throw new Error(entry.message);
  return fleetCsv(entry.lines.map(firstRow), "2026-11-22").split("\r\n");
}

test("writes a line with the dates and class of each van below the column names", () => {
  const [columns, van, end] = csv("15/05/2027, 3500, White Transit");
  expect(columns).toBe(
    "\uFEFFLine,Van,Description,Failed test,State,Last day,Possible last days,Earliest date to keep your renewal date,Class,Certainty,Note",
  );
  expect(van).toBe("1,White Transit,,,The MOT is in date,2027-05-15,,2027-04-16,7,certain,");
  expect(end).toBe("");
});

test("keeps a failed line as pasted, with the reason", () => {
  expect(csv('31/04/2027, 3500, "x"')[1]).toBe(
    '1,"31/04/2027, 3500, ""x""",,,,,,,,,"Date must be a real date, such as 15/05/2027"',
  );
});

test("protects spreadsheets against formulas", () => {
  expect(csv("15/05/2027, 3500, =HYPERLINK(1)")[1]).toContain(",'=HYPERLINK(1),");
  expect(csv("15/05/2027, 3500, @SUM(A1)")[1]).toContain(",'@SUM(A1),");
});

test.each([
  ["a tab", "\t=HYPERLINK(1)", "'\t=HYPERLINK(1)"],
  ["a carriage return", "\r=HYPERLINK(1)", '"\'\r=HYPERLINK(1)"'],
  ["a plus sign", "+1", "'+1"],
  ["a minus sign", "-1", "'-1"],
])("protects spreadsheets against a formula that begins with %s", (_, text, written) => {
  const line = { kind: "wrong", number: 1, text, message: "" } as const;
  const [, ...rows] = fleetCsv([{ state: "failed", line, message: "Not a van", canRetry: false }], "2026-11-22").split(
    "\r\n",
  );
  expect(rows).toEqual([`1,${written},,,,,,,,,Not a van`, ""]);
});
