import type { Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Waits for animations to end, because colours in the middle of a fade may lack contrast. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/**
 * Returns the accessibility violations on the page in its current state, except the size of targets
 * that are scrolled under a fixed or sticky layer: they are whole in another position. Also returns
 * text over a gradient or image, whose contrast axe cannot measure. In forced colours the contrast
 * of text is skipped: axe reads `-webkit-text-fill-color`, for which Chromium reports the
 * stylesheet's colour.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const isForced = matchMedia("(forced-colors: active)").matches;
    const { violations, incomplete } = await window.axe.run({
      resultTypes: ["violations", "incomplete"],
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      rules: { "color-contrast": { enabled: !isForced } },
    });
    type CheckedNode = (typeof incomplete)[number]["nodes"][number];
    /**
     * Returns true if the control is too close only to controls of a layer above it, such as the
     * sticky header, under which it is scrolled.
     */
    const isUnderLayer = ({ target, any }: CheckedNode): boolean => {
      const control = document.querySelector(target.join(" "));
      const neighbours = any.flatMap(({ relatedNodes = [] }) =>
        relatedNodes.map(({ target: other }) => document.querySelector(other.join(" "))),
      );
      const isInLayer = (neighbour: Element | null): boolean => {
        for (let each = neighbour; each && !each.contains(control); each = each.parentElement) {
          if (/sticky|fixed/.test(getComputedStyle(each).position)) return true;
        }
        return false;
      };
      return neighbours.length > 0 && neighbours.every(isInLayer);
    };
    /**
     * Returns true if axe could not measure a contrast because of a gradient or image behind the
     * text.
     */
    const isOverImage = ({ any }: CheckedNode): boolean =>
      any.some(({ data }) =>
        ["bgGradient", "bgImage"].includes(
          (data as { messageKey?: string } | null)?.messageKey ?? "",
        ),
      );
    const unmeasured = incomplete.map(({ id, nodes }) => ({
      id,
      nodes: nodes.filter(isOverImage),
    }));
    const violated = violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.filter((node) => id !== "target-size" || !isUnderLayer(node)),
    }));
    return [...violated, ...unmeasured]
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  });
}
