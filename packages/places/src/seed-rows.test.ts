import { factRecord } from "@vanfettle/core/content/text/facts";
import { factsHash } from "@vanfettle/core/content/text/prompt";
import type { StoredLocation } from "@vanfettle/core/location/location-row";
import { seedLocations } from "@vanfettle/core/location/seed/seed-locations";
import { startDatabase, type TestDatabase } from "@vanfettle/core/testing/test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.ts";
import { readRows } from "./gazetteer-rows.ts";
import { buildSeedRows } from "./seed-rows.ts";

describe("seeding the table", { timeout: 60_000 }, () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await startDatabase()));
  afterAll(() => database.stop());

  test("the first run stores every row and reports progress", async () => {
    const seen: { done: number; total: number }[] = [];
    const result = await seedLocations(
      { ...database, onProgress: (progress) => seen.push(progress) },
      buildSeedRows(loadGazetteer()),
    );
    expect(result).toEqual({ written: 4156, unchanged: 0 });
    expect(seen.at(0)).toEqual({ done: 0, total: 4156 });
    expect(seen.at(-1)).toEqual({ done: 4156, total: 4156 });
  });

  test("the hash of every seeded row is that of the facts its text is written from", async () => {
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
    expect(locations).toHaveLength(4156);
    const stale: string[] = [];
    for (const location of locations) {
      const { canonicalSlug, factsHash: seeded } = location.row;
      if (seeded !== factsHash(factRecord(location))) stale.push(`${location.kind}/${canonicalSlug}`);
    }
    expect(stale).toEqual([]);
  });

  test("a second run writes nothing", async () => {
    database.takeCommands();
    expect(await seedLocations(database, buildSeedRows(loadGazetteer()))).toEqual({ written: 0, unchanged: 4156 });
    expect(database.takeCommands().filter((command) => command !== "QueryCommand")).toEqual([]);
  });

  test("a changed value rewrites only that row", async () => {
    const rows = readRows();
    const whitby = rows.places.find((place) => place.canonicalSlug === "whitby");
    if (!whitby) throw new Error("no whitby");
    whitby.garageCount = 9;
    expect(await seedLocations(database, buildSeedRows(loadGazetteer(rows)))).toEqual({ written: 1, unchanged: 4155 });
    const { data } = await database.table.entities.place.get({ canonicalSlug: "whitby" }).go();
    expect(data?.garageCount).toBe(9);
  });
});

describe("buildSeedRows", () => {
  const rows = buildSeedRows(loadGazetteer());
  const find = (kind: string, slug: string) => rows.find((row) => row.kind === kind && row.canonicalSlug === slug);

  test("a place has its area, its centre and the source of its garage counts", () => {
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

  test("a county has all its places, a region its counties with their sizes, and a city its districts", () => {
    const rutland = find("county", "rutland");
    expect(rutland?.kind === "county" && rutland.places).toHaveLength(6);
    const northEast = find("region", "north-east");
    expect(northEast?.kind === "region" && northEast.counties).toContainEqual({
      name: "Teesside",
      slug: "teesside",
      place_count: 22,
    });
    const leeds = find("place", "leeds");
    expect(leeds?.kind === "place" && leeds.places.map((place) => place.slug)).toContain("headingley");
  });

  test("the place London has the counts of the region, whose page its address opens", () => {
    const [place, region] = [find("place", "london"), find("region", "london")];
    expect(place?.garageCount).toBe(1378);
    expect([place?.garageCount, place?.class7Count]).toEqual([region?.garageCount, region?.class7Count]);
  });

  test("the miles to the nearest station are left out where the way would be across the sea", () => {
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
