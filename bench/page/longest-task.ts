import { chromium, type Page } from "playwright-core";
import { ensureBrowser } from "@vanfettle/commands/browser";
import { pages } from "@vanfettle/contract/paths";

/** Runs in the page: records the longest task of at least 50 ms that the browser reports. */
function observeLongTasks(): void {
  Object.assign(window, { longestTask: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      const { longestTask } = window as unknown as { longestTask: number };
      Object.assign(window, { longestTask: Math.max(longestTask, duration) });
    }
  }).observe({ type: "longtask", buffered: true });
}

async function scrollThroughLocations(page: Page): Promise<void> {
  await page.getByRole("list", { name: "Locations" }).evaluate(async (list) => {
    const box = list.parentElement as HTMLElement;
    for (let step = 0; step < 40; step++) {
      box.scrollTop += 6_000;
      await new Promise(requestAnimationFrame);
    }
  });
}

/**
 * Opens the admin pages, searches, selects and scrolls all places, and opens the progress monitor.
 * Returns the milliseconds of the longest task, or 0 if every task was below 50 ms.
 */
export async function longestTask(siteUrl: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(() => undefined),
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(observeLongTasks);
    await page.goto(siteUrl + pages.contentManager.canonical);
    const search = page.getByLabel("Search name, county or region");
    await page.getByRole("list", { name: "Locations" }).waitFor();
    await search.pressSequentially("south east", { delay: 60 });
    await search.fill("");
    await page.getByRole("checkbox", { name: "Select all shown" }).check();
    await scrollThroughLocations(page);
    await page.getByRole("link", { name: "Progress monitor" }).click();
    await page.getByRole("list", { name: "Regions" }).waitFor();
    // The monitor polls every two seconds.
    await page.waitForTimeout(5_000);
    return await page.evaluate(() => (window as unknown as { longestTask: number }).longestTask);
  } finally {
    await browser.close();
  }
}
