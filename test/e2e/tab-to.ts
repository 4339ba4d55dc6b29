import { expect, type Locator, type Page } from "@playwright/test";

/** Returns true if the sticky header covers the upper edge of an element outside the header. */
function isBehindHeader(element: Element): boolean {
  const { left, top, width } = element.getBoundingClientRect();
  const header = document.querySelector("header");
  const inFront = document.elementFromPoint(left + width / 2, Math.max(top, 0) + 1);
  return header !== null && !header.contains(element) && header.contains(inFront);
}

/**
 * Expects the focus on an element once it is shown. A focus that is lost does not come back, so the
 * test fails in seconds. First await the answer that moves it.
 */
export async function expectFocused(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeFocused({ timeout: 10_000 });
}

/**
 * Presses Tab, or Shift and Tab, until `target` has the focus, like a visitor without a mouse.
 * Expects the target on the screen below the sticky header. Throws if the target cannot be reached.
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> {
  await expect(target).toBeVisible();
  const element = await target.elementHandle();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await page.evaluate((candidate) => document.activeElement === candidate, element)) {
      // `target` may mean another element by now, such as the same link in a map that has appeared.
      const focused = page.locator(":focus");
      await expect(focused).toBeInViewport({ timeout: 10_000 });
      expect(
        await focused.evaluate(isBehindHeader),
        `the sticky header covers ${String(target)}`,
      ).toBe(false);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} was not reached with ${key}.`);
}
