import { vi } from "vitest";

/**
 * Gives jsdom popovers, which it lacks. Returns the set of those that are open, and a function that
 * takes them away.
 */
export function stubPopovers() {
  const open = new Set<Element>();
  // oxlint-disable-next-line typescript/unbound-method -- each call gives its element
  const { matches } = Element.prototype;
  const spy = vi.spyOn(Element.prototype, "matches").mockImplementation(function (
    this: Element,
    selectors: string,
  ) {
    return selectors === ":popover-open" ? open.has(this) : matches.call(this, selectors);
  });
  const methods = {
    popover: null,
    showPopover(this: Element) {
      open.add(this);
    },
  };
  Object.assign(HTMLElement.prototype, methods);
  const restore = (): void => {
    spy.mockRestore();
    for (const name of Object.keys(methods)) Reflect.deleteProperty(HTMLElement.prototype, name);
  };
  return { open, restore };
}
