import { chromium } from "playwright-core";
import { ensureBrowser } from "@vanfettle/commands/browser";
import { phone } from "../measure/slow-phone.ts";

/** The paths of the scripts that the browser had requested at each stage of a visit. */
export interface Visit {
  beforeLoad: string[];
  /** Until the page was idle and interactive. */
  live: string[];
  afterBooking: string[];
}

/**
 * Opens a place's page on a phone, waits until it is interactive, books, and returns the scripts
 * that were requested at each stage.
 */
export async function recordVisit(url: string): Promise<Visit> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(() => undefined),
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage(phone);
    const scripts: { path: string; atMs: number }[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() !== "script") return;
      scripts.push({ path: new URL(request.url()).pathname, atMs: request.timing().startTime });
    });
    await page.goto(url, { waitUntil: "load" });
    const loadedAt = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return performance.timeOrigin + (entry?.loadEventStart ?? 0);
    });
    await page.locator("html[data-live]").waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const live = scripts.map(({ path }) => path);
    const beforeLoad = scripts.filter(({ atMs }) => atMs < loadedAt).map(({ path }) => path);
    await page.getByLabel("Vehicle registration").fill("AB12CDE");
    await page.getByLabel("Postcode").fill("B11AA");
    await page.locator("input[name=serviceType]").first().check({ force: true });
    await page.getByRole("button", { name: "Get Your Quote" }).click();
    await page.getByText("Booking request submitted").first().waitFor();
    return { beforeLoad, live, afterBooking: scripts.map(({ path }) => path) };
  } finally {
    await browser.close();
  }
}
