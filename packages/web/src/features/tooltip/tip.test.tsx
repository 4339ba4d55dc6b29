// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tip } from "./tip.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const hover = (name: string) => fireEvent.pointerEnter(screen.getByText(name));
const leave = (name: string) => fireEvent.pointerLeave(screen.getByText(name));

function open() {
  render(
    <>
      <Tip text="about one">one</Tip>
      <Tip text="about two">two</Tip>
    </>,
  );
  pass(1_000);
}

test("a hint opens after 700 ms of hovering, not before, and closes on leaving", () => {
  open();
  hover("one");
  pass(699);
  expect(screen.queryByRole("tooltip")).toBeNull();
  pass(1);
  expect(screen.getByRole("tooltip").textContent).toBe("about one");
  leave("one");
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("the next one opens at once within 300 ms, and waits again after that", () => {
  open();
  hover("one");
  pass(700);
  leave("one");
  pass(299);
  hover("two");
  pass(0);
  expect(screen.getByRole("tooltip").textContent).toBe("about two");
  leave("two");
  pass(300);
  hover("one");
  pass(0);
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("Escape closes it", () => {
  open();
  hover("one");
  pass(700);
  fireEvent.keyDown(document, { key: "Escape" });
  expect(screen.queryByRole("tooltip")).toBeNull();
});
