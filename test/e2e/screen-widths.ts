import type { Page } from "@playwright/test";
import { axeViolations } from "./axe-violations.ts";
import { expect } from "./site.ts";

/** A desktop, a phone and the narrowest screen. */
const widths = [1280, 390, 320];

/** Checks at each width that nothing is wider than the screen and that there are no accessibility violations. */
export async function expectFitAtAllWidths(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // What is scrolled under the sticky header counts as a target that is too small.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axeViolations(page)).toEqual([]);
  }
}
