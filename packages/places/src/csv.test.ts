import { expect, test } from "vitest";
import { readTable } from "./csv.ts";

test("returns one record per line", () => {
  const [first] = readTable("reference/boroughs.csv", [
    "code",
    "name",
    "geonamesName",
    "stands",
    "population",
  ] as const);
  expect(first?.name).toBe("Barking and Dagenham");
});

test("a quoted field may contain a comma", () => {
  const councils = readTable("reference/councils.csv", ["code", "council", "county", "slugSuffix", "nuts"] as const);
  expect(councils.find(({ code }) => code === "N09000010")).toEqual({
    code: "N09000010",
    council: "Newry, Mourne and Down",
    county: "county-down",
    slugSuffix: "county-down",
    nuts: "",
  });
});

test("throws if the file has other columns than expected", () => {
  expect(() => readTable("reference/boroughs.csv", ["code"] as const)).toThrow("expected the columns code");
});
