import { expect, test } from "vitest";
import {
  buildCountySeed,
  buildPlaceSeed,
  buildRegionSeed,
} from "../../testing/seed-row-builders.ts";
import { seededLocation } from "../../testing/seeded-location.ts";
import type { SeedRow } from "../seed/seed-item.ts";
import { isWorthAText } from "./worth-a-text.ts";

const isWorth = (seed: SeedRow) => isWorthAText(seededLocation(seed, "2026-11-21T12:00:00.000Z"));

test("regions, counties and core places are always worth a text", () => {
  expect(isWorth(buildRegionSeed())).toBe(true);
  expect(isWorth(buildCountySeed())).toBe(true);
  expect(isWorth(buildPlaceSeed({ isCore: true }))).toBe(true);
});

test("another place is not worth a text that says what its page shows", () => {
  expect(isWorth(buildPlaceSeed({ isCore: false }))).toBe(false);
});
