import type { Browser, Page } from "playwright-core";
import { phone, slowNetwork, slowProcessor } from "../measure/slow-phone.ts";
import type { Variant } from "./comparison-server.ts";

/** What a visitor feels of a page's load. */
export interface PageLoad {
  /** The time of the largest contentful paint. */
  paintMs: number;
  /** The sum of what each task takes beyond 50 ms. */
  blockingMs: number;
  layoutShift: number;
}

/** Loads a page on a slow phone with an empty cache, until its script has run and loads nothing more. */
export async function measureLoad(
  browser: Browser,
  url: string,
  variant: Variant,
): Promise<PageLoad> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await slowNetwork(page);
    await slowProcessor(page);
    await page.addInitScript(observeLoad);
    await page.goto(url);
    if (variant === "page") {
      await page.locator("html[data-live]").waitFor({ state: "attached" });
    }
    await page.waitForLoadState("networkidle");
    return await readLoad(page);
  } finally {
    await context.close();
  }
}

interface ObservedWindow {
  observed: { paintMs: number; layoutShift: number; taskMs: number[] };
}

/** Runs in the page. */
function observeLoad(): void {
  const observed: ObservedWindow["observed"] = { paintMs: Number.NaN, layoutShift: 0, taskMs: [] };
  Object.assign(window, { observed });
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
      type,
      buffered: true,
    });
  observe("largest-contentful-paint", ({ startTime }) => (observed.paintMs = startTime));
  observe("layout-shift", (entry) => {
    observed.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe("longtask", ({ duration }) => observed.taskMs.push(duration));
}

const readLoad = (page: Page): Promise<PageLoad> =>
  page.evaluate(async () => {
    // Observers get their entries after the task that caused them.
    await new Promise((resolve) => requestIdleCallback(resolve));
    const { observed } = window as unknown as ObservedWindow;
    const { paintMs, layoutShift, taskMs } = observed;
    const blockingMs = taskMs.reduce((sum, ms) => sum + ms - 50, 0);
    return { paintMs, layoutShift, blockingMs };
  });
