// @vitest-environment jsdom
import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepFocus, takePress, type Press } from "./focus.ts";

const by = (id: string) => document.getElementById(id) as HTMLInputElement;

let shown: [string, unknown][];
let top: number;
const scroll = (by: number) => {
  top -= by;
  fireEvent.scroll(document);
};
beforeEach(() => {
  top = 400;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(
    () => new DOMRect(0, top),
  );
  document.body.innerHTML = `
    <main tabindex="-1">
      <input id="pressed"><label id="label" for="target">Target</label><input id="target">
      <h2 id="heading" tabindex="-1">Result</h2><button id="other">Other</button>
    </main>`;
  shown = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (
    this: Element,
    options,
  ) {
    shown.push([this.id, (options as ScrollIntoViewOptions).block]);
  });
  by("pressed").focus();
});

afterEach(() => void vi.restoreAllMocks());

/** What leaves the visitor where the press was. */
const stays: Record<string, () => void> = {
  "nothing happens": () => {},
  "the pressed control disappears": () => by("pressed").remove(),
  "a shorter page scrolls as the pressed control disappears": () => {
    by("pressed").remove();
    scroll(-300);
  },
  "the focus is on the page itself, as Safari leaves it": () =>
    document.querySelector("main")?.focus(),
  "the browser scrolls to keep the page where it is": () => scroll(0),
};

/** What a visitor does who has moved on. */
const movesOn: Record<string, () => void> = {
  "focuses another control": () => by("other").focus(),
  "goes on typing in the pressed field": () => fireEvent.input(by("pressed")),
  "types elsewhere and leaves that": () => {
    fireEvent.input(by("target"));
    by("pressed").focus();
  },
  "presses something else": () => void takePress(),
};

describe.each(Object.entries(stays))("when %s", (_what, happens) => {
  test("the answer moves the focus and scrolls", () => {
    const press = takePress();
    happens();
    expect(press.moveFocus(by("heading"), "start")).toBe(true);
    expect(document.activeElement).toBe(by("heading"));
    expect(shown).toEqual([["heading", "start"]]);
  });
});

describe.each(Object.entries(movesOn))("when the visitor %s", (_what, happens) => {
  test.each<[string, (press: Press) => unknown]>([
    ["move the focus", (press) => press.moveFocus(by("heading"))],
    ["move the focus without scrolling", (press) => press.moveFocus(by("heading"), "none")],
    ["scroll", (press) => press.show(by("heading"))],
  ])("the answer does not %s", (_answer, answer) => {
    const press = takePress();
    happens();
    const focused = document.activeElement;
    expect(answer(press)).toBeFalsy();
    expect(document.activeElement).toBe(focused);
    expect(shown).toEqual([]);
  });
});

test("a visitor who scrolled is not scrolled back, and gets no focus out of sight", () => {
  const press = takePress();
  scroll(300);
  press.show(by("heading"));
  expect(press.moveFocus(by("heading"))).toBe(false);
  expect(document.activeElement).toBe(by("pressed"));
  expect(shown).toEqual([]);
});

test("a visitor who scrolled while a page loaded gets the focus into that page", () => {
  const press = takePress();
  scroll(300);
  expect(press.moveFocus(by("heading"), "none")).toBe(true);
  expect(shown).toEqual([]);
});

test("a press is asked once, whatever its answer was", () => {
  const press = takePress();
  expect(press.moveFocus(null)).toBe(false);
  by("other").focus();
  expect(press.moveFocus(by("heading"))).toBe(false);
  by("pressed").focus();
  expect(press.moveFocus(by("heading"))).toBe(false);
});

test("an element is shown before the focus moves, and a field with its label", () => {
  const press = takePress();
  press.show(by("heading"));
  press.moveFocus(by("target"));
  expect(document.activeElement).toBe(by("target"));
  expect(shown).toEqual([
    ["heading", "nearest"],
    ["label", "nearest"],
  ]);
});

/** What becomes of a focused button, and where the focus is then. */
const disappears: Record<string, [happens: () => void, focused: () => Element | null]> = {
  "disappears alone": [() => by("other").remove(), () => by("heading")],
  "disappears with its heading": [
    () => {
      by("heading").remove();
      by("other").remove();
    },
    () => by("page"),
  ],
  "disappears for what takes the focus, in a tab in the background": [
    () => {
      // The browser tells of the focus once the tab is in front.
      const stop = (event: Event) => event.stopImmediatePropagation();
      window.addEventListener("focusin", stop, { capture: true, once: true });
      by("other").remove();
      by("target").focus();
    },
    () => by("target"),
  ],
  "disappears after a press of something else": [
    () => {
      fireEvent.pointerDown(by("label"));
      by("other").remove();
    },
    () => document.body,
  ],
};

test.each(Object.entries(disappears))(
  "the focus of a button that %s goes to the heading before it, unless it has gone elsewhere",
  async (_what, [happens, focused]) => {
    by("label").insertAdjacentHTML("beforebegin", "<h1 id=page>Page</h1>");
    by("other").insertAdjacentHTML("afterend", "<h2>Next</h2>");
    const end = keepFocus();
    by("other").focus();
    happens();
    await Promise.resolve();
    expect(document.activeElement).toBe(focused());
    end();
  },
);

test("an answer still moves the focus from the heading before a button that disappeared", async () => {
  const end = keepFocus();
  by("other").focus();
  const press = takePress();
  by("other").remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(by("heading"));
  expect(press.moveFocus(by("target"))).toBe(true);
  end();
});
