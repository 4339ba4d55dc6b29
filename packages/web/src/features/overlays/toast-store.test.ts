import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToastStore, toastLimits, type ToastMessage } from "./toast-store.ts";

const message = (title: string): ToastMessage => ({ title, description: "", tone: "success" });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("replaces the first toast with the second", () => {
  const store = createToastStore();
  store.show(message("first"));
  store.show(message("second"));
  expect(store.getState().toasts.map(({ title, open }) => [title, open])).toEqual([["second", true]]);
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

test("requires the toaster once it is prepared or a toast is shown", () => {
  const [prepared, shown] = [createToastStore(), createToastStore()];
  expect(prepared.getState().isToasterNeeded).toBe(false);
  prepared.prepare();
  shown.show(message("first"));
  expect(prepared.getState()).toEqual({ toasts: [], isToasterNeeded: true });
  expect(shown.getState().isToasterNeeded).toBe(true);
});

test("notifies subscribers of every change until they unsubscribe", () => {
  const store = createToastStore();
  const listener = vi.fn<() => void>();
  const unsubscribe = store.subscribe(listener);
  store.dismiss(store.show(message("a")));
  unsubscribe();
  store.show(message("b"));
  expect(listener).toHaveBeenCalledTimes(2);
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
