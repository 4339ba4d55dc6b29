import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FaultMode } from "@vanfettle/text-service/faults/fault-modes";
import { endViolations, progressViolations, textViolations } from "./harness/run-rules.ts";
import { runWorld, textServiceKey, type RunWorld } from "./harness/run-environment.ts";

const places = buildTowns("wales", 3);
const { canonicalSlug: victim, name: victimName } = places[0] as (typeof places)[number];

let world: RunWorld;
let versions: (number | undefined)[];
beforeAll(async () => {
  world = await runWorld(places, { timeoutMs: 1_500 });
  await world.runRegion("wales");
});
beforeEach(async () => {
  world.polls.length = 0;
  versions = await publishedVersions();
});
afterEach(async () => {
  world.texts.setFaults([]);
  // A round with failures would be gone on with by the next test's run.
  if ((await world.progress()).failed > 0) await world.runRegion("wales");
});
afterAll(() => world.stop());

const publishedVersions = () =>
  Promise.all(places.map(async ({ canonicalSlug }) => (await world.rowOf(canonicalSlug)).publishedVersion));
const oneUp = (version: number | undefined) => (version ?? 0) + 1;

const publishedOf = async (slug: string) => {
  const { updatedAt: _, ...row } = await world.rowOf(slug);
  return row;
};
async function violations() {
  const rows = await Promise.all(places.map(({ canonicalSlug }) => world.rowOf(canonicalSlug)));
  const seen = JSON.stringify([world.polls, rows]);
  return [
    ...progressViolations(world.polls),
    ...endViolations(await world.progress(), ["Wales"]),
    ...rows.flatMap(textViolations),
    ...(seen.includes(textServiceKey) ? ["I9: the key is shown"] : []),
  ];
}

describe("a fault of one place's text that passes", () => {
  test.each<[string, FaultMode]>([
    ["F16", "rate-limit"],
    ["F19", "error-500"],
    ["F19", "error-502"],
    ["F19", "error-503"],
    ["F20", "hang"],
    ["F21", "drip"],
    ["F23", "reset"],
    ["F23", "cut-body"],
    ["F24", "incomplete"],
    ["F25", "empty-choices"],
    ["F26", "not-json"],
    ["F26", "wrong-shape"],
    ["F26", "fenced-json"],
    ["F29", "html-200"],
  ])("%s %s: the place is written once all the same", async (_, mode) => {
    world.texts.setFaults([{ mode, times: 1, match: victimName, retryAfterSeconds: 2 }]);
    await world.runRegion("wales");
    expect(await world.progress()).toMatchObject({ completed: 3, failed: 0 });
    expect(await publishedVersions()).toEqual(versions.map(oneUp));
    expect(await violations()).toEqual([]);
  });
});

describe("a fault of one place's text that stays", () => {
  test.each<[string, FaultMode, string]>([
    ["F19", "error-500", "unavailable"],
    ["F20", "hang", "unavailable"],
    ["F23", "reset", "unavailable"],
    ["F23", "cut-body", "unavailable"],
    ["F24", "incomplete", "text_rejected"],
    ["F25", "refusal", "refused"],
    ["F25", "empty-choices", "text_rejected"],
    ["F26", "not-json", "text_rejected"],
    ["F26", "wrong-shape", "text_rejected"],
    ["F27", "poison-29", "text_rejected"],
    ["F29", "html-200", "unavailable"],
    ["F56", "poison-20", "text_rejected"],
  ])(
    "%s %s: its old text stays, the others are written, and the region ends with its code",
    async (_, mode, errorCode) => {
      const before = await publishedOf(victim);
      world.texts.setFaults([{ mode, match: victimName }]);
      await world.runRegion("wales", { tries: 2 });
      expect(await world.progress()).toMatchObject({
        completed: 2,
        failed: 1,
        regionProgress: [{ region: "Wales", successful: 2, total: 3, errorCode }],
      });
      expect(await publishedOf(victim)).toEqual(before);
      expect(await publishedVersions()).toEqual(versions.map((version, n) => (n === 0 ? version : oneUp(version))));
      expect(await violations()).toEqual([]);
    },
  );
});

describe("a fault that every call would meet", () => {
  test.each<[string, FaultMode, string]>([
    ["F18", "quota", "quota_reached"],
    ["F22", "unauthorised", "key_rejected"],
  ])("%s %s: the run stops, says a fixed text, and asks no more", async (_, mode, errorCode) => {
    const askedBefore = world.texts.stats().modes[mode] ?? 0;
    world.texts.setFaults([{ mode }]);
    await world.runRegion("wales", { concurrency: 1 });
    expect((world.texts.stats().modes[mode] ?? 0) - askedBefore).toBe(1);
    expect(await world.progress()).toMatchObject({ isRunning: false, completed: 0, failed: 3, errorCode });
    expect(await violations()).toEqual([]);
  });
});
