import { expect, test } from "vitest";
import { readRows } from "./gazetteer.ts";
import { placeNames } from "./place-names.ts";

test("names that are everyday words are excluded", () => {
  const names = placeNames(readRows());
  expect(names).toContain("Guildford");
  expect(names).toContain("Kent");
  expect(names).not.toContain("Reading");
});
