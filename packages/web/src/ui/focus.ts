import { useSyncExternalStore } from "react";
import { keptInDocument } from "./kept-in-document.ts";

/**
 * How far a move of the focus scrolls: until the element, or the label of a field, is in view; to
 * its start; or not at all.
 */
type Scroll = "nearest" | "start" | "none";

/** What a visitor pressed. Its answer may move the focus while the visitor has not moved on. */
export interface Press {
  /**
   * Focuses an element and returns true. Does nothing and returns false if the visitor has moved
   * on: has focused something else, typed, pressed again or, unless `scroll` is "none", scrolled. A
   * press moves the focus once.
   */
  moveFocus(to: HTMLElement | null | undefined, scroll?: Scroll): boolean;
  /** Scrolls to an element that does not take the focus, unless the visitor has moved on. */
  show(to: Element | null | undefined, block?: "nearest" | "start"): void;
}

const newest = keptInDocument((): { press: Press | null } => ({ press: null }));

/** Returns whether nothing on the page has the focus, as after the pressed button has disappeared. */
const isPage = (element: Element | null): boolean => element?.matches("body, main") ?? true;

const labelOf = (element: HTMLElement): HTMLElement | undefined =>
  "labels" in element ? (element as HTMLInputElement).labels?.[0] : undefined;

const topOf = (element: Element | null): number => element?.getBoundingClientRect().top ?? 0;

/**
 * Takes note of what the visitor presses now. Everything that moves the focus or scrolls begins
 * with it: call it in the handler of the press, and move the focus at once or when the answer is
 * there. Safari does not focus a pressed button, and a disabled one loses the focus to the page.
 */
export function takePress(): Press {
  const pressed = document.activeElement;
  const end = new AbortController();
  let hasTyped = false;
  let hasScrolled = false;
  const { signal } = end;
  document.addEventListener("input", () => (hasTyped = true), { capture: true, signal });
  const top = topOf(pressed);
  const onScroll = () => {
    // A browser also scrolls to keep what is in view where it is, as when a message disappears.
    if (Math.abs(topOf(pressed) - top) > 1) hasScrolled = true;
  };
  document.addEventListener("scroll", onScroll, { signal });

  const isStill = (): boolean => {
    const focused = document.activeElement;
    return newest().press === press && !hasTyped && (focused === pressed || isPage(focused));
  };
  const press: Press = {
    moveFocus(to, scroll = "nearest") {
      if (!to) return false;
      const mayMove = isStill() && (scroll === "none" || !hasScrolled);
      end.abort();
      if (newest().press === press) newest().press = null;
      if (!mayMove) return false;
      to.focus({ preventScroll: true });
      if (scroll !== "none") (labelOf(to) ?? to).scrollIntoView({ block: scroll });
      return true;
    },
    show(to, block = "nearest") {
      if (isStill() && !hasScrolled) to?.scrollIntoView({ block });
    },
  };
  newest().press = press;
  return press;
}

const never = (): (() => void) => () => {};

/**
 * Returns the attribute that focuses a field in a document from the server, which works without
 * script. Without it where the script shows the field: React would focus that whenever it appears.
 */
export const useDocumentFocus = (): { autoFocus?: boolean } =>
  useSyncExternalStore(
    never,
    () => shownByScript,
    () => shownByServer,
  );

const shownByServer = { autoFocus: true };
const shownByScript: Readonly<{ autoFocus?: boolean }> = {};
