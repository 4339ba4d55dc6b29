import type { APIRequestContext, Page, Route } from "@playwright/test";
import type { ContentProgress } from "@vanfettle/contract/generation/generation-schemas";
import {
  buildContentProgress,
  buildContentRun,
  buildRegionProgress,
} from "@vanfettle/contract/testing/content-progress";
import { buildQueue, buildQueueEstimate } from "@vanfettle/contract/testing/content-queue";
import { buildContentStates, contentRegions } from "@vanfettle/web/admin/testing/admin-responses";

export const monitorPath = "/admin/progress-monitor";
export const managerPath = "/admin/content-manager";

export const failedText = "The text service is not working.";

/** The progress in the middle of a run: one region completed, one failed, one running. */
export const runningProgress = buildContentProgress({
  isRunning: true,
  completed: 91,
  currentRegion: "West Midlands",
  currentLocation: "Solihull",
  regionProgress: [
    buildRegionProgress("London"),
    buildRegionProgress("South West", { successful: 8, failed: 12, error: failedText }),
  ],
  runKind: "region",
  startedAt: "2026-11-21T10:30:00.000Z",
});

export interface MockedRuns {
  /** The response to the next poll. */
  progress: ContentProgress;
  /** The response to polls after the next accepted start; null leaves it as it is. */
  whenStarted: ContentProgress | null;
  /** The error response to a start; null accepts it. */
  startError: { status: number; message: string } | null;
  polls: number;
  starts: { url: string; body: string | null; authorization: string | undefined }[];
}

/** Mocks the calls for progress and starts. A test can then begin in any state of a run. */
export async function mockRuns(
  page: Page,
  progress: ContentProgress = buildContentProgress(),
): Promise<MockedRuns> {
  const mocked: MockedRuns = {
    progress,
    whenStarted: null,
    startError: null,
    polls: 0,
    starts: [],
  };
  await page.route("**/api/content-regions", (route) => route.fulfill({ json: contentRegions }));
  await page.route("**/api/content-progress", (route) => {
    mocked.polls += 1;
    return route.fulfill({ json: mocked.progress });
  });
  const start = (route: Route) => {
    const request = route.request();
    const { authorization } = request.headers();
    mocked.starts.push({ url: request.url(), body: request.postData(), authorization });
    const { startError } = mocked;
    if (startError) {
      return route.fulfill({ status: startError.status, json: { message: startError.message } });
    }
    mocked.progress = mocked.whenStarted ?? mocked.progress;
    const run = { runId: "run_9", startedAt: "2026-11-21T10:30:00.000Z" };
    return route.fulfill({
      status: 202,
      json: { ...run, region: "", total: 20, accepted: 2, skipped: 0 },
    });
  };
  await page.route("**/api/content-generate/**", start);
  await page.route("**/api/content/batch", start);
  return mocked;
}

/**
 * Mocks sixty missing places and the queue: its estimate, a start that makes it run, and its
 * cancellation.
 */
export async function mockQueue(page: Page, runs: MockedRuns) {
  const startedAt = "2026-11-21T10:30:00.000Z";
  const sent: { url: string; body: unknown }[] = [];
  let queue: ReturnType<typeof buildQueue> | null = null;
  const record = (route: Route) =>
    sent.push({
      url: new URL(route.request().url()).pathname,
      body: route.request().postDataJSON() as unknown,
    });
  const states = buildContentStates(Array.from({ length: 60 }, () => ({})));
  await page.route("**/api/content/states", (route) => route.fulfill({ json: states }));
  await page.route("**/api/content/queue/estimate", (route) =>
    route.fulfill({ json: buildQueueEstimate() }),
  );
  await page.route("**/api/content/queue", (route) => {
    record(route);
    queue = buildQueue({ daysLeft: 8 });
    runs.progress = {
      ...runningProgress,
      runKind: "queue",
      completed: 1_956,
      total: 3_912,
      regionProgress: [],
    };
    return route.fulfill({ status: 202, json: { runId: "run_9", startedAt, texts: 3_912 } });
  });
  await page.route("**/api/content-run", (route) =>
    route.fulfill({ json: buildContentRun({ runId: "run_9", startedAt, queue }) }),
  );
  await page.route("**/api/content-run/cancel", (route) => {
    record(route);
    const ended = {
      finishedAt: startedAt,
      errorCode: "cancelled",
      error: "The run was cancelled.",
    } as const;
    queue = buildQueue({ state: "failed", ...ended });
    runs.progress = { ...runs.progress, isRunning: false, finishedAt: startedAt };
    return route.fulfill({ status: 202, json: { runId: "run_9" } });
  });
  return { sent };
}

/** Advances the mocked clock of a page in steps, with time for responses to arrive in between. */
export async function advanceClock(page: Page, ms: number): Promise<void> {
  const step = 1_000;
  for (let passed = 0; passed < ms; passed += step) {
    await page.clock.runFor(step);
    await page.waitForTimeout(30);
  }
}

export interface LocationList {
  total: number;
  towns: number;
  villages: number;
  districts: number;
  unclassified: number;
  locations: { slug: string; name: string; county: string; region: string }[];
}

let locationList: Promise<LocationList> | undefined;

/**
 * Responds to the call for locations with the site's own list, which is read only once because it
 * is the largest response.
 */
export async function mockLocations(
  page: Page,
  request: APIRequestContext,
): Promise<{ list: LocationList; reads: () => number }> {
  locationList ??= request
    .get("/api/content/locations")
    .then((response) => response.json() as Promise<LocationList>);
  const list = await locationList;
  let reads = 0;
  await page.route("**/api/content/locations", (route) => {
    reads += 1;
    return route.fulfill({ json: list });
  });
  return { list, reads: () => reads };
}
