import type { APIRequestContext, Page, Route } from "@playwright/test";
import type { ContentProgress } from "@vanfettle/contract/content-schemas";
import { regions } from "@vanfettle/contract/regions";
import { buildContentProgress, buildRegionProgress } from "@vanfettle/contract/testing/content-progress";

export const monitorPath = "/admin/progress-monitor";
export const managerPath = "/admin/content-manager";

export const failedText = "The text service did not answer.";

/** Half done, one region failed, one under way. */
export const midRun = buildContentProgress({
  isRunning: true,
  completed: 91,
  currentRegion: "West Midlands",
  currentLocation: "Solihull",
  regionProgress: [
    buildRegionProgress("London"),
    buildRegionProgress("South West", { successful: 8, failed: 12, error: failedText }),
  ],
  runId: "run_1",
  runKind: "region",
  startedAt: "2026-11-21T10:30:00.000Z",
  tokens: { input: 120_345, output: 98_211 },
  costPounds: 0.31,
});

export const sizes = regions.map(({ name }) => ({ name, locationCount: 20 }));

export interface MockedRuns {
  /** What the next poll is answered. */
  progress: ContentProgress;
  /** What polls are answered from the next accepted start on. */
  whenStarted: ContentProgress | null;
  /** How a start is answered, if not taken. */
  refusal: { status: number; message: string } | null;
  polls: number;
  starts: { url: string; body: string | null; authorization: string | undefined }[];
}

/** Stands in for the server's runs, so that a test can be in any state of them at once. */
export async function mockRuns(page: Page, progress: ContentProgress = buildContentProgress()): Promise<MockedRuns> {
  const mocked: MockedRuns = { progress, whenStarted: null, refusal: null, polls: 0, starts: [] };
  await page.route("**/api/content-regions", (route) => route.fulfill({ json: sizes }));
  await page.route("**/api/content-progress", (route) => {
    mocked.polls += 1;
    return route.fulfill({ json: mocked.progress });
  });
  const start = (route: Route) => {
    const request = route.request();
    const { authorization } = request.headers();
    mocked.starts.push({ url: request.url(), body: request.postData(), authorization });
    const { refusal } = mocked;
    if (refusal) return route.fulfill({ status: refusal.status, json: { message: refusal.message } });
    mocked.progress = mocked.whenStarted ?? mocked.progress;
    return route.fulfill({ status: 202, json: { runId: "run_9", region: "", total: 20, accepted: 2, skipped: 0 } });
  };
  await page.route("**/api/content-generate/**", start);
  await page.route("**/api/content/batch", start);
  return mocked;
}

/** Lets time pass in a page whose clock stands still, slowly enough for answers to arrive in between. */
export async function elapse(page: Page, ms: number): Promise<void> {
  const step = 500;
  for (let passed = 0; passed < ms; passed += step) {
    await page.clock.runFor(step);
    await page.waitForTimeout(30);
  }
}

export interface Listing {
  total: number;
  towns: number;
  villages: number;
  locations: { slug: string; name: string; county: string; region: string }[];
}

let listing: Promise<Listing> | undefined;

/** The site's own list, asked for once and then given to every page of these tests: it is the heaviest answer there is. */
export async function mockListing(
  page: Page,
  request: APIRequestContext,
): Promise<{ listing: Listing; reads: () => number }> {
  listing ??= request.get("/api/content/locations").then((answer) => answer.json() as Promise<Listing>);
  const known = await listing;
  let reads = 0;
  await page.route("**/api/content/locations", (route) => {
    reads += 1;
    return route.fulfill({ json: known });
  });
  return { listing: known, reads: () => reads };
}
