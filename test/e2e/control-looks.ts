import type { CDPSession, Page } from "@playwright/test";

/** What a press uses. A button that waits ignores presses. */
const pressed = "a[href], button:not([aria-disabled]), summary, .option";
const controls = `${pressed}, .field, .plate`;

/** The states in which the browser draws controls, with the pseudo-classes that CSS has for them. */
const states = [
  ["under the pointer", pressed, ["hover"]],
  ["with the focus", controls, ["focus", "focus-visible", "focus-within"]],
  ["pressed", pressed, ["hover", "active"]],
] as const;

/** Sets pseudo-classes on all controls of the samples. */
async function force(cdp: CDPSession, forcedPseudoClasses: string[]): Promise<void> {
  const { root } = await cdp.send("DOM.getDocument");
  const selector = `[data-sample] :is(${controls})`;
  const { nodeIds } = await cdp.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds) {
    await cdp.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses });
  }
}

interface Comparison {
  pictures: [before: string, after: string];
  selector: string;
  /** True to find what is alike in both pictures, false to find what differs. */
  isAlike: boolean;
}

/** Returns the samples' controls that are alike, or differ, in two pictures of the page. */
const compare = (page: Page, comparison: Comparison): Promise<string[]> =>
  page.evaluate(async ({ pictures, selector, isAlike }) => {
    const contexts = await Promise.all(
      pictures.map(async (picture) => {
        const response = await fetch(`data:image/png;base64,${picture}`);
        const bitmap = await createImageBitmap(await response.blob());
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext("2d", { willReadFrequently: true });
        if (!context) throw new Error("The browser has no canvas to compare pictures with.");
        context.drawImage(bitmap, 0, 0);
        return context;
      }),
    );
    /** The room for a focus ring around a control, in pixels. */
    const room = 5;
    const isUnchanged = (element: Element): boolean => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [first, second] = contexts.map((context) =>
        context.getImageData(
          Math.max(0, x - room),
          Math.max(0, y + scrollY - room),
          width + 2 * room,
          height + 2 * room,
        ),
      );
      return first?.data.every((value, n) => value === second?.data[n]) ?? false;
    };
    return [...document.querySelectorAll(`[data-sample] :is(${selector})`)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => isUnchanged(element) === isAlike)
      .map((element) => {
        const sample = element.closest("[data-sample]")?.getAttribute("data-sample");
        return `${sample}: ${element.tagName.toLowerCase()} ${element.className}`;
      });
  }, comparison);

/**
 * Returns the samples' controls that a visitor cannot tell from their state at rest in some other
 * state, or that are not the same at rest again.
 */
export async function controlsThatLookAlike(page: Page): Promise<string[]> {
  const takePicture = async () =>
    (await page.screenshot({ fullPage: true, animations: "disabled" })).toString("base64");
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("DOM.enable");
  await cdp.send("CSS.enable");
  const rest = await takePicture();
  // A press is seen if it differs from what is under the pointer.
  let hovered = rest;
  const found: string[] = [];
  for (const [state, selector, pseudoClasses] of states) {
    await force(cdp, [...pseudoClasses]);
    const picture = await takePicture();
    const before = state === "pressed" ? hovered : rest;
    const alike = await compare(page, { pictures: [before, picture], selector, isAlike: true });
    found.push(...alike.map((name) => `${name}, ${state}`));
    if (state === "under the pointer") hovered = picture;
  }
  await force(cdp, []);
  const pictures: Comparison["pictures"] = [rest, await takePicture()];
  const changed = await compare(page, { pictures, selector: controls, isAlike: false });
  return [...found, ...changed.map((name) => `${name}, at rest again`)];
}
