import { expect, test } from "vitest";
import { parseCommandLine } from "./main.ts";

test("uses port 4600 without latency or faults by default", () => {
  const rules = [{ mode: "ok", rate: 1 }];
  expect(parseCommandLine([])).toEqual({ port: 4600, latencyMs: 0, rules });
});

test("makes a share of the calls fail in a mode", () => {
  const args = "--port 0 --latency 300 --mode error-500 --share 0.05".split(" ");
  const rules = [{ mode: "error-500", rate: 0.05 }];
  expect(parseCommandLine(args)).toEqual({ port: 0, latencyMs: 300, rules });
});

test.each([
  ["--share", "2"],
  ["--port", "x"],
  ["--mode", "poison-99"],
  ["--unknown", "1"],
])("rejects %s %s with an error that contains the option", (...args) => {
  expect(() => parseCommandLine(args)).toThrow(args[0]);
});
