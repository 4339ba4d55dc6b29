import type { Page } from "@playwright/test";
import { buildContentProgress } from "@vanfettle/contract/testing/content-progress";
import {
  managerPath,
  mockLocations,
  mockQueue,
  mockRuns,
  runningProgress,
  type LocationList,
} from "./admin-mocks.ts";
import { axeViolations } from "./axe-violations.ts";
import { signIn } from "./operator-sign-in.ts";
import { expectFitAtAllWidths } from "./screen-widths.ts";
import { expect, open, test } from "./site.ts";
import { expectFocused } from "./tab-to.ts";

const search = "Search name, county or region";
const countFormat = new Intl.NumberFormat("en-GB");

/** Expects the first screen of a phone to show the list's first row. */
async function expectListInFirstScreen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const row = page.getByRole("list", { name: "Locations" }).getByRole("listitem").first();
  await expect(row).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(row).toBeInViewport({ ratio: 1 });
}

test("the totals are the server's, and the list is a box of 24 rem that scrolls", async ({
  page,
  request,
}) => {
  const response = await request.get("/api/content/locations");
  expect(response.status()).toBe(200);
  const { total, towns, villages, districts, unclassified } =
    (await response.json()) as LocationList;
  expect(total).toBeGreaterThan(4_000);
  expect(districts).toBeGreaterThan(400);
  expect(towns + villages + districts + unclassified).toBe(total);
  await open(page, managerPath);
  const [all, town, village, district, other] = [
    total,
    towns,
    villages,
    districts,
    unclassified,
  ].map((count) => countFormat.format(count));
  const line = `${all} locations · ${town} towns · ${village} villages · ${district} districts · ${other} of unknown size`;
  await expect(page.getByText(line)).toBeVisible();
  const list = page.getByRole("list", { name: "Locations" });
  await expect(list.getByRole("listitem").first()).toHaveAttribute("aria-setsize", String(total));
  const box = list.locator("..");
  expect(await box.evaluate((element) => element.getBoundingClientRect().height)).toBe(384);
  expect(await box.evaluate((element) => element.scrollHeight > 100_000)).toBe(true);
  expect(await list.getByRole("listitem").count()).toBeLessThan(40);
});

test("the search finds names, counties and regions in any case, and the first ten found are generated", async ({
  page,
  request,
}) => {
  const { list } = await mockLocations(page, request);
  const inKent = list.locations.filter((place) =>
    `${place.name}\n${place.county}`.toLowerCase().includes("kent"),
  );
  const runs = await mockRuns(page);
  await open(page, managerPath);
  await page.getByLabel(search).fill("kENt");
  await expect(page.getByText(`${countFormat.format(inKent.length)} shown`)).toBeVisible();
  await page.getByLabel(search).fill("maidstone");
  await expect(page.getByRole("button", { name: /^Maidstone / })).toContainText("Kent, South East");
  await page.getByLabel(search).fill("northern ireland");
  await page.getByRole("button", { name: "Generate first 10" }).click();
  await expect(page.getByText(/2 locations accepted, 0 skipped/)).toBeVisible();
  const sent = JSON.parse(runs.starts[0]?.body as string) as {
    locationSlugs: string[];
    limit: number;
  };
  expect(sent.limit).toBe(10);
  expect(sent.locationSlugs).toHaveLength(10);
  await expect(page.getByRole("button", { name: "Generate first 10" })).toBeDisabled();
  await expect(
    page.getByText("Change the selection or the filter to generate more."),
  ).toBeVisible();
  await page.getByLabel(search).fill("wales");
  await expect(page.getByRole("button", { name: "Generate first 10" })).toBeEnabled();
  expect(runs.starts).toHaveLength(1);
});

test("a selection of more than fifty is sent whole with a limit of fifty, and the list is read again", async ({
  page,
  request,
}) => {
  const runs = await mockRuns(page, buildContentProgress({ completed: 91 }));
  const { reads } = await mockLocations(page, request);
  await open(page, managerPath);
  await page.getByLabel(search).fill("cornwall");
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  await page.getByRole("button", { name: /^Generate \d+ selected$/ }).click();
  await expect(page.getByText(/accepted/)).toBeVisible();
  const sent = JSON.parse(runs.starts[0]?.body as string) as {
    locationSlugs: string[];
    limit: number;
  };
  expect(sent.locationSlugs.length).toBeGreaterThan(50);
  expect(sent.limit).toBe(50);
  await expect.poll(reads).toBe(2);
  await expect(page.getByRole("progressbar", { name: "Generation" })).toHaveAttribute(
    "aria-valuenow",
    "37",
  );
});

test("logs a failed batch only to the console", async ({ page, request, pageErrors }) => {
  await mockLocations(page, request);
  const runs = await mockRuns(page);
  runs.startError = { status: 503, message: "Busy." };
  await open(page, managerPath);
  await page.getByRole("button", { name: "Generate first 10" }).click();
  await expect.poll(() => pageErrors.length).toBe(1);
  expect(pageErrors.splice(0)[0]).toContain("The batch was not started");
  await expect(page.getByRole("button", { name: "Generate first 10" })).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText("Busy.")).toHaveCount(0);
});

test("a location can be found, selected and opened with the keyboard", async ({
  page,
  request,
}) => {
  await mockLocations(page, request);
  await mockRuns(page);
  await open(page, managerPath);
  await page.getByLabel(search).focus();
  // In one piece: while letters are applied one by one, a row that takes the focus may be found no
  // more with the next.
  await page.keyboard.insertText("ashford");
  await expect(page.getByText(/^\d shown/)).toBeVisible();
  const focused = page.getByRole("list", { name: "Locations" }).locator(":focus");
  // A list that changes once more while the keys are pressed takes the focus away.
  await expect(async () => {
    await page.getByLabel(search).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(focused).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Generate 1 selected" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: /Ashford/ })).toBeVisible();
});

test("the End key moves the focus to the last location, and Home to the first", async ({
  page,
  request,
}) => {
  await mockLocations(page, request);
  await mockRuns(page);
  await open(page, managerPath);
  await page.getByRole("list", { name: "Locations" }).getByRole("checkbox").first().focus();
  await page.keyboard.press("End");
  const row = page.locator("li:focus-within");
  await expect(row).toHaveAttribute(
    "aria-posinset",
    (await row.getAttribute("aria-setsize")) as string,
  );
  await expect(row.getByRole("checkbox")).toBeInViewport();
  await page.keyboard.press("Home");
  await expect(page.locator("li:focus-within")).toHaveAttribute("aria-posinset", "1");
});

test("the published texts of a location can be read without signing in", async ({
  page,
  request,
}) => {
  await mockLocations(page, request);
  await mockRuns(page);
  await page.route("**/api/locations/maidstone", async (route) => {
    const location = (await (await route.fetch()).json()) as object;
    const html = "<h2>Vans in Maidstone</h2><p>Forty garages.</p>";
    await route.fulfill({
      json: { ...location, servicing_content: html, servicing_meta_title: "Van servicing" },
    });
  });
  await open(page, managerPath);
  await page.getByLabel(search).fill("maidstone");
  await page.getByRole("button", { name: /^Maidstone / }).click();
  const texts = page.getByRole("region", { name: "Maidstone", exact: true });
  await expect(texts.getByRole("heading", { name: "Vans in Maidstone" })).toBeVisible();
  await expect(texts.getByText("No questions and answers yet.")).toBeVisible();
  await expect(texts.getByRole("button", { name: "Sign in to continue" })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test("the content manager has no accessibility violations and fits the screen", async ({
  page,
  request,
}) => {
  await mockLocations(page, request);
  await mockRuns(page, runningProgress);
  await open(page, managerPath);
  await expect(
    page.getByRole("list", { name: "Locations" }).getByRole("listitem").first(),
  ).toBeVisible();
  await expectFitAtAllWidths(page);
});

test("a queue over missing texts is confirmed with its estimate, survives a reload, and is cancelled", async ({
  page,
  request,
}) => {
  await mockLocations(page, request);
  const runs = await mockRuns(page);
  const { sent } = await mockQueue(page, runs);
  await open(page, managerPath);
  await signIn(page);
  const show = page.getByRole("combobox", { name: "Show" });
  await expect(show).toContainText("Missing (60)");
  await expectListInFirstScreen(page);
  await show.selectOption("missing");
  await page.getByRole("button", { name: "Generate all 60 missing" }).click();
  const confirmation = page.getByRole("region", { name: "Generate all 60 missing?" });
  await expectFocused(confirmation.getByRole("heading"));
  await expect(confirmation.getByText("$33.24 (£26.59)")).toBeVisible();
  await expectFitAtAllWidths(page);
  await confirmation.getByRole("button", { name: "Start the queue" }).click();
  const queue = page.getByRole("region", { name: "Queue: missing" });
  await expect(queue.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "60");
  const confirmed = { selection: { kind: "missing" }, texts: 3_912, continuesDaily: true };
  expect(sent).toEqual([{ url: "/api/content/queue", body: confirmed }]);
  await expectFitAtAllWidths(page);
  await page.reload();
  const signedOut = page.getByRole("button", { name: "Sign in", exact: true });
  await expect(signedOut.or(page.getByRole("button", { name: "Sign out" }))).toBeVisible();
  if (await signedOut.isVisible()) await signIn(page);
  await queue.getByRole("button", { name: "Cancel queue" }).click();
  await expect(queue.getByText(/^The queue was cancelled\./)).toBeVisible();
  expect(sent.at(-1)).toEqual({ url: "/api/content-run/cancel", body: { runId: "run_9" } });
  expect(await axeViolations(page)).toEqual([]);
});
