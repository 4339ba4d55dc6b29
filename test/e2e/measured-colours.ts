import type { Page } from "@playwright/test";

/**
 * Installs the colour functions for the measurements below. Colours are red, green, blue and
 * opacity.
 */
function installColourMeasures(): void {
  type Colour = readonly [red: number, green: number, blue: number, opacity: number];
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("The browser has no canvas to read colours with.");

  const parse = (css: string): Colour => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, opacity = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, opacity / 255];
  };
  const luminance = ([red, green, blue]: Colour): number => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const part = value / 255;
      return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: Colour, b: Colour): number => {
    const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
    return (light + 0.05) / (dark + 0.05);
  };
  /**
   * Returns the possible colours behind an element's content, including every colour of gradients.
   */
  const surfacesOf = (element: Element | null): Colour[] => {
    const found: Colour[] = [];
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      const painted = [backgroundColor, ...(backgroundImage.match(/rgba?\([^)]*\)/g) ?? [])].map(
        parse,
      );
      found.push(...painted.filter(([, , , opacity]) => opacity === 1));
      if (parse(backgroundColor)[3] === 1) return found;
    }
    return [...found, [255, 255, 255, 1]];
  };
  /** Returns the colour of a surface painted with a possibly translucent colour. */
  const paintOn = (surface: Colour, [red, green, blue, opacity]: Colour): Colour => {
    const mix = (above: number, below: number) => above * opacity + below * (1 - opacity);
    return [mix(red, surface[0]), mix(green, surface[1]), mix(blue, surface[2]), 1];
  };
  /** Returns the minimum contrast of a colour with the possible colours behind it. */
  const leastContrast = (css: string, behind: Element | null): number => {
    const colour = parse(css);
    return Math.min(
      ...surfacesOf(behind).map((surface) => contrast(paintOn(surface, colour), surface)),
    );
  };
  const describeElement = (element: Element): string =>
    `${element.tagName.toLowerCase()}${element.id && `#${element.id}`} "${(element.textContent ?? "").trim().slice(0, 30)}"`;
  Object.assign(window, { colourMeasures: { leastContrast, describeElement } });
}

interface ColourMeasures {
  leastContrast: (css: string, behind: Element | null) => number;
  describeElement: (element: Element) => string;
}

declare global {
  interface Window {
    colourMeasures: ColourMeasures;
  }
}

/**
 * Returns each focusable element whose focus indicator is missing, thinner than 2 px or below 3:1
 * against its background.
 */
export async function faintFocusIndicators(page: Page): Promise<string[]> {
  await page.evaluate(installColourMeasures);
  // After a key press the browser shows focus that a script moves.
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const { leastContrast, describeElement } = window.colourMeasures;
    const focusable =
      "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0']";
    const modal = document.querySelector("dialog:modal, [popover]:popover-open");
    const elements = [...(modal ?? document).querySelectorAll<HTMLElement>(focusable)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getClientRects().length > 0,
    );
    const faint = elements.flatMap((element) => {
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) return [];
      const hasIndicator = (candidate: Element): boolean => {
        const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      };
      // The frame around a field may show its focus.
      const shown = [element, element.parentElement].find(
        (candidate) => candidate && hasIndicator(candidate),
      );
      if (!shown) return [`${describeElement(element)}: no indicator`];
      const { outlineColor, outlineOffset } = getComputedStyle(shown);
      const behind = Number.parseFloat(outlineOffset) < 0 ? shown : shown.parentElement;
      const ratio = leastContrast(outlineColor, behind);
      return ratio < 3 ? [`${describeElement(element)}: ${ratio.toFixed(2)}:1`] : [];
    });
    return elements.length > 0 ? faint : ["nothing can be focused"];
  });
}

/**
 * Returns each button without a border of at least 3:1 against its background. Requires forced
 * colours.
 */
export async function buttonsWithoutEdge(page: Page): Promise<string[]> {
  await page.evaluate(installColourMeasures);
  return page.evaluate(() => {
    const { leastContrast, describeElement } = window.colourMeasures;
    const buttons = [...document.querySelectorAll("button, [role='button'], .btn")].filter(
      (button) => button.checkVisibility({ visibilityProperty: true }),
    );
    return buttons.flatMap((button) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(button);
      const hasBorder = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1;
      const ratio = hasBorder ? leastContrast(borderTopColor, button.parentElement) : 1;
      return ratio < 3 ? [`${describeElement(button)}: ${ratio.toFixed(2)}:1`] : [];
    });
  });
}
