import { expect, test } from "vitest";
import { toIsoText, toTypedDay } from "./day-text.ts";

test.each([
  ["15/05/2027", "2027-05-15"],
  ["5/5/2027", "2027-05-05"],
  [" 15.05.2027 ", "2027-05-15"],
  ["15-5-2027", "2027-05-15"],
  ["15 05 2027", "2027-05-15"],
  ["2027-05-15", "2027-05-15"],
  ["2027/5/15", "2027-05-15"],
  ["15 May 2027", "2027-05-15"],
  ["15th may, 2027", "2027-05-15"],
  ["1 Sept 2027", "2027-09-01"],
  ["3-dec-2027", "2027-12-03"],
  ["31/04/2027", "2027-04-31"],
  ["31 April 2027", "2027-04-31"],
  ["1/6/1899", "1899-06-01"],
])("reads '%s' as the date %s without checking that the day exists", (text, iso) => {
  expect(toIsoText(text)).toBe(iso);
});

test.each([
  "",
  "soon",
  "15/05/27",
  "05/2027",
  "15 Mai 2027",
  "15 ma 2027",
  "123/05/2027",
  "15/05/20270",
])("returns '%s' unchanged because it is not a date", (text) => {
  expect(toIsoText(text)).toBe(text);
});

test("formats a day as a visitor types it and returns other text unchanged", () => {
  expect(toTypedDay("2027-05-15")).toBe("15/05/2027");
  expect(toTypedDay("31/04/2027")).toBe("31/04/2027");
  expect(toIsoText(toTypedDay("2028-02-29"))).toBe("2028-02-29");
});
