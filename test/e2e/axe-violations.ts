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
 * Returns the accessibility violations that axe finds on the page in its current state, and the texts over a gradient or
 * an image, whose contrast it cannot measure. With forced colours it skips the
 * contrast of text: axe reads `-webkit-text-fill-color`, for which Chromium reports the colour of the style sheet.
 *
 * Our pages have no frames of another origin. So axe may run as a whole inside of the page ("legacy mode"), and describes
 * violations alone, which is four times as fast as in parts that a second, blank page puts together.
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

/** Whether axe left a contrast open because the text lies on a gradient or an image. */
const isOverImage = ({ any }: CheckedNode): boolean =>
  any.some(({ data }) =>
    ["bgGradient", "bgImage"].includes((data as { messageKey?: string } | null)?.messageKey ?? ""),
  );
