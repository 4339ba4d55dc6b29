import { useSyncExternalStore } from "react";
import { usedControl } from "./keep-in-place.ts";
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
   * on: has focused something else, typed, pressed again or, unless `scroll` is "none", scrolled. Who
   * has moved on is told politely what the answer shows. A press moves the focus once.
   */
  moveFocus(to: HTMLElement | null | undefined, scroll?: Scroll): boolean;
  /** Scrolls to an element that does not take the focus, unless the visitor has moved on. */
  show(to: Element | null | undefined, block?: "nearest" | "start"): void;
}

const newest = keptInDocument((): { press: Press | null } => ({ press: null }));

/**
 * Returns whether no control on the page has the focus, as after the pressed button has disappeared.
 */
const isPage = (element: Element | null): boolean =>
  element?.matches("body, main, h1, h2, h3") ?? true;

/** The time for React to render an answer, in milliseconds. */
const renderMs = 100;

/** The status that tells a visitor who has moved on what an answer shows. */
const lateAnswer = keptInDocument(() => {
  const status = document.createElement("p");
  status.id = "late-answer";
  status.className = "sr-only";
  status.role = "status";
  document.body.append(status);
  return status;
});

/**
 * Returns the words for an answer that does not take the focus: the error of a field, or else the
 * heading. What announces itself, and a button that only gets its focus back, has none.
 */
function wordsOf(to: HTMLElement): string {
  if (to.closest("output")) return "";
  if ("labels" in to) {
    const [errorId = ""] = to.getAttribute("aria-describedby")?.split(" ") ?? [];
    const error = to.getAttribute("aria-invalid") === "true" && document.getElementById(errorId);
    return error ? `${labelOf(to)?.textContent}: ${error.textContent}` : "";
  }
  return `Loaded: ${(to.querySelector("h1, h2") ?? to).textContent}`;
}

function announce(to: HTMLElement): void {
  setTimeout(() => {
    if (to.isConnected) lateAnswer().textContent = wordsOf(to);
  }, renderMs);
}

const labelOf = (element: HTMLElement): HTMLElement | undefined =>
  "labels" in element ? (element as HTMLInputElement).labels?.[0] : undefined;

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/**
 * Takes note of what the visitor presses now. Everything that moves the focus or scrolls begins
 * with it: call it in the handler of the press, and move the focus at once or when the answer is
 * there. Safari does not focus a pressed button, and a disabled one loses the focus to the page.
 */
export function takePress(): Press {
  const pressed = document.activeElement;
  const place = (isPage(pressed) ? usedControl() : pressed) ?? document.body;
  lateAnswer().textContent = "";
  const end = new AbortController();
  let hasTyped = false;
  let hasScrolled = false;
  const { signal } = end;
  document.addEventListener("input", () => (hasTyped = true), { capture: true, signal });
  const top = topOf(place);
  const onScroll = () => {
    // A browser also scrolls to keep what is in view where it is, as when a message disappears, and
    // where the answer is shorter. A control that has gone with it has no place.
    if (place.isConnected && Math.abs(topOf(place) - top) > 1) hasScrolled = true;
  };
  document.addEventListener("scroll", onScroll, { signal });

  const isStill = (): boolean => {
    const focused = document.activeElement;
    return newest().press === press && !hasTyped && (focused === pressed || isPage(focused));
  };
  const press: Press = {
    moveFocus(to, scroll = "nearest") {
      if (!to || signal.aborted) return false;
      const mayMove = isStill() && (scroll === "none" || !hasScrolled);
      end.abort();
      if (newest().press === press) newest().press = null;
      if (!mayMove) {
        announce(to);
        return false;
      }
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

/**
 * Gives the focus of what disappears from the page, as a button may with its answer, to the nearest
 * heading before it, unless something else takes it at once. A press may still move it from there.
 * Returns a function that ends it.
 */
export function keepFocus(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let focused: Element | null = null;
  let headings: HTMLElement[] = [];
  function onFocus({ target }: FocusEvent): void {
    const control = target as Element;
    const all = control.closest("main")?.querySelectorAll<HTMLElement>("h1, h2, h3") ?? [];
    focused = control;
    headings = [...all].filter(
      (each) => each.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
  }
  document.addEventListener("focusin", onFocus, { signal });
  function onPointerDown({ target }: Event): void {
    if (!focused?.contains(target as Element)) focused = null;
  }
  document.addEventListener("pointerdown", onPointerDown, { signal });
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    focused = null;
    const heading = headings.findLast(({ isConnected }) => isConnected);
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    ended.abort();
    observer.disconnect();
  };
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
