import { describe, expect, test } from "vitest";
import { ImportError } from "../files/file-error.ts";
import { sampleList } from "../open-data/sample-list.ts";
import { readList } from "./read-list.ts";

const list = (...lines: string[]) => Buffer.from(lines.join("\r\n"), "utf8");
const header =
  "Site_Number,Trading_Name,Address1,Address2,Address3,Town,Postcode,Phone,Class_1,Class_2,Class_3,Class_4,Class_5,Class_7";

describe("the sample list", () => {
  const expected = readList(sampleList({ rows: 300 }));

  test("is read without its last two lines", () => {
    expect(expected).toHaveLength(300);
    expect(expected[0]).toMatchObject({ site: "SMP00000", name: "SAMPLE STATION 0" });
  });

  test("gives the same rows from Windows-1252 with one-byte apostrophes", () => {
    const bytes = sampleList({ rows: 300, encoding: "windows-1252" });
    expect(bytes.includes(0x92)).toBe(true);
    expect(readList(bytes)).toEqual(expected);
    expect(expected.map(({ name }) => name)).toContain("Bennett’s Sample Garage Ltd");
  });

  test("is read the same with the headers of 2020, except for the town", () => {
    const older = readList(sampleList({ rows: 300, headers: "2020" }));
    expect(older.map(({ classes }) => classes)).toEqual(expected.map(({ classes }) => classes));
    expect(older[0]).toMatchObject({ town: "", postcode: expected[0]?.postcode });
    expect(older[0]?.addressLines.at(-1)).toBe(expected[0]?.town);
  });

  test("is rejected with unknown headers", () => {
    expect(() => readList(sampleList({ rows: 3, headers: "unknown" }))).toThrow(ImportError);
    expect(() => readList(sampleList({ rows: 3, headers: "unknown" }))).toThrow(
      "lacks site, name, postcode, class 1",
    );
  });
});

test("accepts Y and the misprint 2 as class flags", () => {
  const [row] = readList(list(header, "SMP1,A,B,,,C,QX1 1AA,1,N,n,,2,Y,y"));
  expect(row?.classes).toEqual(["4", "5", "7"]);
});

test("accepts commas in quoted values and short lines", () => {
  const rows = readList(
    list(
      header,
      'SMP1,"A, B and C",D,,,E,QX1 1AA,1,N,N,N,Y,N,N',
      "SMP2,F",
      ",,,",
      "No filters applied",
    ),
  );
  expect(rows.map(({ site, name }) => [site, name])).toEqual([
    ["SMP1", "A, B and C"],
    ["SMP2", "F"],
  ]);
});

test("rejects a line that is too long or has an unclosed quotation mark, with its number", () => {
  const station = "SMP1,A,B,,,C,QX1 1AA,1,N,N,N,Y,N,N";
  const long = () =>
    readList(list(header, station, station.replace("A", "A ".repeat(1_000)), station));
  expect(long).toThrow(
    new ImportError("Line 3 of the list of stations has more than 1,000 bytes."),
  );
  const swallowed = () =>
    readList(list(header, station.replace("A", '"A'), ...Array<string>(100).fill(station)));
  expect(swallowed).toThrow(ImportError);
  expect(swallowed).toThrow("of the list of stations has more than 1,000 bytes.");
});

test.each([
  ["an HTML page", "<!doctype html><html><body>Not found</body></html>"],
  ["nothing", ""],
  ["an open quotation", `${header}\nSMP1,"A`],
])("rejects %s", (_, text) => {
  expect(() => readList(Buffer.from(text))).toThrow(ImportError);
});
