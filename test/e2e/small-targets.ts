import type { Page } from "@playwright/test";

/**
 * Returns links and controls less than 24 px wide or high, except links within a sentence. axe
 * accepts small targets with enough space around them.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === "inline" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node instanceof Text && /\w/.test(node.data),
      );
    const targets = document.querySelectorAll("a[href], button, input, select, textarea, summary");
    return [...targets].flatMap((element) => {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.getClientRects().length === 0
      ) {
        return [];
      }
      // A press on the label toggles the box.
      const target =
        (element.matches("[type=checkbox], [type=radio]") && element.closest("label")) || element;
      const { width, height } = target.getBoundingClientRect();
      if (Math.min(width, height) >= 24 || isInSentence(target)) return [];
      const text = (element.textContent || element.id).trim().slice(0, 40);
      return [
        `${element.tagName.toLowerCase()} "${text}": ${width.toFixed()} x ${height.toFixed()} px`,
      ];
    });
  });
