import { expect, test } from "vitest";
import { toFileTexts, readFileText } from "./gazetteer-rows.ts";
import { buildGazetteer } from "./generator/build-gazetteer.ts";

test("building from the sources gives exactly the committed files", { timeout: 60_000 }, () => {
  const built = toFileTexts(buildGazetteer());
  expect(built.map(({ file }) => file)).toEqual(["regions.json", "counties.json", "places.json"]);
  expect(built.filter(({ file, text }) => text !== readFileText(file)).map(({ file }) => file)).toEqual([]);
});
