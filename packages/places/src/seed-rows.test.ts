import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { factsHash } from "@vanfettle/core/location/facts/fact-list";
import { factRecord } from "@vanfettle/core/location/facts/facts";
import type { StoredLocation } from "@vanfettle/core/location/location-row";
import { seedLocations } from "@vanfettle/core/location/seed/seed-locations";
import { startDatabase, type TestDatabase } from "@vanfettle/core/testing/test-database";
import { loadGazetteer, readRows } from "./gazetteer.ts";
import { buildSeedRows } from "./seed-rows.ts";

const rows = buildSeedRows(loadGazetteer());

describe("seeding the table", () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await startDatabase()));
  afterAll(() => database.stop());

  test("stores every row and reports progress on the first run", async () => {
    const seen: { done: number; total: number }[] = [];
    const result = await seedLocations(
      { ...database, onProgress: (progress) => seen.push(progress) },
      rows,
    );
    expect(result).toEqual({ written: 4167, unchanged: 0 });
    expect(seen.at(0)).toEqual({ done: 0, total: 4167 });
    expect(seen.at(-1)).toEqual({ done: 4167, total: 4167 });
  });

  test("sets the hash of the facts behind each location's text, and every fact is one of some location", async () => {
    const { region, county, place } = database.table.entities;
    const all = { pages: "all" } as const;
    const [regions, counties, places] = await Promise.all([
      region.scan.go(all),
      county.scan.go(all),
      place.scan.go(all),
    ]);
    const locations: StoredLocation[] = [
      ...regions.data.map((row) => ({ kind: "region" as const, row })),
      ...counties.data.map((row) => ({ kind: "county" as const, row })),
      ...places.data.map((row) => ({ kind: "place" as const, row })),
    ];
    expect(locations).toHaveLength(4167);
    const stale: string[] = [];
    for (const location of locations) {
      const { canonicalSlug, factsHash: seeded } = location.row;
      if (seeded !== factsHash(factRecord(location))) {
        stale.push(`${location.kind}/${canonicalSlug}`);
      }
    }
    expect(stale).toEqual([]);
  });

  test("writes nothing on a second run", async () => {
    database.takeCommands();
    expect(await seedLocations(database, rows)).toEqual({
      written: 0,
      unchanged: 4167,
    });
    expect(database.takeCommands().filter((command) => command !== "QueryCommand")).toEqual([]);
  });

  test("rewrites only the row with a changed value", async () => {
    const changed = readRows();
    const whitby = changed.places.find((place) => place.canonicalSlug === "whitby");
    if (!whitby) throw new Error("no whitby");
    const within = { ...whitby.figures.within, 5: { stations: 9, class7: 3 } };
    whitby.figures = { ...whitby.figures, within };
    expect(await seedLocations(database, buildSeedRows(loadGazetteer(changed)))).toEqual({
      written: 1,
      unchanged: 4166,
    });
    const { data } = await database.table.entities.place.get({ canonicalSlug: "whitby" }).go();
    expect(data?.garageCount).toBe(9);
  });
});

describe("buildSeedRows", () => {
  const find = (kind: string, slug: string) =>
    rows.find((row) => row.kind === kind && row.canonicalSlug === slug);

  test("includes a place's area, centre and the source of its station counts", () => {
    expect(find("place", "aston")).toMatchObject({
      region: "West Midlands",
      countySlug: "west-midlands-county",
      county: "West Midlands",
      country: "England",
      centre: { name: "Birmingham", slug: "birmingham" },
      garageCountSource: "DVSA list of active MOT test stations, April 2025",
      garageCountYear: 2025,
      isActive: true,
    });
  });

  test("includes all places of a county, a region's counties with their sizes, and a city's districts", () => {
    const rutland = find("county", "rutland");
    expect(rutland?.kind === "county" && rutland.places).toHaveLength(6);
    const northEast = find("region", "north-east");
    expect(northEast?.kind === "region" && northEast.counties).toContainEqual({
      name: "Teesside",
      slug: "teesside",
      place_count: 22,
      ownStations: { stations: 195, class7: 62 },
    });
    const leeds = find("place", "leeds");
    expect(leeds?.kind === "place" && leeds.places.map((place) => place.slug)).toContain(
      "headingley",
    );
  });

  test("gives the place London the counts of the region, because its URL opens the region", () => {
    const [place, region] = [find("place", "london"), find("region", "london")];
    expect(place?.garageCount).toBe(1378);
    expect([place?.garageCount, place?.class7Count]).toEqual([
      region?.garageCount,
      region?.class7Count,
    ]);
  });

  test("omits the distance to the nearest station if it would cross water", () => {
    const miles = (slug: string) => {
      const { nearestStationMiles, nearestClass7Miles } = find("place", slug) ?? {};
      return [nearestStationMiles, nearestClass7Miles];
    };
    expect(miles("maidstone")).toEqual([0.2, 0.4]);
    expect(miles("belfast")).toEqual([null, null]);
    expect(miles("hugh-town")).toEqual([null, null]);
    expect(miles("tobermory")).toEqual([0.2, null]);
  });
});
