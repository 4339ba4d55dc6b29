import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTurns } from "./turns.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Takes turns and returns the start of each in milliseconds. */
function takeTurns(turns: ReturnType<typeof createTurns>, count: number): number[] {
  const came: number[] = [];
  for (let turn = 0; turn < count; turn++) {
    void turns.next().then(() => came.push(performance.now() - startedAt));
  }
  return came;
}
let startedAt = 0;
beforeEach(() => void (startedAt = performance.now()));

test("starts requests in sequence, below the site's seven a second", async () => {
  const came = takeTurns(createTurns(), 25);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(came).toHaveLength(25);
  const inSecondFrom = (from: number) =>
    came.filter((time) => time >= from && time < from + 1_000).length;
  expect(Math.max(...came.map(inSecondFrom))).toBeLessThanOrEqual(7);
  expect(came.at(-1)).toBeLessThan(4_000);
});

test("starts no request during a pause", async () => {
  const turns = createTurns();
  await turns.next();
  turns.pause(10);
  turns.pause(3);
  const came = takeTurns(turns, 3);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(came).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(came).toHaveLength(3);
});

test("keeps the order of calls through a pause", async () => {
  const turns = createTurns();
  const order: string[] = [];
  await turns.next();
  void turns.next().then(() => order.push("before the pause"));
  turns.pause(1);
  void turns.next().then(() => order.push("after the pause"));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(order).toEqual(["before the pause", "after the pause"]);
});
