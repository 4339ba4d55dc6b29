import { afterEach, expect, test } from "vitest";
import { regions } from "@vanfettle/contract/location/regions";
import { startRun } from "@vanfettle/core/generation/start-run";
import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import { runSteps } from "@vanfettle/core/testing/run-steps";
import { isLong } from "../suite-length.ts";
import type { Fault } from "./harness/fault-proxy.ts";
import { startRunEnvironment, type RunEnvironment } from "./harness/run-environment.ts";
import { progressViolations, runViolations } from "./harness/run-rules.ts";
import { addToRows, storedVersions } from "./harness/stored-rows.ts";

let environment: RunEnvironment;
afterEach(() => environment.stop());

async function violations(regions: string[], slugs: string[]): Promise<string[]> {
  return runViolations({
    polls: environment.polls,
    end: await environment.progress(),
    regions,
    versions: await storedVersions(environment.database),
    paid: environment.texts.stats().paid,
    bound: environment.requests(),
    texts: await Promise.all(slugs.map((slug) => environment.storedRow(slug))),
  });
}
const slugsOf = (places: { canonicalSlug: string }[]) =>
  places.map(({ canonicalSlug }) => canonicalSlug);

test("a start whose response is lost leaves one run: the operator starts again, and the first start costs nothing", async () => {
  const places = buildTowns("wales", 5);
  environment = await startRunEnvironment(places);
  const start = async (runId: string) => {
    await environment.machine.start(runId);
    throw new Error("the response is lost");
  };
  const losingResponse = { ...environment.deps, machine: { ...environment.deps.machine, start } };
  await expect(
    startRun(losingResponse, { kind: "region", region: "wales" }, "operator"),
  ).rejects.toMatchObject({
    code: "unavailable",
  });
  environment.advanceClock(1_000);
  const { runId } = await environment.start("wales");
  const [lost] = environment.started;
  expect(lost).not.toBe(runId);
  await Promise.all([runSteps(environment.deps, lost ?? ""), environment.run(runId)]);
  expect(await environment.progress()).toMatchObject({ completed: 5, failed: 0 });
  expect(await violations(["Wales"], slugsOf(places))).toEqual([]);
});

const databaseFaults: readonly Fault[] = ["throttle", "fail", "reset", "lose-response", "garbage"];

test.each(isLong ? databaseFaults : databaseFaults.slice(0, 1))(
  "a database fault (%s) in the middle of a region loses no paid text",
  async (fault) => {
    const places = buildTowns("wales", 8);
    environment = await startRunEnvironment(places);
    const { runId } = await environment.start("wales");
    let calls = 0;
    environment.proxy.setPlan({
      fault: () => ((calls += 1) > 40 && calls <= 52 ? fault : undefined),
    });
    await environment.run(runId);
    expect(calls).toBeGreaterThan(52);
    expect(await environment.progress()).toMatchObject({
      completed: 8,
      failed: 0,
      isRunning: false,
    });
    expect(await violations(["Wales"], slugsOf(places))).toEqual([]);
  },
);

test.runIf(isLong)(
  "retrying one of three failed regions of twelve requests only its unfinished places",
  async () => {
    const slugs = regions.map(({ slug }) => slug);
    const places = slugs.flatMap((region, n) => buildTowns(region, 3, n * 3));
    environment = await startRunEnvironment(places);
    const failing = [0, 12, 27].map((n) => places[n]?.name ?? "");
    environment.texts.setFaults(failing.map((name) => ({ mode: "refusal", match: `^${name}$` })));
    for (const region of slugs) await environment.runRegion(region);
    const end = await environment.progress();
    const failed = end.regionProgress.filter(({ errorCode }) => errorCode);
    expect(failed).toHaveLength(3);
    expect(end).toMatchObject({ completed: 33, failed: 3, total: 36 });
    const callsBefore = environment.texts.stats().places.map(({ name, calls }) => [name, calls]);
    environment.texts.setFaults([]);
    const retried = failed[0]?.region ?? "";
    await environment.runRegion(retried);
    const called = environment.texts
      .stats()
      .places.filter(({ name, calls }, n) => callsBefore[n]?.join() !== `${name},${calls}`);
    expect(called).toHaveLength(1);
    expect(failing).toContain(called[0]?.name);
    expect(
      (await environment.progress()).regionProgress.find(({ region }) => region === retried),
    ).toMatchObject({
      successful: 3,
      failed: 0,
    });
    expect(
      await violations(
        end.regionProgress.map(({ region }) => region),
        slugsOf(places),
      ),
    ).toEqual([]);
  },
);

test("a region without places ends at 0 of 0 without a call", async () => {
  environment = await startRunEnvironment(buildTowns("wales", 1));
  await environment.runRegion("scotland");
  const { regionProgress } = await environment.progress();
  expect(regionProgress).toEqual([
    expect.objectContaining({ region: "Scotland", successful: 0, total: 0, failed: 0 }),
  ]);
  expect(environment.texts.stats().paid).toBe(0);
  expect(progressViolations(environment.polls)).toEqual([]);
});

test.runIf(isLong)(
  "the completed count of a long region never falls and never exceeds its total",
  { timeout: 7_200_000 },
  async () => {
    const places = buildTowns("wales", 243);
    environment = await startRunEnvironment(places);
    environment.texts.setFaults([
      { mode: "rate-limit", rate: 0.2, retryAfterSeconds: 1 },
      { mode: "error-500", rate: 0.05 },
    ]);
    await environment.runRegion("wales", { tries: 20 });
    expect(environment.polls.length).toBeGreaterThan(places.length / 2);
    expect(new Set(environment.polls.map(({ completed }) => completed)).size).toBeGreaterThan(5);
    expect(await violations(["Wales"], slugsOf(places))).toEqual([]);
    expect((await environment.progress()).completed).toBe(places.length);
  },
);

test("a run continues over rows to which a newer version has added attributes", async () => {
  const places = buildTowns("wales", 3);
  environment = await startRunEnvironment(places);
  const { runId } = await environment.start("wales");
  const { changed } = await addToRows(environment.database, "generation#", {
    of: "every progress row",
  });
  expect(changed).toBe(2);
  await environment.run(runId);
  expect(await environment.progress()).toMatchObject({ completed: 3, failed: 0, isRunning: false });
  expect(await violations(["Wales"], slugsOf(places))).toEqual([]);
});
