import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toFileTexts, readFileText } from "./gazetteer-rows.ts";
import { loadGazetteer } from "./gazetteer.ts";
import { nearPlacesFile, toNearPlacesText } from "./near-places.ts";
import { buildGazetteer } from "./generator/build-gazetteer.ts";

test("building from the sources returns the committed files", { timeout: 60_000 }, () => {
  const built = toFileTexts(buildGazetteer());
  expect(built.map(({ file }) => file)).toEqual(["regions.json", "counties.json", "places.json"]);
  expect(built.filter(({ file, text }) => text !== readFileText(file)).map(({ file }) => file)).toEqual([]);
});

test("the stations package contains the gazetteer's places, without Northern Ireland", () => {
  const text = toNearPlacesText(loadGazetteer());
  expect(text).toBe(readFileSync(nearPlacesFile, "utf8"));
  expect(text).toContain('"hugh-town"');
  expect(text).not.toContain('"belfast"');
});
