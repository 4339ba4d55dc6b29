import { expect, test } from "vitest";
import { csvText } from "./csv-text.ts";

test("rows are lines that end with CR and LF, after a byte order mark", () => {
  expect(
    csvText([
      ["Day", "Bookings"],
      [{ date: "2026-11-21" }, 3],
    ]),
  ).toBe("\uFEFFDay,Bookings\r\n2026-11-21,3\r\n");
});

test.each([
  ["a comma", "Bow, London", '"Bow, London"'],
  ["a quotation mark", 'The "Bow"', '"The ""Bow"""'],
  ["a line feed", "Bow\nLondon", '"Bow\nLondon"'],
  ["a carriage return", "Bow\rLondon", '"Bow\rLondon"'],
  ["a semicolon, at which LibreOffice splits lines too", "Bow; London", '"Bow; London"'],
  ["a tab, at which LibreOffice splits lines too", "Bow\tLondon", '"Bow\tLondon"'],
])("quotes a text with %s", (_, text, written) => {
  expect(csvText([[text]])).toBe(`\uFEFF${written}\r\n`);
});

test.each([
  ["an equals sign", "=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["an equals sign and a comma", '=HYPERLINK("a","b")', `"'=HYPERLINK(""a"",""b"")"`],
  ["a formula of a text", '="MAR 12"', `"'=""MAR 12"""`],
  ["a plus sign", "+1", "'+1"],
  ["a minus sign", "-1", "'-1"],
  ["an at sign", "@SUM(A1)", "'@SUM(A1)"],
  ["a tab", "\t=1", `"'\t=1"`],
  ["a carriage return", "\r=1", `"'\r=1"`],
  ["a line feed", "\n=1", `"'\n=1"`],
  ["a space and an equals sign", " =1+1", "' =1+1"],
  ["a no-break space and an equals sign", "\u00a0=1+1", "'\u00a0=1+1"],
  ["a full-width equals sign", "＝1+1", "'＝1+1"],
])(
  "writes a text that begins with %s so that spreadsheets take it for text",
  (_, text, written) => {
    expect(csvText([["safe", text]])).toBe(`\uFEFFsafe,${written}\r\n`);
  },
);

test("leaves the signs alone anywhere else in a text", () => {
  expect(csvText([["Stoke-on-Trent", "a=b", "one+two", "a@b"]])).toBe(
    "\uFEFFStoke-on-Trent,a=b,one+two,a@b\r\n",
  );
});

test.each([
  "MAR 12",
  "12 MAR",
  "SEP 1",
  "JAN1",
  "SEPT 1",
  "March 2012",
  "MAI 12",
  "12-Mar",
  "01/03/2012",
  "2027-05-15",
  "1E5",
  "12E34",
  "1.2E+05",
  "0123",
  "12345678901234567890",
  "3.50",
  "35%",
  "£35",
  "(12)",
  "1/2",
  "10:30",
  "1 A",
  "12 PM",
  "5 May 10 pm",
  "5 Mar 10 A",
  "Mon 5 Mar",
  "5 Mar, Tuesday",
  "Sunday, 1 March 2026",
  "−5",
  " 7 ",
  "１２",
  "TRUE",
  " false ",
])(
  "writes the text %j as a formula, because spreadsheets would convert it to a number, date or truth value",
  (text) => {
    expect(csvText([[text]])).toBe(`\uFEFF"=""${text}"""\r\n`);
  },
);

test.each([
  "AB12 CDE",
  "A123 BCD",
  "ABC 123D",
  "White Transit 2",
  "Failed 20 November 2026: do not drive",
  "truest",
  "It is true",
  "Month 5 Mar",
  "Amp 5 Mar",
  "5 Map Mar",
])("writes %j as it is, because no spreadsheet converts it", (text) => {
  expect(csvText([[text]])).toBe(`\uFEFF${text}\r\n`);
});

test("never writes a text of a visitor as a formula that does more than state it", () => {
  for (const text of ['1"&HYPERLINK("x")&"', '1"', "1\n", "1;2", "1|2", "1&2", "1*2"]) {
    expect(csvText([[text]])).not.toContain("=");
  }
});

test("marks digits as text that are too many for a formula", () => {
  expect(csvText([["1".repeat(255)]])).toBe(`\uFEFF"=""${"1".repeat(255)}"""\r\n`);
  expect(csvText([["1".repeat(256)]])).toBe(`\uFEFF'${"1".repeat(256)}\r\n`);
});
