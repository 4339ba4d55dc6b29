import { expect, test } from "vitest";
import { createToastStore, type ToastMessage } from "./toast-store.ts";

const message = (title: string): ToastMessage => ({ title, description: "", tone: "done" });

test("one toast is on screen at a time: a second takes the first one's place", () => {
  const store = createToastStore();
  store.show(message("first"));
  store.show(message("second"));
  expect(store.list().map(({ title, open }) => [title, open])).toEqual([["second", true]]);
});

test("a dismissed toast closes at once and is removed after 1,000,000 ms", () => {
  const timers: { run: () => void; ms: number }[] = [];
  const store = createToastStore((run, ms) => timers.push({ run, ms }));
  const id = store.show(message("first"));
  store.dismiss(id);
  expect(store.list()).toMatchObject([{ id, open: false }]);
  expect(timers.map(({ ms }) => ms)).toEqual([1_000_000]);
  timers[0]?.run();
  expect(store.list()).toEqual([]);
});

test("whoever draws them is told of every change until they stop listening", () => {
  const store = createToastStore(() => 0);
  let told = 0;
  const stop = store.subscribe(() => (told += 1));
  store.dismiss(store.show(message("a")));
  stop();
  store.show(message("b"));
  expect(told).toBe(2);
});
