import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  buildContentProgress,
  buildRegionProgress,
} from "@vanfettle/contract/testing/content-progress";
import { HttpError } from "../../../api/http-error.ts";
import { createRegionQueue, decideNextStep, type NextStep } from "./region-queue.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const noServer = {
  wait,
  isFinal: () => true,
  queueOnServer: () => Promise.reject(new HttpError(404, "404: no")),
};

/**
 * Creates a queue on a server whose runs last `durationMs` of the fake time. `failures` are error
 * statuses by region.
 */
function createTestQueue({
  durationMs = 7_000,
  failures = {} as Record<string, number>,
  serverFails = true,
} = {}) {
  const log: string[] = [];
  let endsAt = 0;
  let starting = 0;
  const queue = createRegionQueue({
    wait,
    isFinal: (error) => error instanceof HttpError && [401, 403, 409].includes(error.status),
    queueOnServer: () =>
      serverFails ? Promise.reject(new HttpError(404, "404: no")) : Promise.resolve(),
    async nextStep() {
      log.push(`check ${Date.now()}`);
      return Date.now() < endsAt ? "wait" : "start";
    },
    async start(region) {
      expect(Date.now() >= endsAt && starting === 0).toBe(true);
      starting += 1;
      await wait(100);
      starting -= 1;
      log.push(region);
      const status = failures[region];
      if (status !== undefined) throw new HttpError(status, `${status}: no`);
      endsAt = Date.now() + durationMs;
    },
  });
  return { queue, started: () => log.filter((line) => !line.startsWith("check")), log };
}

beforeEach(() => void vi.setSystemTime(0));

test("regions are started one after another, each when the run before it has ended", async () => {
  const { queue, started } = createTestQueue();
  const done = queue.run(["London", "Wales", "Scotland"]);
  await pass(200);
  expect(started()).toEqual(["London"]);
  expect(queue.getState()).toMatchObject({ started: 1 });
  await pass(6_000);
  expect(started()).toEqual(["London"]);
  await pass(4_000);
  expect(started()).toEqual(["London", "Wales"]);
  await pass(60_000);
  await done;
  expect(started()).toEqual(["London", "Wales", "Scotland"]);
  expect(queue.getState()).toBeNull();
});

test("the progress is checked every three seconds and no more often", async () => {
  const { queue, log } = createTestQueue({ durationMs: 10_000 });
  void queue.run(["London", "Wales"]);
  await pass(12_500);
  const checks = log
    .filter((line) => line.startsWith("check"))
    .map((line) => Number(line.slice(6)));
  expect(checks).toEqual([0, 3_100, 6_100, 9_100, 12_100]);
});

test("a run that somebody else has started is waited for", async () => {
  let isRunning = true;
  const start = vi.fn<(region: string) => Promise<void>>().mockResolvedValue();
  const nextStep = async (): Promise<NextStep> => (isRunning ? "wait" : "start");
  const queue = createRegionQueue({ ...noServer, nextStep, start });
  void queue.run(["London"]);
  await pass(9_000);
  expect(start).not.toHaveBeenCalled();
  isRunning = false;
  await pass(3_000);
  expect(start).toHaveBeenCalledWith("London");
});

test.each([401, 403, 409])(
  "the first %i response ends the queue and is its error",
  async (status) => {
    const { queue, started } = createTestQueue({ failures: { Wales: status } });
    void queue.run(["London", "Wales", "Scotland"]);
    await pass(60_000);
    expect(started()).toEqual(["London", "Wales"]);
    expect(queue.getState()).toBeNull();
    expect(queue.getError()).toMatchObject({ status });
  },
);

test("continues the queue after any other error, and reports the error", async () => {
  const { queue, started } = createTestQueue({ failures: { Wales: 503 } });
  void queue.run(["London", "Wales", "Scotland"]);
  await pass(60_000);
  expect(started()).toEqual(["London", "Wales", "Scotland"]);
  expect(queue.getError()).toMatchObject({ status: 503 });
});

test("stop starts no further region", async () => {
  const { queue, started } = createTestQueue();
  void queue.run(["London", "Wales"]);
  await pass(200);
  queue.stop();
  expect(queue.getState()).toBeNull();
  await pass(60_000);
  expect(started()).toEqual(["London"]);
});

test("run does nothing while regions are queued, and starts again after stop", async () => {
  const { queue, started } = createTestQueue();
  void queue.run(["London", "Wales"]);
  void queue.run(["Scotland"]);
  await pass(200);
  queue.stop();
  void queue.run(["Scotland"]);
  await pass(60_000);
  expect(started()).toEqual(["London", "Scotland"]);
});

test("a failed check does not count as the end of the run", async () => {
  const start = vi.fn<(region: string) => Promise<void>>().mockResolvedValue();
  const nextStep = vi
    .fn<() => Promise<NextStep>>()
    .mockRejectedValueOnce(new Error("no network"))
    .mockResolvedValue("start");
  const queue = createRegionQueue({ ...noServer, nextStep, start });
  void queue.run(["London"]);
  await pass(0);
  expect(start).not.toHaveBeenCalled();
  await pass(3_000);
  expect(start).toHaveBeenCalledOnce();
});

test("subscribers are notified of every change", async () => {
  const { queue } = createTestQueue();
  const counts: (number | undefined)[] = [];
  const unsubscribe = queue.subscribe(() => counts.push(queue.getState()?.started));
  void queue.run(["London"]);
  await pass(60_000);
  unsubscribe();
  expect(counts).toEqual([0, 1, undefined]);
});

test("once the server has queued the regions, they no longer need this tab, which asks for each when its turn comes", async () => {
  const server = { current: "", isRunning: false };
  const steps: string[] = [];
  const queue = createRegionQueue({
    wait,
    isFinal: () => true,
    queueOnServer: async () => void steps.push("queue"),
    start: async (region) => {
      Object.assign(server, { current: region, isRunning: true });
      steps.push(region);
    },
    nextStep: async (region, { isOnServer }) => {
      if (!isOnServer) return "start";
      if (!server.isRunning) return "end";
      return server.current === region ? "start" : "wait";
    },
  });
  void queue.run(["London", "Wales", "Scotland"]);
  await pass(6_000);
  expect(steps).toEqual(["London", "queue"]);
  expect(queue.getState()).toMatchObject({ isOnServer: true, started: 1 });
  server.current = "Wales";
  await pass(3_000);
  expect(steps).toEqual(["London", "queue", "Wales"]);
  server.isRunning = false;
  await pass(30_000);
  expect(steps).toEqual(["London", "queue", "Wales"]);
  expect(queue.getState()).toBeNull();
});

test("a region that has got a result meanwhile is passed over", async () => {
  const started: string[] = [];
  const queue = createRegionQueue({
    ...noServer,
    start: async (region) => void started.push(region),
    nextStep: async (region) => (region === "Wales" ? "skip" : "start"),
  });
  void queue.run(["London", "Wales", "Scotland"]);
  await pass(60_000);
  expect(started).toEqual(["London", "Scotland"]);
});

const idle = buildContentProgress();
const running = buildContentProgress({ isRunning: true, currentRegion: "Wales" });

test.each([
  ["is started when nothing runs", idle, { isGenerating: false, isOnServer: false }, "start"],
  [
    "waits for a run that is accepted and not shown yet",
    idle,
    { isGenerating: true, isOnServer: false },
    "wait",
  ],
  [
    "waits for a run that somebody else has started",
    running,
    { isGenerating: true, isOnServer: false },
    "wait",
  ],
  [
    "is asked for when the server has come to it",
    running,
    { isGenerating: true, isOnServer: true },
    "start",
  ],
  [
    "is not started again after its queue was cancelled",
    idle,
    { isGenerating: false, isOnServer: true },
    "end",
  ],
  [
    "is passed over when it has a result",
    buildContentProgress({ regionProgress: [buildRegionProgress("Wales")] }),
    { isGenerating: false, isOnServer: false },
    "skip",
  ],
] as const)("the next region %s", (_, progress, state, step) => {
  expect(decideNextStep("Wales", { progress, ...state })).toBe(step);
});

test("waits while the server writes another region of its queue", () => {
  expect(
    decideNextStep("Scotland", { progress: running, isGenerating: true, isOnServer: true }),
  ).toBe("wait");
});
