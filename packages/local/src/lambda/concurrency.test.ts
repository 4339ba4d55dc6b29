import { expect, test } from "vitest";
import type { DeployedFunction } from "../assembly/functions.ts";
import { concurrencyLimits } from "./concurrency.ts";

const buildFunction = (id: string, reservedConcurrency?: number, region = "eu-west-2"): DeployedFunction => ({
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

const limitsOf = (...functions: DeployedFunction[]) => {
  const limits = concurrencyLimits(functions);
  return {
    release: (id: string) => limits.get(id)?.release(),
    /** Returns the number of successful attempts. */
    acquire: (id: string, attempts = 2_000) =>
      Array.from({ length: attempts }, () => limits.get(id)?.acquire()).filter(Boolean).length,
  };
};

test("a function gets its reserved concurrency, and regains released invocations", () => {
  const { acquire, release } = limitsOf(buildFunction("Booking", 100));
  expect(acquire("Booking")).toBe(100);
  release("Booking");
  expect(acquire("Booking")).toBe(1);
});

test("functions without reserved concurrency share the rest of their region's limit", () => {
  const { acquire } = limitsOf(
    buildFunction("Booking", 100),
    buildFunction("A"),
    buildFunction("B"),
    buildFunction("Edge", undefined, "us-east-1"),
  );
  expect(acquire("A", 500)).toBe(500);
  expect(acquire("B")).toBe(400);
  expect(acquire("Booking")).toBe(100);
  expect(acquire("Edge")).toBe(1_000);
});
