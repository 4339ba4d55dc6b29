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

test("accepts a comma in a quoted field", () => {
  const councils = readTable("reference/councils.csv", [
    "code",
    "council",
    "county",
    "slugSuffix",
    "nuts",
  ] as const);
  expect(councils.find(({ code }) => code === "N09000010")).toEqual({
    code: "N09000010",
    council: "Newry, Mourne and Down",
    county: "county-down",
    slugSuffix: "county-down",
    nuts: "",
  });
});

test("throws if the columns differ from the expected ones", () => {
  expect(() => readTable("reference/boroughs.csv", ["code"] as const)).toThrow(
    "expected the columns code",
  );
});
