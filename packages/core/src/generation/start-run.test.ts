import { afterEach, expect, test } from "vitest";
import { regions } from "@vanfettle/contract/location/regions";
import { DomainError } from "@vanfettle/contract/problems";
import { addLocations } from "../testing/add-locations.ts";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "../testing/generation-harness.ts";
import { buildCountySeed, buildRegionSeed } from "../testing/seed-row-builders.ts";
import { contentProgress } from "./progress.ts";
import { currentRun, leaseMs } from "./run-lease.ts";
import { findScopeProgress } from "./scope.ts";
import { startRun } from "./start-run.ts";

let harness: GenerationHarness;
afterEach(() => harness.stop());

const start = (region: string, startedBy = "operator") =>
  startRun(harness.deps, { kind: "region", region }, startedBy);

test("starts a single run for fifty concurrent callers: callers for its region get that run, the others run_active with its operator and start time", async () => {
  harness = await startGenerationHarness(buildTowns("wales", 3));
  const calls = Array.from({ length: 50 }, (_, index) =>
    start(index % 2 ? "wales" : "scotland", `operator ${index}`),
  );
  const results = await Promise.allSettled(calls);
  const fulfilled = results.filter((result) => result.status === "fulfilled");
  expect(fulfilled).toHaveLength(25);
  expect(harness.started).toHaveLength(1);
  expect(new Set(fulfilled.map(({ value }) => value.runId))).toEqual(new Set(harness.started));
  const holder = (await currentRun(harness.deps))?.startedBy;
  for (const result of results) {
    if (result.status === "fulfilled") continue;
    expect(result.reason).toMatchObject({ code: "run_active" });
    expect((result.reason as Error).message).toBe(
      `${holder} has a run active since 2026-11-21 12:00 UTC.`,
    );
  }
});

test("a rejected start changes nothing of the active run", async () => {
  harness = await startGenerationHarness([
    ...buildTowns("wales", 3),
    ...buildTowns("scotland", 3, 30),
  ]);
  const { runId } = await start("wales");
  const before = await findScopeProgress(harness.deps, "wales");
  expect(await start("wales")).toMatchObject({ runId, places: 3 });
  await expect(start("scotland")).rejects.toBeInstanceOf(DomainError);
  await expect(
    startRun(
      harness.deps,
      { kind: "batch", locationSlugs: [buildTowns("wales", 1)[0]?.canonicalSlug ?? ""], limit: 1 },
      "another operator",
    ),
  ).rejects.toMatchObject({ code: "run_active" });
  expect(await findScopeProgress(harness.deps, "wales")).toEqual(before);
  expect(await findScopeProgress(harness.deps, "scotland")).toBeUndefined();
  expect(await findScopeProgress(harness.deps, "part-a001")).toBeUndefined();
  expect((await currentRun(harness.deps))?.runId).toBe(runId);
});

test("a plan is the region's core places, then its counties, then the region", async () => {
  harness = await startGenerationHarness(buildTowns("west-midlands", 2));
  await addLocations(harness.deps, [
    buildRegionSeed(),
    buildCountySeed(),
    ...buildTowns("west-midlands", 2),
    ...buildTowns("west-midlands", 1, 40).map((town) => ({ ...town, isCore: false })),
    ...buildTowns("west-midlands", 1, 50).map((town) => ({ ...town, isActive: false })),
  ]);
  expect((await start("West Midlands")).places).toBe(2);
  expect((await findScopeProgress(harness.deps, "west-midlands"))?.plan).toEqual([
    "place/aaabury",
    "place/aebbury",
    "county/west-midlands-county",
    "region/west-midlands",
  ]);
});

test.each([
  ["Yorkshire & Humber", "yorkshire"],
  ["yorkshire-and-the-humber", "yorkshire"],
  ["yorkshire", "yorkshire"],
  ["EASTERN", "east-of-england"],
  ["East of England", "east-of-england"],
])("%s starts a run over the region %s", async (text, slug) => {
  harness = await startGenerationHarness([]);
  await start(text);
  expect((await currentRun(harness.deps))?.parts).toEqual([slug]);
});

test.each(["", "Atlantis", "Yorkshire%20%26%20Humber", "batch", "__proto__", "wales/../scotland"])(
  "%j is not a region: region_not_found is thrown and nothing is started",
  async (text) => {
    harness = await startGenerationHarness([]);
    await expect(start(text)).rejects.toMatchObject({ code: "region_not_found" });
    expect(await currentRun(harness.deps)).toBeUndefined();
  },
);

test("if the machine cannot be started, the lease is given up and the region can be started again", async () => {
  harness = await startGenerationHarness(buildTowns("wales", 2));
  const machine = { ...harness.deps.machine, start: () => Promise.reject(new Error("down")) };
  await expect(
    startRun({ ...harness.deps, machine }, { kind: "region", region: "wales" }, "operator"),
  ).rejects.toMatchObject({
    code: "unavailable",
  });
  expect(await contentProgress(harness.deps)).toMatchObject({
    isRunning: false,
    errorCode: "interrupted",
    regionProgress: [{ region: "Wales", errorCode: "interrupted" }],
  });
  expect((await start("wales")).places).toBe(2);
});

test("a caller that died before it started the machine blocks others for 30 seconds at most", async () => {
  harness = await startGenerationHarness(buildTowns("wales", 2));
  const machine = { ...harness.deps.machine, start: () => new Promise<void>(() => undefined) };
  void startRun({ ...harness.deps, machine }, { kind: "region", region: "wales" }, "operator");
  await expect.poll(() => currentRun(harness.deps).then((run) => run?.status)).toBe("running");
  await expect(start("scotland")).rejects.toMatchObject({ code: "run_active" });
  harness.pass(31_000);
  expect((await start("scotland")).runId).toBe(harness.started.at(-1));
});

test("does not return a run whose caller died before it started the machine", async () => {
  harness = await startGenerationHarness(buildTowns("wales", 2));
  const machine = { ...harness.deps.machine, start: () => new Promise<void>(() => undefined) };
  void startRun({ ...harness.deps, machine }, { kind: "region", region: "wales" }, "operator");
  await expect.poll(() => currentRun(harness.deps).then((run) => run?.status)).toBe("running");
  await expect(start("wales")).rejects.toMatchObject({ code: "run_active" });
  await expect(start("remaining")).rejects.toMatchObject({
    code: "run_active",
  });
  harness.pass(31_000);
  const { runId } = await start("wales");
  expect(harness.started).toEqual([runId]);
});

test("while the status of the machine is unavailable, only the lease decides", async () => {
  harness = await startGenerationHarness(buildTowns("wales", 2));
  await start("wales");
  harness.running.clear();
  const machine = { ...harness.deps.machine, status: () => Promise.reject(new Error("down")) };
  const again = (region: string) =>
    startRun({ ...harness.deps, machine }, { kind: "region", region }, "another operator");
  await expect(again("scotland")).rejects.toMatchObject({ code: "run_active" });
  expect((await again("wales")).runId).toBe(harness.started[0]);
  harness.pass(leaseMs);
  expect((await again("wales")).places).toBe(2);
});

test("every region can be started by its name", async () => {
  harness = await startGenerationHarness([]);
  for (const { name, slug } of regions) {
    await start(name);
    expect((await currentRun(harness.deps))?.parts).toEqual([slug]);
    harness.running.clear();
  }
});
