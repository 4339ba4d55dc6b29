import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createSerialQueue } from "./generate-text.ts";

test("each task starts once the task before it has ended, in the order of the calls", async () => {
  const enqueue = createSerialQueue();
  const events: string[] = [];
  const task = (name: string, ms: number) => async () => {
    events.push(`${name} starts`);
    await sleep(ms);
    events.push(`${name} ends`);
    return name;
  };
  const results = await Promise.all([
    enqueue(task("long", 20)),
    enqueue(task("short", 1)),
    enqueue(task("last", 1)),
  ]);
  expect(results).toEqual(["long", "short", "last"]);
  expect(events).toEqual([
    "long starts",
    "long ends",
    "short starts",
    "short ends",
    "last starts",
    "last ends",
  ]);
});

test("a task that fails rejects for its caller, and the next task runs", async () => {
  const enqueue = createSerialQueue();
  const failing = enqueue(() => Promise.reject(new Error("no table")));
  const next = enqueue(() => Promise.resolve("stored"));
  await expect(failing).rejects.toThrow("no table");
  expect(await next).toBe("stored");
});
