import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("without options the service listens on 4600 and answers well at once", () => {
  expect(readOptions([])).toEqual({ port: 4600, latencyMs: 0, seed: 1, rules: [] });
});

test("shares of faults become standing orders whose rates hold of all calls", () => {
  const { rules, ...rest } = readOptions([
    "--port",
    "0",
    "--latency",
    "300",
    "--rate-limit",
    "0.2",
    "--error",
    "0.05",
    "--seed",
    "9",
  ]);
  expect(rest).toEqual({ port: 0, latencyMs: 300, seed: 9 });
  expect(rules?.[0]).toEqual({ mode: "rate-limit", rate: 0.2 });
  expect((1 - 0.2) * (rules?.[1]?.rate ?? 0)).toBeCloseTo(0.05);
});

test.each([
  ["--rate-limit", "2"],
  ["--port", "x"],
  ["--mode", "poison-99"],
  ["--unknown", "1"],
])("%s %s is refused with its name", (...args) => {
  expect(() => readOptions(args)).toThrow(args[0]);
});

test("a mode by name is the last order", () => {
  expect(readOptions(["--mode", "poison-7"]).rules).toEqual([{ mode: "poison-7" }]);
});
