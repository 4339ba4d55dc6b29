import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRows } from "./gazetteer-rows.ts";
import { placeNames, placeNamesFile, toPlaceNamesText } from "./place-names.ts";

test("the names that the checks of texts know are those of the gazetteer; `npm run places` writes them", () => {
  expect(readFileSync(placeNamesFile, "utf8")).toBe(toPlaceNamesText(readRows()));
});

test("a place whose name is an everyday word is left out", () => {
  const names = placeNames(readRows());
  expect(names).toContain("Guildford");
  expect(names).toContain("Kent");
  expect(names).not.toContain("Reading");
});
