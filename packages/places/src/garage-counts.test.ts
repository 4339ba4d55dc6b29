import { describe, expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.ts";

const { regions, counties, places } = loadGazetteer();
const total = (rows: readonly { garageCount: number }[]) => rows.reduce((sum, row) => sum + row.garageCount, 0);

describe("garage counts", () => {
  test.each([
    ["london", 207, 33],
    ["birmingham", 324, 104],
    ["leeds", 193, 58],
    ["maidstone", 69, 15],
    ["whitby", 8, 3],
    ["belfast", 0, 0],
  ])("%s has %i MOT stations within 5 miles, %i of them for class 7", (slug, garageCount, class7Count) => {
    expect(places.find((place) => place.canonicalSlug === slug)).toMatchObject({ garageCount, class7Count });
  });

  test("a region's counts are the sums of its counties'", () => {
    expect(regions.find((region) => region.slug === "london")).toMatchObject({ garageCount: 1501, class7Count: 355 });
    for (const region of regions) expect(region.garageCount).toBe(total(region.counties));
    for (const region of regions) {
      expect(region.class7Count).toBe(region.counties.reduce((sum, county) => sum + county.class7Count, 0));
    }
  });

  test("nearly all of the 23,224 located stations are counted in a county", () => {
    expect(total(counties)).toBeGreaterThan(23_000);
    expect(total(counties)).toBeLessThanOrEqual(23_224);
  });

  test("Northern Ireland has none, because MOT tests are done at DVA centres there", () => {
    const inNorthernIreland = places.filter((place) => place.region.slug === "northern-ireland");
    expect(inNorthernIreland.length).toBeGreaterThan(100);
    expect(total(inNorthernIreland)).toBe(0);
    expect(regions.find((region) => region.slug === "northern-ireland")).toMatchObject({ garageCount: 0 });
  });

  test("no place has more class 7 stations than stations", () => {
    expect(places.filter((place) => place.class7Count > place.garageCount)).toEqual([]);
  });
});
