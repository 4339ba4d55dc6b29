import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import type { FaultMode } from "@vanfettle/text-service/faults/fault-modes";
import { isLong } from "../suite-length.ts";
import {
  startRunEnvironment,
  textServiceKey,
  type RunEnvironment,
} from "./harness/run-environment.ts";
import { endViolations, progressViolations, textViolations } from "./harness/run-rules.ts";

const places = buildTowns("wales", 3);
const { canonicalSlug: victim, name: victimName } = places[0] as (typeof places)[number];

let environment: RunEnvironment;
let versions: (number | undefined)[];
beforeAll(async () => {
  environment = await startRunEnvironment(places, { timeoutMs: 1_500 });
  await environment.runRegion("wales");
});
beforeEach(async () => {
  environment.polls.length = 0;
  versions = await publishedVersions();
});
afterEach(async () => {
  environment.texts.setFaults([]);
  // The next test's run would continue a round with failures.
  if ((await environment.progress()).failed > 0) await environment.runRegion("wales");
});
afterAll(() => environment.stop());

const publishedVersions = () =>
  Promise.all(
    places.map(
      async ({ canonicalSlug }) => (await environment.storedRow(canonicalSlug)).publishedVersion,
    ),
  );
const increment = (version: number | undefined) => (version ?? 0) + 1;

const publishedRow = async (slug: string) => {
  const {
    updatedAt: _,
    draftVersion: __,
    draftRunId: ___,
    draftWeight: ____,
    ...row
  } = await environment.storedRow(slug);
  return row;
};
async function violations() {
  const rows = await Promise.all(
    places.map(({ canonicalSlug }) => environment.storedRow(canonicalSlug)),
  );
  const visible = JSON.stringify([environment.polls, rows]);
  return [
    ...progressViolations(environment.polls),
    ...endViolations(await environment.progress(), ["Wales"]),
    ...rows.flatMap(textViolations),
    ...(visible.includes(textServiceKey) ? ["I9: the API key is visible"] : []),
  ];
}

/**
 * Returns the faults to try. `provider-answers.test.ts` has every fault against the same service; the
 * short form has one of each way in which a whole run ends.
 */
const inLongForm = <T>(rows: readonly T[]): readonly T[] => (isLong ? rows : []);

describe("a transient fault in the text of a single place", () => {
  test.each<FaultMode>([
    "rate-limit",
    "error-500",
    "hang",
    "cut-body",
    "wrong-shape",
    ...inLongForm<FaultMode>([
      "error-502",
      "error-503",
      "drip",
      "reset",
      "incomplete",
      "not-json",
      "fenced-json",
      "html-200",
    ]),
  ])("%s: the place is still written once", async (mode) => {
    environment.texts.setFaults([{ mode, times: 1, match: victimName, retryAfterSeconds: 2 }]);
    await environment.runRegion("wales");
    expect(await environment.progress()).toMatchObject({ completed: 3, failed: 0 });
    expect(await publishedVersions()).toEqual(versions.map(increment));
    expect(await violations()).toEqual([]);
  });
});

describe("a fault of the second reader of a single place", () => {
  const task = "judge-sentences";
  const paidOf = (name: string) =>
    environment.texts.stats().places.find((place) => place.name === name)?.paid ?? 0;

  test.each<FaultMode>([
    "rate-limit",
    "reset",
    ...inLongForm<FaultMode>(["error-500", "hang", "html-200"]),
  ])("%s: once, and the text is paid for once and published", async (mode) => {
    const before = paidOf(victimName);
    environment.texts.setFaults([
      { mode, task, times: 1, match: victimName, retryAfterSeconds: 2 },
    ]);
    await environment.runRegion("wales");
    expect(await environment.progress()).toMatchObject({ completed: 3, failed: 0 });
    expect(await publishedVersions()).toEqual(versions.map(increment));
    expect(paidOf(victimName)).toBe(before + 1);
    expect(await violations()).toEqual([]);
  });

  test("error-500: every time, and the text is paid for once and becomes a draft", async () => {
    const before = paidOf(victimName);
    environment.texts.setFaults([{ mode: "error-500", task, match: victimName }]);
    await environment.runRegion("wales");
    expect(await environment.progress()).toMatchObject({ completed: 3, failed: 0 });
    expect(await publishedVersions()).toEqual(
      versions.map((version, n) => (n === 0 ? version : increment(version))),
    );
    expect((await environment.storedRow(victim)).draftVersion).toBeDefined();
    expect(paidOf(victimName)).toBe(before + 1);
    expect(await violations()).toEqual([]);
  });
});

describe("a lasting fault in the text of a single place", () => {
  test.each<[FaultMode, string]>([
    ["error-500", "unavailable"],
    ["incomplete", "truncated"],
    ["refusal", "refused"],
    ["not-json", "not_json"],
    ["wrong-shape", "invalid_response"],
    ...inLongForm<[FaultMode, string]>([
      ["hang", "unavailable"],
      ["reset", "unavailable"],
      ["cut-body", "unavailable"],
      ["empty-choices", "empty"],
      ["html-200", "unavailable"],
      ["poison-20", "invalid_response"],
    ]),
  ])(
    "%s: the place keeps its old text and the reason, the others are written, and the region ends with the error code",
    async (mode, errorCode) => {
      const before = await publishedRow(victim);
      // The run after the previous failure has written the text.
      expect(before).not.toHaveProperty("failureCode");
      expect(before).not.toHaveProperty("failedAt");
      environment.texts.setFaults([{ mode, match: victimName }]);
      await environment.runRegion("wales", { tries: 2 });
      expect(await environment.progress()).toMatchObject({
        completed: 2,
        failed: 1,
        regionProgress: [{ region: "Wales", successful: 2, total: 3, errorCode }],
      });
      const failedAt = environment.deps.clock().toISOString();
      expect(await publishedRow(victim)).toEqual({ ...before, failureCode: errorCode, failedAt });
      expect(await publishedVersions()).toEqual(
        versions.map((version, n) => (n === 0 ? version : increment(version))),
      );
      expect(await violations()).toEqual([]);
    },
  );
});

test("a text about another place becomes a draft, the place keeps its text, and the region completes", async () => {
  const before = await publishedRow(victim);
  environment.texts.setFaults([{ mode: "poison-29", match: victimName }]);
  await environment.runRegion("wales", { tries: 2 });
  const progress = await environment.progress();
  expect(progress).toMatchObject({
    completed: 3,
    failed: 0,
    regionProgress: [{ region: "Wales", successful: 3 }],
  });
  expect(progress.regionProgress[0]).not.toHaveProperty("error");
  expect(await publishedRow(victim)).toEqual(before);
  expect((await environment.storedRow(victim)).draftVersion).toBeGreaterThan(
    before.publishedVersion ?? 0,
  );
  expect(await violations()).toEqual([]);
});

describe("a fault in every call", () => {
  test.each<[FaultMode, string]>([
    ["quota", "quota_reached"],
    ["unauthorised", "key_rejected"],
  ])("%s: the run stops after one call and shows the error code", async (mode, errorCode) => {
    const callsBefore = environment.texts.stats().modes[mode] ?? 0;
    environment.texts.setFaults([{ mode }]);
    await environment.runRegion("wales", { concurrency: 1 });
    expect((environment.texts.stats().modes[mode] ?? 0) - callsBefore).toBe(1);
    expect(await environment.progress()).toMatchObject({
      isRunning: false,
      completed: 0,
      failed: 3,
      errorCode,
    });
    expect(await violations()).toEqual([]);
  });
});
