import {
  buildContentProgress,
  buildRegionProgress,
} from "@vanfettle/contract/testing/content-progress";
import { contentRegions } from "@vanfettle/web/admin/testing/admin-responses";
import { advanceClock, failedText, mockRuns, monitorPath, runningProgress } from "./admin-mocks.ts";
import { axeViolations } from "./axe-violations.ts";
import { signIn } from "./operator-sign-in.ts";
import { expectFitAtAllWidths } from "./screen-widths.ts";
import { expect, open, test } from "./site.ts";

test("the monitor of the site is idle, with a total of 243 and twelve regions", async ({
  page,
  request,
}) => {
  const progress = (await (await request.get("/api/content-progress")).json()) as { total: number };
  expect(progress.total).toBe(243);
  await open(page, monitorPath);
  await expect(page.getByRole("heading", { level: 1, name: "Progress monitor" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("list", { name: "Regions" }).getByRole("listitem")).toHaveCount(12);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
});

test("a run shows its position, progress bars and counts, and its usage to operators only", async ({
  page,
}) => {
  await mockRuns(page, runningProgress);
  await open(page, monitorPath);
  const main = page.getByRole("main");
  await expect(main.getByText("West Midlands · Solihull")).toBeVisible();
  await expect(main.getByText("91 of 243 written · 37%")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Overall" })).toHaveAttribute(
    "aria-valuenow",
    "37",
  );
  await expect(page.getByRole("progressbar", { name: "South West" })).toHaveAttribute(
    "aria-valuenow",
    "40",
  );
  await expect(page.getByRole("progressbar", { name: "West Midlands" })).not.toHaveAttribute(
    "aria-valuenow",
  );
  for (const [label, count] of [
    ["Completed", 1],
    ["Failed", 1],
    ["Remaining", 10],
  ] as const) {
    await expect(
      main.locator("dl > div").filter({ hasText: label }).getByRole("definition"),
    ).toHaveText(String(count));
  }
  await expect(main.getByText("Paid calls")).toHaveCount(0);
  await expect(main.getByText(failedText)).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry South West" })).toBeDisabled();
  await expect(page.getByRole("button", { name: /Generate all remaining/ })).toBeDisabled();
});

for (const [completed, total, percent] of [
  [0, 0, "0"],
  [300, 243, "100"],
] as const) {
  test(`${completed} of ${total} shows a bar at ${percent} per cent`, async ({ page }) => {
    await mockRuns(page, buildContentProgress({ completed, total }));
    await open(page, monitorPath);
    await expect(page.getByRole("progressbar", { name: "Overall" })).toHaveAttribute(
      "aria-valuenow",
      percent,
    );
  });
}

test("a region is started by one request with an empty object, and the progress is read at once and then every 2 seconds", async ({
  page,
}) => {
  const runs = await mockRuns(page);
  await page.clock.install();
  await open(page, monitorPath);
  runs.whenStarted = buildContentProgress({
    isRunning: true,
    startedAt: "2026-11-21T10:30:00.000Z",
    currentRegion: "Yorkshire & Humber",
  });
  await page.getByRole("button", { name: "Generate Yorkshire & Humber" }).click();
  await expect(page.getByText("Running").first()).toBeVisible();
  expect(runs.starts).toHaveLength(1);
  expect(runs.starts[0]?.url).toMatch(/\/api\/content-generate\/Yorkshire%20%26%20Humber$/);
  expect(runs.starts[0]?.body).toBe("{}");
  expect(runs.starts[0]?.authorization).toBeUndefined();
  const polls = runs.polls;
  await advanceClock(page, 12_000);
  expect(runs.polls - polls).toBeGreaterThanOrEqual(5);
  expect(runs.polls - polls).toBeLessThanOrEqual(8);
});

for (const [status, width] of [
  [401, 1280],
  [403, 390],
] as const) {
  test(`a ${status} response to a start shows the error and a sign-in button on a screen of ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const runs = await mockRuns(page);
    runs.startError = { status, message: "no" };
    await open(page, monitorPath);
    await page.getByRole("button", { name: "Generate Wales" }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Failed to start generation");
    await expect(alert.getByRole("button", { name: /^Sign in/ })).toBeInViewport();
    expect(await axeViolations(page)).toEqual([]);
  });
}

test("Generate all remaining is one run over the regions in order, and the page may be left", async ({
  page,
}) => {
  const names = contentRegions.map(({ name }) => name);
  const done = (count: number) => names.slice(0, count).map((name) => buildRegionProgress(name));
  const [first = "", second = "", third = ""] = names.slice(9);
  const runs = await mockRuns(page, buildContentProgress({ regionProgress: done(9) }));
  const running = { isRunning: true, startedAt: "2026-11-21T10:30:00.000Z" };
  runs.whenStarted = buildContentProgress({
    ...running,
    currentRegion: first,
    queue: [second, third],
    regionProgress: done(9),
  });
  await page.clock.install();
  await open(page, monitorPath);
  await page.getByRole("button", { name: "Generate all remaining (3)" }).click();
  await expect(page.getByText("2 regions queued. This page may be closed.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Active run" })).toContainText(`Next: ${second}`);
  expect(await axeViolations(page)).toEqual([]);
  runs.progress = buildContentProgress({
    ...running,
    currentRegion: second,
    queue: [third],
    regionProgress: done(10),
  });
  await advanceClock(page, 3_000);
  await expect(page.getByText("1 region queued. This page may be closed.")).toBeVisible();
  runs.progress = buildContentProgress({ ...running, isRunning: false, regionProgress: done(11) });
  await advanceClock(page, 35_000);
  expect(runs.starts.map(({ url, body }) => [new URL(url).pathname, body])).toEqual([
    ["/api/content-generate/remaining", "{}"],
  ]);
  // The text that had the focus has gone.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("button", { name: "Generate all remaining (1)" })).toBeEnabled();
});

test("hovering over the counts of a region opens a tooltip", async ({ page }) => {
  await mockRuns(page, runningProgress);
  await open(page, monitorPath);
  await page.getByText("8/20").hover();
  await expect(page.getByRole("tooltip")).toHaveText(
    "8 of 20 locations generated, 12 texts failed",
  );
});

for (const [state, progress] of [
  ["idle", buildContentProgress()],
  ["running", runningProgress],
] as const) {
  test(`the ${state} monitor has no accessibility violations and fits the screen`, async ({
    page,
  }) => {
    await mockRuns(page, progress);
    await open(page, monitorPath);
    await expect(page.getByRole("list", { name: "Regions" }).getByRole("listitem")).toHaveCount(12);
    await expectFitAtAllWidths(page);
  });
}

test("all failed regions are retried by one request, and a completed one is regenerated after a second press", async ({
  page,
}) => {
  const failed = { successful: 8, failed: 12, error: failedText };
  const results = [
    buildRegionProgress("London"),
    buildRegionProgress("South West", failed),
    buildRegionProgress("Wales", failed),
  ];
  const runs = await mockRuns(page, buildContentProgress({ regionProgress: results }));
  await open(page, monitorPath);
  await signIn(page);
  await page.getByRole("button", { name: "Regenerate London" }).click();
  await expect(page.getByText(/^Every text of London is written again/)).toBeVisible();
  await expectFitAtAllWidths(page);
  await page.getByRole("button", { name: "Write all again" }).click();
  await expect.poll(() => runs.starts.map(({ body }) => body)).toEqual(["{}"]);
  await page.reload();
  await page.getByRole("button", { name: "Retry all failed (2)" }).click();
  await expect.poll(() => runs.starts.at(-1)?.url).toMatch(/\/api\/content-generate\/failed$/);
});
