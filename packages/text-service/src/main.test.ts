import { expect, test } from "vitest";
import { parseCommandLine } from "./main.ts";

test("uses port 4600 without latency or faults by default", () => {
  expect(parseCommandLine([])).toEqual({ port: 4600, latencyMs: 0, seed: 1, rules: [] });
});

test("converts shares of faults to rules for these shares of all calls", () => {
  const { rules, ...rest } = parseCommandLine([
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
])("rejects %s %s with an error that contains the option", (...args) => {
  expect(() => parseCommandLine(args)).toThrow(args[0]);
});

test("adds a rule for --mode", () => {
  expect(parseCommandLine(["--mode", "poison-7"]).rules).toEqual([{ mode: "poison-7" }]);
});
