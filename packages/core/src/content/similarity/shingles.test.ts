import { expect, test } from "vitest";
import { maskNames, shingles } from "./signature.ts";

test("masks a name of several words, or a name that contains another, as a single word", () => {
  const names = ["Stoke", "Stoke-on-Trent", "Staffordshire"];
  expect(maskNames("In Stoke-on-Trent, Staffordshire", names)).toBe("In placename, placename");
  expect(maskNames("Basingstoke is not Stoke", names)).toBe("Basingstoke is not placename");
});

test("a text is cut into every sequence of five words, a shorter one is one sequence", () => {
  expect(shingles("Oil first, then brakes and tyres.")).toEqual([
    "oil first then brakes and",
    "first then brakes and tyres",
  ]);
  expect(shingles("Oil first")).toEqual(["oil first"]);
  expect(shingles("…")).toEqual([]);
});

test("masks names in any case and with either apostrophe, and leaves a text without names", () => {
  expect(maskNames("BO’NESS, Bo'ness and bo’nesses", ["Bo'ness"])).toBe(
    "placename, placename and bo'nesses",
  );
  expect(maskNames("Stoke’s vans", [])).toBe("Stoke's vans");
  expect(maskNames("Stoke’s vans", [""])).toBe("Stoke's vans");
  expect(maskNames("Kent and Surrey", ["Surrey"])).toBe("Kent and placename");
  expect(maskNames("Kent and Surrey", ["Kent"])).toBe("placename and Surrey");
});

test("a text of five words is one sequence, one of six is two", () => {
  expect(shingles("a b c d e")).toEqual(["a b c d e"]);
  expect(shingles("A’s b, c. D E–f")).toEqual(["a's b c d e", "b c d e f"]);
});
