import { regions } from "@vanfettle/contract/regions";
import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import { startRegionRun } from "@vanfettle/core/generation/start-region-run";
import { runSteps } from "@vanfettle/core/testing/run-steps";
import { afterEach, expect, test } from "vitest";
import type { Fault } from "./harness/fault-proxy.ts";
import { shortOrLong } from "./harness/suite-length.ts";
import {
  costViolations,
  endViolations,
  progressViolations,
  textViolations,
  versionViolations,
} from "./harness/run-rules.ts";
import { runWorld, type RunWorld } from "./harness/run-environment.ts";
import { addToRows, storedVersions } from "./harness/stored-versions.ts";

let world: RunWorld;
afterEach(() => world.stop());

async function violations(regions: string[], slugs: string[], bound: number): Promise<string[]> {
  const rows = await Promise.all(slugs.map((slug) => world.rowOf(slug)));
  return [
    ...progressViolations(world.polls),
    ...endViolations(await world.progress(), regions),
    ...versionViolations(await storedVersions(world.database)),
    ...costViolations({ paid: world.texts.stats().paid, bound: bound + world.corrections() }),
    ...rows.flatMap(textViolations),
  ];
}
const slugsOf = (places: { canonicalSlug: string }[]) => places.map(({ canonicalSlug }) => canonicalSlug);

test("F33 a start whose answer is lost leaves one run: the operator presses again, and the first costs nothing", async () => {
  const places = buildTowns("wales", 5);
  world = await runWorld(places);
  const start = async (runId: string) => {
    await world.machine.start(runId);
    throw new Error("the answer is lost");
  };
  const deaf = { ...world.deps, machine: { ...world.deps.machine, start } };
  await expect(startRegionRun(deaf, { region: "wales", startedBy: "olive" })).rejects.toMatchObject({
    code: "unavailable",
  });
  world.pass(1_000);
  const { runId } = await world.start("wales");
  const [lost] = world.started;
  expect(lost).not.toBe(runId);
  await Promise.all([runSteps(world.deps, lost ?? ""), world.run(runId)]);
  expect(await world.progress()).toMatchObject({ completed: 5, failed: 0 });
  expect(await violations(["Wales"], slugsOf(places), 5)).toEqual([]);
});

test.each<Fault>(["throttle", "fail", "reset", "lose-answer", "garbage"])(
  "F39 a database that answers %s in the middle of a region costs no text that was paid for",
  async (fault) => {
    const places = buildTowns("wales", 8);
    world = await runWorld(places);
    const { runId } = await world.start("wales");
    let calls = 0;
    world.proxy.plan({ fault: () => ((calls += 1) > 40 && calls <= 52 ? fault : undefined) });
    await world.run(runId);
    expect(calls).toBeGreaterThan(52);
    expect(await world.progress()).toMatchObject({ completed: 8, failed: 0, isRunning: false });
    expect(await violations(["Wales"], slugsOf(places), 8)).toEqual([]);
  },
);

test("F41 of twelve regions three fail; trying one again calls for its unfinished places only", async () => {
  const slugs = regions.map(({ slug }) => slug);
  const places = slugs.flatMap((region, n) => buildTowns(region, 3, n * 3));
  world = await runWorld(places);
  const bad = [0, 12, 27].map((n) => places[n]?.name ?? "");
  world.texts.setFaults(bad.map((name) => ({ mode: "refusal", match: `^${name}$` })));
  for (const region of slugs) await world.runRegion(region);
  const end = await world.progress();
  const failed = end.regionProgress.filter(({ errorCode }) => errorCode);
  expect(failed).toHaveLength(3);
  expect(end).toMatchObject({ completed: 33, failed: 3, total: 36 });
  const askedBefore = world.texts.stats().places.map(({ name, calls }) => [name, calls]);
  world.texts.setFaults([]);
  const retried = failed[0]?.region ?? "";
  await world.runRegion(retried);
  const asked = world.texts
    .stats()
    .places.filter(({ name, calls }, n) => askedBefore[n]?.join() !== `${name},${calls}`);
  expect(asked).toHaveLength(1);
  expect(bad).toContain(asked[0]?.name);
  expect((await world.progress()).regionProgress.find(({ region }) => region === retried)).toMatchObject({
    successful: 3,
    failed: 0,
  });
  expect(
    await violations(
      end.regionProgress.map(({ region }) => region),
      slugsOf(places),
      34,
    ),
  ).toEqual([]);
});

test("F42 a region without places ends at 0 of 0, at once and without a call", async () => {
  world = await runWorld(buildTowns("wales", 1));
  await world.runRegion("scotland");
  const { regionProgress } = await world.progress();
  expect(regionProgress).toEqual([expect.objectContaining({ region: "Scotland", successful: 0, total: 0, failed: 0 })]);
  expect(world.texts.stats().paid).toBe(0);
  expect(progressViolations(world.polls)).toEqual([]);
});

test(
  "F43 looked at all through a long region, completed never falls and never passes its total",
  { timeout: shortOrLong(180_000, 7_200_000) },
  async () => {
    const places = buildTowns("wales", shortOrLong(30, 243));
    world = await runWorld(places);
    world.texts.setFaults([
      { mode: "rate-limit", rate: 0.2, retryAfterSeconds: 1 },
      { mode: "error-500", rate: 0.05 },
    ]);
    await world.runRegion("wales", { tries: 20 });
    expect(world.polls.length).toBeGreaterThan(places.length / 2);
    expect(new Set(world.polls.map(({ completed }) => completed)).size).toBeGreaterThan(5);
    expect(await violations(["Wales"], slugsOf(places), places.length)).toEqual([]);
    expect((await world.progress()).completed).toBe(places.length);
  },
);

test("F60 rows that a newer version has written with more in them are read, run and progressed by this one", async () => {
  const places = buildTowns("wales", 3);
  world = await runWorld(places);
  const { runId } = await world.start("wales");
  const { changed } = await addToRows(world.database, "generation#", { of: "every row of the board" });
  expect(changed).toBe(2);
  await world.run(runId);
  expect(await world.progress()).toMatchObject({ completed: 3, failed: 0, isRunning: false });
  expect(await violations(["Wales"], slugsOf(places), 3)).toEqual([]);
});
