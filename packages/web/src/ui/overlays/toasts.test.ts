import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToastStore, toastLimits, type ToastMessage } from "./toasts.ts";

const message = (title: string): ToastMessage => ({ title, description: "", tone: "success" });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("replaces the first toast with the second", () => {
  const store = createToastStore();
  store.show(message("first"));
  store.show(message("second"));
  expect(store.getState().toasts.map(({ title, open }) => [title, open])).toEqual([
    ["second", true],
  ]);
});

test("closes a dismissed toast at once and removes it after 1,000,000 ms", () => {
  const store = createToastStore();
  const id = store.show(message("first"));
  store.dismiss(id);
  expect(store.getState().toasts).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(store.getState().toasts).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.getState().toasts).toEqual([]);
});

test("needs the toaster once it is prepared, and again for each toast", () => {
  const store = createToastStore();
  const timesNeeded = () => store.getState().timesNeeded;
  expect(timesNeeded()).toBe(0);
  store.prepare();
  store.prepare();
  expect(timesNeeded()).toBe(1);
  store.show(message("first"));
  expect(timesNeeded()).toBe(2);
  store.show(message("second"));
  expect(timesNeeded()).toBe(3);
});

test("has the agreed limits", () => {
  expect(toastLimits).toEqual({
    limit: 1,
    durationMs: 5_000,
    removeDelayMs: 1_000_000,
    swipeThresholdPx: 50,
    hotkey: "F8",
  });
});
