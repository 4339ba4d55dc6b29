import { expect, test } from "vitest";
import {
  buildCountySeed,
  buildPlaceSeed,
  buildRegionSeed,
} from "../../testing/seed-row-builders.ts";
import { seededLocation } from "../../testing/seeded-location.ts";
import type { PlaceSeed, SeedRow } from "../seed/seed-item.ts";
import { isWorthAText } from "./worth-a-text.ts";

const isWorth = (seed: SeedRow) => isWorthAText(seededLocation(seed, "2026-11-21T12:00:00.000Z"));

test("regions, counties and core places are always worth a text", () => {
  expect(isWorth(buildRegionSeed())).toBe(true);
  expect(isWorth(buildCountySeed())).toBe(true);
  expect(isWorth(buildPlaceSeed({ isCore: true }))).toBe(true);
});

const own = { stations: 3, class7: 1 };
const around = { within1Mile: own, within3Miles: own, within10Miles: own, class5: 0 };
const class7Near = ["Dudley", "Walsall"].map((name) => ({ name, miles: 6, acrossWater: false }));
const village = (over: Partial<PlaceSeed>) => buildPlaceSeed({ isCore: false, around, ...over });

test.each<[what: string, isWorthIt: boolean, over: Partial<PlaceSeed>]>([
  ["only what its page shows", false, {}],
  ["two further facts", false, { class7Near }],
  ["three further facts", true, { class7Near, around: { ...around, class5: 2 } }],
  [
    "class 7 and a town across the water",
    true,
    { class7Near, opposite: { name: "Hull", miles: 3 } },
  ],
])("another place with %s: %s", (_, isWorthIt, over) => {
  expect(isWorth(village(over))).toBe(isWorthIt);
});
