import { expect, test } from "vitest";
import { editionText } from "./edition-text.ts";

test("formats an edition with the name of its month", () => {
  expect(["2025-04", "2026-12", "2026"].map(editionText)).toEqual([
    "April 2025",
    "December 2026",
    "2026",
  ]);
});
