import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRows } from "./gazetteer.ts";
import { generatedFiles } from "./generate.ts";

test("the files match the rows; `npm run places` writes them", () => {
  const files = generatedFiles(readRows());
  expect(Object.keys(files)).toEqual([
    "core/src/content/checks/place-names.json",
    "contract/src/geo/place-list.json",
    "contract/src/location/slug-aliases.json",
    "contract/src/location/near-towns.json",
    "stations/data/places.json",
    "web/src/features/location/region-maps/region-maps.json",
    ...readRows().regions.map(({ slug }) => `web/src/features/location/region-maps/${slug}.svg`),
  ]);
  const committed = (path: string) =>
    readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  for (const [path, text] of Object.entries(files)) {
    expect(text === committed(path), path).toBe(true);
  }
});

test("the stations package contains the gazetteer's places, without Northern Ireland", () => {
  const text = generatedFiles(readRows())["stations/data/places.json"];
  expect(text).toContain('"hugh-town"');
  expect(text).not.toContain('"belfast"');
});
