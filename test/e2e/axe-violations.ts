import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Waits for animations to end, because colours in the middle of a fade may lack contrast. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/**
 * Returns the accessibility violations that axe finds on the page in its current state. With forced colours it skips the
 * contrast of text: axe reads `-webkit-text-fill-color`, for which Chromium reports the colour of the style sheet.
 *
 * Our pages have no frames of another origin. So axe may run as a whole inside of the page ("legacy mode"), and describes
 * violations alone, which is four times as fast as in parts that a second, blank page puts together.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  const isForced = await page.evaluate(() => matchMedia("(forced-colors: active)").matches);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .disableRules(isForced ? ["color-contrast"] : [])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
