import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { dropNetworkErrors, expect, holdRequests, open, test, waitUntilLive } from "./site.ts";

// Presses on a slow connection, before the page's script.

const scripts = "**/assets/*.js";
const waiting = (page: Page) => page.getByText("Still loading. We'll continue");

/** Returns the bodies of the calls to an endpoint from now on. */
function callsOf(page: Page, path: string): unknown[] {
  const calls: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(path)) calls.push(request.postDataJSON());
  });
  return calls;
}

test(
  "a van check that is pressed before the script checks once what the field contains then",
  { tag: "@desktop" },
  async ({ page }) => {
    const calls = callsOf(page, "/api/vehicle");
    const release = await holdRequests(page, scripts);
    await page.goto("/van-check/");
    const field = page.getByRole("main").getByLabel("Registration", { exact: true });
    const button = page.getByRole("button", { name: "Check van" });
    await field.fill("QQ19 TST");
    await button.click();
    await expect(waiting(page)).toBeVisible();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await field.press("Enter");
    await field.fill("QQ16 ADV");
    release();
    await expect(page.locator("main h2:focus")).toContainText("QQ16 ADV");
    await expect(waiting(page)).toBeHidden();
    expect(calls).toEqual([{ registration: "QQ16ADV" }]);
    expect(new URL(page.url()).search).toBe("");
  },
);

test(
  "a booking that is pressed before the script is sent once and keeps its link",
  { tag: "@desktop" },
  async ({ page }) => {
    const calls = callsOf(page, "/api/book-my-garage");
    const release = await holdRequests(page, scripts);
    await page.goto("/van-servicing/leeds/");
    const form = page.locator("form#book");
    await form.getByLabel("Vehicle registration").fill("AB12CDE");
    await form.getByLabel("Postcode").fill("LS1 1AA");
    await form.getByRole("radio", { name: /^Full Service/ }).check();
    await form.getByRole("checkbox", { name: /Keep a link/ }).check();
    const button = form.getByRole("button", { name: "Get Your Quote" });
    await button.click();
    // Playwright would wait for the button.
    await button.click({ force: true });
    await expect(waiting(page)).toBeVisible();
    release();
    await expect(page.getByText("Booking request submitted").first()).toBeVisible();
    expect(calls).toMatchObject([{ registration: "AB12CDE", postcode: "LS11AA" }]);
    await open(page, "/your-booking/");
    await expect(page.getByRole("main")).toContainText("AB12CDE");
  },
);

test(
  "a fleet and the choice of cookies that are pressed before the script are answered",
  { tag: "@desktop" },
  async ({ page }) => {
    const release = await holdRequests(page, scripts);
    await page.goto("/fleet-check/");
    await page.getByLabel(/One van a line/).fill("15/03/2030, 2800, Early");
    await page.getByRole("button", { name: "Check the vans" }).click();
    await expect(waiting(page)).toBeVisible();
    release();
    await expect(page.getByRole("rowheader")).toHaveCount(1);
    await page.unrouteAll();
    const releaseAgain = await holdRequests(page, scripts);
    await page.goto("/cookie-policy");
    await page.getByRole("button", { name: "Manage Cookie Preferences" }).click();
    releaseAgain();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
);

const manifest = JSON.parse(
  readFileSync(".build/web/client/.vite/manifest.json", "utf8"),
) as Record<string, { file: string }>;
const sources = ["index.html", "src/pages/van-check.tsx"];

for (const source of sources) {
  test(
    `a press that the script of ${source} cannot answer is told, and the next press loads it again`,
    { tag: "@desktop" },
    async ({ page, pageErrors }) => {
      const file = `**/${manifest[source]?.file}`;
      await page.route(file, (route) => route.abort());
      await page.goto("/van-check/");
      await expect(page.locator("#reload-offer")).toBeVisible();
      await page.getByRole("main").getByLabel("Registration", { exact: true }).fill("QQ16 ADV");
      const button = page.getByRole("button", { name: "Check van" });
      await button.click();
      await expect(page.getByText("This page did not load, so nothing was sent.")).toBeVisible();
      await page.unroute(file);
      await button.click();
      await waitUntilLive(page);
      await expect(page.locator("main h2:focus")).toContainText("QQ16 ADV");
      await expect(page.getByRole("button", { name: "Reload" })).toHaveCount(0);
      dropNetworkErrors(pageErrors);
    },
  );
}
