import { expect, test } from "vitest";
import type { DeployedFunction } from "../assembly/functions.ts";
import { concurrency } from "./concurrency.ts";

const aFunction = (id: string, reservedConcurrency?: number, region = "eu-west-2"): DeployedFunction => ({
  id,
  region,
  directory: "/",
  handler: "index.handler",
  environment: {},
  timeoutMs: 1,
  memoryMb: 1,
  reservedConcurrency,
  name: id,
});

const limits = (...functions: DeployedFunction[]) => {
  const slots = concurrency(functions);
  return {
    give: (id: string) => slots.get(id)?.give(),
    /** How many it gets at once, of as many as may be. */
    take: (id: string, most = 2_000) =>
      Array.from({ length: most }, () => slots.get(id)?.take()).filter(Boolean).length,
  };
};

test("a function has what is set aside for it, and what it gives back", () => {
  const { take, give } = limits(aFunction("Booking", 100));
  expect(take("Booking")).toBe(100);
  give("Booking");
  expect(take("Booking")).toBe(1);
});

test("the others share what is left over, each region for itself", () => {
  const { take } = limits(
    aFunction("Booking", 100),
    aFunction("A"),
    aFunction("B"),
    aFunction("Edge", undefined, "us-east-1"),
  );
  expect(take("A", 500)).toBe(500);
  expect(take("B")).toBe(400);
  expect(take("Booking")).toBe(100);
  expect(take("Edge")).toBe(1_000);
});
