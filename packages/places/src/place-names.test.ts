import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRows } from "./gazetteer-rows.ts";
import { placeNames, placeNamesFile, toPlaceNamesText } from "./place-names.ts";

test("the names for the text checks match the gazetteer; `npm run places` writes them", () => {
  expect(readFileSync(placeNamesFile, "utf8")).toBe(toPlaceNamesText(readRows()));
});

test("names that are everyday words are excluded", () => {
  const names = placeNames(readRows());
  expect(names).toContain("Guildford");
  expect(names).toContain("Kent");
  expect(names).not.toContain("Reading");
});
