import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until `target` has the focus, as a visitor without a mouse does. Throws if it is not reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const element = await target.elementHandle();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await page.evaluate((candidate) => document.activeElement === candidate, element)) {
      // What has the focus must be on the screen, below the sticky header.
      await expect(target).toBeInViewport();
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`${String(target)} was not reached with the Tab key.`);
}
