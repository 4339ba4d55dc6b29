import { chromium } from "playwright-core";
import { ensureBrowser } from "../../../scripts/browser.ts";

interface Watched {
  longest: number;
}

/** Milliseconds of the longest task of the admin pages, while the list of all places is scrolled and searched. */
export async function longestAdminTask(siteUrl: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(() => undefined), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      const watched = { longest: 0 };
      (globalThis as unknown as { watched: Watched }).watched = watched;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
      }).observe({ type: "longtask", buffered: true });
    });
    const longest = () => page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched.longest);
    await page.goto(`${siteUrl}/admin/content-manager`);
    const list = page.getByRole("list", { name: "Locations" });
    await list.getByRole("listitem").first().waitFor();
    await list.hover();
    for (let turn = 0; turn < 20; turn += 1) {
      await page.mouse.wheel(0, 4_000);
      await page.waitForTimeout(100);
    }
    const search = page.getByRole("searchbox");
    for (const words of ["lon", "kent", "north", ""]) {
      await search.fill(words);
      await page.waitForTimeout(200);
    }
    const ofManager = await longest();
    await page.goto(`${siteUrl}/admin/progress-monitor`);
    await page.waitForTimeout(5_000);
    return Math.max(ofManager, await longest());
  } finally {
    await browser.close();
  }
}
