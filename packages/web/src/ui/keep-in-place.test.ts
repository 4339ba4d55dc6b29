// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takePress } from "./focus.ts";
import { keepControlInPlace } from "./keep-in-place.ts";

/** The distance of the button from the top of the page, and how far the page is scrolled. */
let place: number;
let scrolled: number;
let hasLayout: boolean;
let resize: () => void;
let end: () => void;
const button = () => document.querySelector("button") as HTMLButtonElement;

beforeEach(() => {
  [place, scrolled, hasLayout] = [600, 0, true];
  document.body.innerHTML = "<button>Save 1 request</button>";
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return { top: (this === button() ? place : 0) - scrolled } as DOMRect;
  });
  vi.spyOn(Element.prototype, "getClientRects").mockImplementation(
    () => ({ length: hasLayout ? 1 : 0 }) as DOMRectList,
  );
  vi.spyOn(window, "scrollBy").mockImplementation((by) => {
    scrolled += (by as ScrollToOptions).top ?? NaN;
  });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
  end = keepControlInPlace();
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

/** Moves the button down, as content that arrives above it. */
function arrive(height = 247): void {
  place += height;
  resize();
}
const scroll = (to: number) => {
  scrolled = to;
  document.dispatchEvent(new Event("scroll"));
};

test.each(["focusin", "pointerdown"])("keeps a control in its place after a %s", (type) => {
  button().dispatchEvent(new Event(type, { bubbles: true }));
  arrive();
  arrive(-50);
  expect(place - scrolled).toBe(600);
});

test("keeps its place if more arrives before the event of its own scroll", () => {
  button().dispatchEvent(new Event("focusin", { bubbles: true }));
  arrive();
  place += 258;
  document.dispatchEvent(new Event("scroll"));
  resize();
  expect(place - scrolled).toBe(600);
});

test("keeps a control where the visitor has scrolled it to", () => {
  button().focus();
  scroll(500);
  arrive();
  expect(place - scrolled).toBe(100);
});

test.each<[string, () => void]>([
  ["before one is used", () => undefined],
  ["while the used one is above the view", () => (button().focus(), scroll(700))],
  ["while the used one is below the view", () => (button().focus(), arrive(0), scroll(-400))],
  ["while the used one is hidden", () => (button().focus(), void (hasLayout = false))],
])("does not scroll %s", (_, begin) => {
  begin();
  const before = scrolled;
  arrive();
  expect(scrolled).toBe(before);
});

test("does not count as the visitor's scroll, although Safari does not focus a pressed button", () => {
  button().dispatchEvent(new Event("pointerdown", { bubbles: true }));
  const press = takePress();
  arrive();
  scroll(scrolled);
  expect(press.moveFocus(button())).toBe(true);
});
