import { expect, test } from "vitest";
import { readTable } from "./csv.ts";

test("returns one record per line", () => {
  const [first] = readTable("other-names.csv", ["slug", "name"] as const);
  expect(first).toEqual({ slug: "greater-london", name: "Middlesex" });
});

test("throws if the columns differ from the expected ones", () => {
  expect(() => readTable("other-names.csv", ["code"] as const)).toThrow(
    "expected the columns code",
  );
});
