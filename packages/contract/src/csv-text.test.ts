import { expect, test } from "vitest";
import { csvText } from "./csv-text.ts";

test("rows are lines that end with CR and LF, after a byte order mark", () => {
  expect(
    csvText([
      ["Day", "Bookings"],
      ["2026-11-21", 3],
    ]),
  ).toBe("\uFEFFDay,Bookings\r\n2026-11-21,3\r\n");
});

test.each([
  ["a comma", "Bow, London", '"Bow, London"'],
  ["a quotation mark", 'The "Bow"', '"The ""Bow"""'],
  ["a line feed", "Bow\nLondon", '"Bow\nLondon"'],
  ["a carriage return", "Bow\rLondon", '"Bow\rLondon"'],
])("quotes a text with %s", (_, text, written) => {
  expect(csvText([[text]])).toBe(`\uFEFF${written}\r\n`);
});

test.each([
  ["an equals sign", "=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["an equals sign and a comma", '=HYPERLINK("a","b")', `"'=HYPERLINK(""a"",""b"")"`],
  ["a plus sign", "+1", "'+1"],
  ["a minus sign", "-1", "'-1"],
  ["an at sign", "@SUM(A1)", "'@SUM(A1)"],
  ["a tab", "\t=1", "'\t=1"],
  ["a carriage return", "\r=1", `"'\r=1"`],
  ["a line feed", "\n=1", `"'\n=1"`],
])("writes a text that begins with %s so that spreadsheets take it for text", (_, text, written) => {
  expect(csvText([["safe", text]])).toBe(`\uFEFFsafe,${written}\r\n`);
});

test("leaves the signs alone anywhere else in a text", () => {
  expect(csvText([["Stoke-on-Trent", "a=b", "1+1", "a@b"]])).toBe("\uFEFFStoke-on-Trent,a=b,1+1,a@b\r\n");
});
