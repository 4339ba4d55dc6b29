import type { Page } from "@playwright/test";
import { axeViolations } from "./axe-violations.ts";
import { buttonsWithoutEdge, faintFocusIndicators } from "./measured-colours.ts";
import { expect } from "./site.ts";
import { smallTargets } from "./small-targets.ts";

/**
 * Returns the page's overflow in pixels. Compares with the screen, because on a phone `innerWidth`
 * grows with the page.
 */
export async function overflow(page: Page): Promise<number> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return Math.max(0, width - (page.viewportSize()?.width ?? 0));
}

/** Scales the page's text, like the browser's text size. */
export const scaleText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}%`), percent);

/** Expects the page in its current state to be accessible and no wider than the screen. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect.soft(await axeViolations(page), state).toEqual([]);
  expect.soft(await smallTargets(page), `${state}: small targets`).toEqual([]);
  expect.soft(await overflow(page), `${state}: pixels beyond the screen`).toBe(0);
}

/**
 * Expects the page to show each focus and to be accessible: on a phone with text at 200 %, which is
 * harder there, and on a wide screen in forced colours, which stay active.
 */
export async function expectAccessibleInAllModes(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1_000;
  if (isPhone) {
    expect(await faintFocusIndicators(page)).toEqual([]);
    await scaleText(page, 200);
    await expectAccessible(page, "text of 200 %");
    await scaleText(page, 100);
    return;
  }
  await page.emulateMedia({ forcedColors: "active" });
  await expectAccessible(page, "forced colours");
  expect(await buttonsWithoutEdge(page)).toEqual([]);
  expect(await faintFocusIndicators(page)).toEqual([]);
}
