import { describe, expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.ts";

const { regions, counties, places } = loadGazetteer();
const total = (rows: readonly { garageCount: number }[]) =>
  rows.reduce((sum, row) => sum + row.garageCount, 0);

describe("station counts", () => {
  test.each([
    ["london", 167, 32],
    ["birmingham", 303, 111],
    ["leeds", 190, 65],
    ["maidstone", 63, 16],
    ["whitby", 8, 3],
    ["belfast", 0, 0],
  ])("%s has %i van stations within 5 miles, %i of class 7", (slug, garageCount, class7Count) => {
    expect(places.find((place) => place.canonicalSlug === slug)).toMatchObject({
      garageCount,
      class7Count,
    });
  });

  test("a region's counts are the sums of its counties' counts", () => {
    expect(regions.find((region) => region.slug === "london")).toMatchObject({
      garageCount: 1378,
      class7Count: 359,
    });
    for (const region of regions) expect(region.garageCount).toBe(total(region.counties));
    for (const region of regions) {
      expect(region.class7Count).toBe(
        region.counties.reduce((sum, county) => sum + county.class7Count, 0),
      );
    }
  });

  test("the counties have 22,047 van stations in total, and 6,512 of class 7", () => {
    expect(total(counties)).toBe(22_047);
    expect(counties.reduce((sum, county) => sum + county.class7Count, 0)).toBe(6512);
  });

  test("Northern Ireland has zero stations, because DVA centres test vans there", () => {
    const inNorthernIreland = places.filter((place) => place.region.slug === "northern-ireland");
    expect(inNorthernIreland.length).toBeGreaterThan(100);
    expect(total(inNorthernIreland)).toBe(0);
    expect(regions.find((region) => region.slug === "northern-ireland")).toMatchObject({
      garageCount: 0,
    });
  });

  test("no place has more class 7 stations than stations", () => {
    expect(places.filter((place) => place.class7Count > place.garageCount)).toEqual([]);
  });
});

describe("the nearest station", () => {
  const nearest = (slug: string) => places.find((place) => place.canonicalSlug === slug);

  const british = places.filter(({ region }) => region.slug !== "northern-ireland");
  const slugsOf = (found: typeof places) => found.map(({ canonicalSlug }) => canonicalSlug);

  test("is within five miles if a station is counted there, unless all of these are across the water", () => {
    const uncounted = british.filter(
      (place) =>
        (place.nearestStationMiles <= 5 && place.garageCount === 0) ||
        (place.nearestClass7Miles <= 5 && place.class7Count === 0) ||
        (place.tenthStationMiles <= 5 && place.garageCount < 10),
    );
    expect(slugsOf(uncounted)).toEqual([]);
    expect(
      slugsOf(british.filter((place) => place.garageCount > 0 && place.nearestStationMiles > 5)),
    ).toEqual(["reedham", "ardersier"]);
    expect(
      slugsOf(british.filter((place) => place.class7Count > 0 && place.nearestClass7Miles > 5)),
    ).toEqual([
      "allhallows",
      "grain",
      "torpoint",
      "dartmouth",
      "dovercourt",
      "harwich",
      "reedham",
      "shotley-gate",
    ]);
    for (const { nearestStationMiles, nearestClass7Miles } of british) {
      expect(nearestClass7Miles).toBeGreaterThanOrEqual(nearestStationMiles);
    }
    expect(nearest("golspie")).toMatchObject({ garageCount: 0, nearestStationMiles: 5.4 });
  });

  test("may be across the sea from a place on an island without a bridge", () => {
    expect(nearest("hugh-town")?.island).toBe("the Isles of Scilly");
    expect(nearest("cowes")?.island).toBe("the Isle of Wight");
    expect(nearest("tobermory")?.island).toBe("Mull");
    expect(nearest("lerwick")?.island).toBe("Shetland");
    expect([
      nearest("portree")?.island,
      nearest("amlwch")?.island,
      nearest("maidstone")?.island,
    ]).toEqual([null, null, null]);
  });
});
