import { expect, test } from "vitest";
import { readTable } from "./csv.ts";

test("a table gives one record per line", () => {
  const [first] = readTable("facts/boroughs.csv", ["code", "name", "geonamesName", "stands", "population"] as const);
  expect(first?.name).toBe("Barking and Dagenham");
});

test("a table with other columns than asked for is refused", () => {
  expect(() => readTable("facts/boroughs.csv", ["code"] as const)).toThrow("expected the columns code");
});
