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

test("throws if the file has other columns than expected", () => {
  expect(() => readTable("reference/boroughs.csv", ["code"] as const)).toThrow("expected the columns code");
});
