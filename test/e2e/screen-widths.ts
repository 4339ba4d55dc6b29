import type { Page } from "@playwright/test";
import { axeViolations } from "./axe-violations.ts";
import { expect } from "./site.ts";

/** The widths of a desktop, a phone and the narrowest screen. */
const widths = [1280, 390, 320];

/** Expects the page to fit the screen and to be accessible at each width. */
export async function expectFitAtAllWidths(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // At its top no control is under the sticky header.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    expect(await axeViolations(page)).toEqual([]);
  }
}
