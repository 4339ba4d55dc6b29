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
    const check = () =>
      window.axe.run({
        resultTypes: ["violations", "incomplete"],
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        rules: { "color-contrast": { enabled: !isForced } },
      });
    const position = () => [scrollY, document.body.scrollHeight, innerWidth].join(" ");
    // What a page shows while it scrolls or grows cannot be compared with what is there afterwards.
    let before = position();
    let results = await check();
    while (before !== position()) {
      before = position();
      results = await check();
    }
    const { violations, incomplete } = results;
    type CheckedNode = (typeof incomplete)[number]["nodes"][number];
    const isInLayer = (element: Element | null, control: Element | null): boolean => {
      for (let each = element; each && !each.contains(control); each = each.parentElement) {
        if (/sticky|fixed/.test(getComputedStyle(each).position)) return true;
      }
      return false;
    };
    /** Returns true if a layer covers a corner of the control. */
    const isCovered = (control: Element | null): boolean => {
      const { left = 0, right = 0, top = 0, bottom = 0 } = control?.getBoundingClientRect() ?? {};
      const corners = [left + 1, right - 1].flatMap((x) =>
        [top + 1, bottom - 1].map((y) => document.elementFromPoint(x, y)),
      );
      return corners.some((corner) => isInLayer(corner, control));
    };
    /**
     * Returns true if the control is under a layer, such as the sticky header, under which it is
     * scrolled, or too close only to controls of a layer.
     */
    const isUnderLayer = ({ target, any }: CheckedNode): boolean => {
      const control = document.querySelector(target.join(" "));
      const neighbours = any.flatMap(({ relatedNodes = [] }) =>
        relatedNodes.map(({ target: other }) => document.querySelector(other.join(" "))),
      );
      return (
        isCovered(control) ||
        (neighbours.length > 0 && neighbours.every((neighbour) => isInLayer(neighbour, control)))
      );
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
