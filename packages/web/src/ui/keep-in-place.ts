import { keptInDocument } from "./kept-in-document.ts";

const lastUse = keptInDocument((): { control: Element | null } => ({ control: null }));

/** Returns the control that the visitor last pressed or focused, unless it has disappeared. */
export const usedControl = (): Element | null => lastUse().control;

/**
 * Keeps the control that the visitor last pressed or focused in its place on the screen when what
 * is above it changes its height, such as a table whose rows arrive. Chromium and Firefox hold what
 * they choose (CSS scroll anchoring), of controls only a focused text field; Safari holds nothing. A
 * control that is out of view is left alone. Returns a function that ends it.
 */
export function keepControlInPlace(): () => void {
  const ended = new AbortController();
  const options = { capture: true, passive: true, signal: ended.signal };
  const used = lastUse();
  let top = 0;
  /** Where this function has scrolled to. */
  let scrolledTo = -1;
  const topOf = (control: Element): number => control.getBoundingClientRect().top;
  function measure(): void {
    // A control in a closed menu or dialog has no place.
    if (used.control?.getClientRects().length === 0) used.control = null;
    if (used.control) top = topOf(used.control);
  }
  function onUse({ target }: Event): void {
    used.control = target instanceof Element ? target : null;
    measure();
  }
  for (const type of ["pointerdown", "focusin"]) {
    document.addEventListener(type, onUse, options);
  }
  // Scrolling moves the control, and so does what leads to another part of the page. The event comes
  // a frame late: after a scroll of this function, what arrived meanwhile may have moved the control.
  function onScroll(): void {
    if (window.scrollY !== scrolledTo) measure();
    scrolledTo = -1;
  }
  document.addEventListener("scroll", onScroll, options);
  // Its callback runs after the layout and before the paint.
  const observer = new ResizeObserver(() => {
    const isInView = top >= 0 && top < window.innerHeight;
    const before = top;
    measure();
    if (used.control && isInView && top !== before) {
      // oxlint-disable-next-line vanfettle/one-focus -- the screen stays as it is, whatever is pressed
      window.scrollBy({ top: top - before, behavior: "instant" });
      scrolledTo = window.scrollY;
      measure();
    }
  });
  observer.observe(document.body);
  return () => {
    ended.abort();
    observer.disconnect();
  };
}
