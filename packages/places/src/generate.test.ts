import { expect, test } from "vitest";
import { fileTexts, readText } from "./gazetteer-files.ts";
import { buildGazetteer } from "./generator/build.ts";

test("a rebuild from the sources gives the committed files, byte for byte", { timeout: 60_000 }, () => {
  const built = fileTexts(buildGazetteer());
  expect(built.map(({ file }) => file)).toEqual(["regions.json", "counties.json", "places.json"]);
  expect(built.filter(({ file, text }) => text !== readText(file)).map(({ file }) => file)).toEqual([]);
});
