import * as fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "@vanfettle/commands/random";
import {
  milesBetween,
  nearbyMiles,
  roundMiles,
  type Point,
} from "@vanfettle/contract/geo/distance";
import type { VanClass } from "@vanfettle/vans/law/law-values";
import type { StationRow } from "./files/station-table.ts";
import { countsWithin, nearestStations } from "./nearest-stations.ts";
import { buildStationData, buildStationRow } from "./testing/small-station-data.ts";
import { waterDetour } from "./water-detour.ts";

const random = seededRandom(3);
const classes: StationRow["classes"][] = [["4"], ["7"], ["4", "7"], ["1", "2"]];
/**
 * Stations across the country. Every third shares the previous station's location, and every tenth
 * has an approximate location.
 */
const rows: StationRow[] = [];
for (let n = 0; n < 900; n += 1) {
  const before = rows[n - 1];
  rows.push(
    buildStationRow({
      site: `S${n}`,
      classes: classes[n % 4] ?? [],
      uncertainMiles: n % 10 === 0 ? random() * 20 : 0,
      latitude: n % 3 === 2 && before ? before.latitude : 50 + random() * 8,
      longitude: n % 3 === 2 && before ? before.longitude : -6 + random() * 7,
    }),
  );
}
const { stations } = buildStationData(rows, {});
if (!stations) throw new Error("There are no stations.");

const wanted = (vanClass: VanClass | undefined) =>
  rows.filter((row) =>
    vanClass ? row.classes.includes(vanClass) : row.classes.some((each) => "47".includes(each)),
  );
const point = fc.record({
  latitude: fc.double({ min: 49.8, max: 60.9, noNaN: true }),
  longitude: fc.double({ min: -8, max: 1.8, noNaN: true }),
});
const vanClass = fc.constantFrom<(VanClass | undefined)[]>(undefined, "4", "7");

function bySearchingAll(from: Point, wantedClass: VanClass | undefined) {
  return wanted(wantedClass)
    .map((row) => ({ row, site: row.site, miles: milesBetween(from, row) + row.uncertainMiles }))
    .toSorted((a, b) => a.miles - b.miles || (a.site < b.site ? -1 : 1));
}

/**
 * Returns the stations within 15 miles, or the nearest if there are fewer than `limit`: those across
 * the water last.
 */
function nearestBySearchingAll(from: Point, wantedClass: VanClass | undefined, limit: number) {
  const all = bySearchingAll(from, wantedClass);
  const reach = Math.max(nearbyMiles, all[limit - 1]?.miles ?? Infinity);
  return all
    .filter(({ miles }) => miles <= reach)
    .map((each) => ({ ...each, detour: waterDetour(from, each.row) }))
    .toSorted(
      (a, b) =>
        Number(a.detour > 0) - Number(b.detour > 0) ||
        a.miles + a.detour - (b.miles + b.detour) ||
        (a.site < b.site ? -1 : 1),
    )
    .slice(0, limit);
}

test("returns the same nearest stations as an exhaustive search, those across the water last", () => {
  let across = 0;
  fc.assert(
    fc.property(point, vanClass, fc.integer({ min: 1, max: 50 }), (from, wantedClass, limit) => {
      const found = nearestStations(stations, from, { vanClass: wantedClass, limit });
      const expected = nearestBySearchingAll(from, wantedClass, limit);
      expect(found.map(({ site, miles, acrossWater }) => [site, miles, acrossWater])).toEqual(
        expected.map(({ site, miles, detour }) => [site, roundMiles(miles), detour > 0]),
      );
      if (found.some(({ acrossWater }) => acrossWater)) across += 1;
    }),
  );
  expect(across).toBeGreaterThan(10);
});

test("returns the same counts as an exhaustive search", () => {
  fc.assert(
    fc.property(point, vanClass, (from, wantedClass) => {
      const counts = countsWithin(stations, from, wantedClass, [5, 10, 50]);
      const expected = [5, 10, 50].map(
        (distance) =>
          bySearchingAll(from, wantedClass).filter(({ miles }) => miles <= distance).length,
      );
      expect(counts).toEqual(expected);
    }),
  );
});

test("returns no stations for an empty list", () => {
  const { stations: none } = buildStationData([], {});
  expect(none && nearestStations(none, { latitude: 53, longitude: -1 }, { limit: 5 })).toEqual([]);
  expect(none && countsWithin(none, { latitude: 53, longitude: -1 }, undefined, [5])).toEqual([0]);
});
