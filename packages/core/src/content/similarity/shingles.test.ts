import { expect, test } from "vitest";
import { maskNames, shingles } from "./shingles.ts";

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
