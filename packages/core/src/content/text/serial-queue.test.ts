import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { inTurn } from "./serial-queue.ts";

test("each piece of work begins once the one before it is done, in the order of asking", async () => {
  const take = inTurn();
  const seen: string[] = [];
  const work = (name: string, ms: number) => async () => {
    seen.push(`${name} begins`);
    await pause(ms);
    seen.push(`${name} ends`);
    return name;
  };
  const results = await Promise.all([take(work("long", 20)), take(work("short", 1)), take(work("last", 1))]);
  expect(results).toEqual(["long", "short", "last"]);
  expect(seen).toEqual(["long begins", "long ends", "short begins", "short ends", "last begins", "last ends"]);
});

test("work that fails tells whoever asked for it, and the next goes on", async () => {
  const take = inTurn();
  const failing = take(() => Promise.reject(new Error("no table")));
  const next = take(() => Promise.resolve("stored"));
  await expect(failing).rejects.toThrow("no table");
  expect(await next).toBe("stored");
});
