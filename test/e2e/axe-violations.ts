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
 * Returns the accessibility violations on the page in its current state, and text over a gradient or image, whose
 * contrast axe cannot measure. In forced colours the contrast of text is skipped: axe reads `-webkit-text-fill-color`,
 * for which Chromium reports the stylesheet's colour.
 *
 * Our pages lack cross-origin frames, so axe can run inside the page ("legacy mode") and describe violations only,
 * which is four times as fast as merging partial results in a second, blank page.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  const isForced = await page.evaluate(() => matchMedia("(forced-colors: active)").matches);
  const { violations, incomplete } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations", "incomplete"] })
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .disableRules(isForced ? ["color-contrast"] : [])
    .analyze();
  const unmeasured = incomplete.map((result) => ({ ...result, nodes: result.nodes.filter(isOverImage) }));
  return [...violations, ...unmeasured.filter(({ nodes }) => nodes.length > 0)].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

type CheckedNode = Awaited<ReturnType<AxeBuilder["analyze"]>>["incomplete"][number]["nodes"][number];

/** Returns true if axe could not measure a contrast because of a gradient or image behind the text. */
const isOverImage = ({ any }: CheckedNode): boolean =>
  any.some(({ data }) =>
    ["bgGradient", "bgImage"].includes((data as { messageKey?: string } | null)?.messageKey ?? ""),
  );
