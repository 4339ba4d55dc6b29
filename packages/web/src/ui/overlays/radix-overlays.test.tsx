// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { LazyTooltip } from "./lazy-overlays.tsx";
import { Toaster, Tooltip, TooltipProvider } from "./radix-overlays.tsx";
import { toasts, type ToastMessage } from "./toasts.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout, so there are no sizes to observe.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const hover = (name: string) =>
  fireEvent.pointerMove(screen.getByText(name), { pointerType: "mouse" });
const leave = (name: string) => {
  fireEvent.pointerLeave(screen.getByText(name));
  fireEvent.pointerMove(document.body, { clientX: 500, clientY: 500 });
};

function renderTwo() {
  render(
    <TooltipProvider>
      <Tooltip text="about one">one</Tooltip>
      <Tooltip text="about two">two</Tooltip>
    </TooltipProvider>,
  );
}

const isOpen = () =>
  toasts()
    .getState()
    .toasts.map(({ open }) => open);

const success = {
  title: "Booking request submitted",
  description: "You are being redirected.",
  tone: "success",
} as const;
const failure = {
  title: "Booking failed",
  description: "Please try again.",
  tone: "destructive",
} as const;

function renderToast(message: ToastMessage) {
  toasts().show(message);
  render(<Toaster list={toasts().getState().toasts} />);
}

test.each([success, failure])("closes the toast $title after 5 s", async (message) => {
  renderToast(message);
  await wait(4_999);
  expect(isOpen()).toEqual([true]);
  await wait(1);
  expect(isOpen()).toEqual([false]);
});

test.each([
  ["the pointer is over it", fireEvent.pointerMove, fireEvent.pointerLeave],
  ["it has the focus", fireEvent.focusIn, fireEvent.focusOut],
])(
  "keeps a failure open while %s, and closes it when its time is over",
  async (_, pause, resume) => {
    renderToast(failure);
    await wait(3_000);
    pause(screen.getByText("Booking failed"));
    await wait(3_600_000);
    expect(isOpen()).toEqual([true]);
    resume(screen.getByRole("region"));
    await wait(1_999);
    expect(isOpen()).toEqual([true]);
    await wait(1);
    expect(isOpen()).toEqual([false]);
  },
);

test("dismisses a toast by its button", async () => {
  renderToast(failure);
  await wait(0);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(isOpen()).toEqual([false]);
});

test("announces a success, and leaves the announcement of a failure to its form", async () => {
  const announced = () => screen.queryAllByRole("status").map(({ textContent }) => textContent);
  renderToast(success);
  await wait(100);
  expect(announced()).toEqual([expect.stringContaining("Booking request submitted")]);
  cleanup();
  renderToast(failure);
  await wait(100);
  expect(screen.getByText("Booking failed")).toBeTruthy();
  expect(announced()).toEqual([]);
});

test.each([
  [700, true],
  [40, false],
])(
  "shows a toast in the half of the screen without the focused button at %i px",
  async (top, isOnTop) => {
    render(<button type="submit">Get Your Quote</button>);
    const button = screen.getByRole("button");
    button.getBoundingClientRect = () => new DOMRect(0, top, 300, 48);
    button.focus();
    renderToast(failure);
    await wait(0);
    expect(screen.getByRole("list").classList.contains("toast-viewport-top")).toBe(isOnTop);
  },
);

test("shows a toast at the bottom without a focused control, also while it closes", async () => {
  renderToast(failure);
  await wait(0);
  expect(screen.getByRole("list").className).toBe("toast-viewport");
});

test("opens a tooltip after 700 ms of hovering and closes it when the pointer leaves", async () => {
  renderTwo();
  hover("one");
  await wait(699);
  expect(screen.queryByRole("tooltip")).toBeNull();
  await wait(1);
  expect(screen.getByRole("tooltip").textContent).toBe("about one");
  leave("one");
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("opens the next tooltip at once within 300 ms of closing, and after the delay later", async () => {
  renderTwo();
  hover("one");
  await wait(700);
  leave("one");
  await wait(299);
  hover("two");
  await wait(0);
  expect(screen.getByRole("tooltip").textContent).toBe("about two");
  leave("two");
  await wait(300);
  hover("one");
  await wait(0);
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("closes a tooltip with Escape", async () => {
  renderTwo();
  hover("one");
  await wait(700);
  fireEvent.keyDown(document, { key: "Escape" });
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("loads a lazy tooltip when the pointer enters, and opens it even if the pointer then rests", async () => {
  render(<LazyTooltip text="about three">three</LazyTooltip>);
  fireEvent.pointerEnter(screen.getByText("three"), { pointerType: "mouse" });
  await act(() => vi.dynamicImportSettled());
  await wait(699);
  expect(screen.queryByRole("tooltip")).toBeNull();
  await wait(1);
  expect(screen.getByRole("tooltip").textContent).toBe("about three");
});

test("keeps a lazy tooltip closed if the pointer leaves while it loads", async () => {
  render(<LazyTooltip text="about three">three</LazyTooltip>);
  fireEvent.pointerEnter(screen.getByText("three"), { pointerType: "mouse" });
  fireEvent.pointerLeave(screen.getByText("three"));
  await act(() => vi.dynamicImportSettled());
  await wait(1_000);
  expect(screen.queryByRole("tooltip")).toBeNull();
});
