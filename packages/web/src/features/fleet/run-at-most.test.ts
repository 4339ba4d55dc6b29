import { expect, test } from "vitest";
import { runAtMost } from "./run-at-most.ts";

test("runs every item in order, within the concurrency limit", async () => {
  const items = Array.from({ length: 25 }, (_, index) => index);
  const started: number[] = [];
  const release: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const all = runAtMost(4, items, async (item) => {
    started.push(item);
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => release.push(resolve));
    running -= 1;
  });
  expect(started).toEqual([0, 1, 2, 3]);
  while (started.length < items.length || running > 0) {
    release.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  }
  await all;
  expect(started).toEqual(items);
  expect(most).toBe(4);
});

test("accepts fewer items than the limit, or an empty list", async () => {
  const done: string[] = [];
  await runAtMost(4, ["a"], async (item) => void done.push(item));
  await runAtMost(4, [], async (item) => void done.push(item));
  expect(done).toEqual(["a"]);
});
